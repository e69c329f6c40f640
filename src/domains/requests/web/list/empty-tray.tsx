import { Drawing, emptyBox } from '#ui/mark/drawing.tsx';
import { front, ink, missing, shade, sheet } from '#ui/mark/pens.ts';

/** A letter leaving a tray that is empty behind it. */
export function EmptyTray() {
  return (
    <Drawing {...emptyBox}>
      <ellipse cx="100" cy="121" rx="74" ry="6" {...shade} />
      <path {...missing} d="M70 30h60M78 18h44" />
      <path {...sheet} d="M60 48a5 5 0 0 1 5-5h70a5 5 0 0 1 5 5v46H60z" />
      <path {...ink} d="m62 46 38 27 38-27" />
      <path {...front} d="M32 82h38l8 13h44l8-13h38v28a7 7 0 0 1-7 7H39a7 7 0 0 1-7-7z" />
    </Drawing>
  );
}
