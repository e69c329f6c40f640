import { Drawing, emptyBox } from '#ui/mark/drawing.tsx';
import { back, ink, lines, missing, shade, sheet } from '#ui/mark/pens.ts';

/** A sheet that is put aside, with a bookmark, before places for others. */
export function WaitingBookmark() {
  return (
    <Drawing {...emptyBox}>
      <ellipse cx="100" cy="121" rx="74" ry="6" {...shade} />
      <path {...missing} d="M38 34h38v74H38zM124 34h38v74h-38z" />
      <path {...sheet} d="M58 22a5 5 0 0 1 5-5h74a5 5 0 0 1 5 5v95H58z" />
      <path {...lines} d="M72 64h56M72 80h56M72 96h34" />
      <path {...back} d="M108 14h20v40l-10-9-10 9z" />
      <path {...ink} d="M108 14h20v40l-10-9-10 9z" />
    </Drawing>
  );
}
