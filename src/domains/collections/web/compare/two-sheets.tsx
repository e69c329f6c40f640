import { Drawing, emptyBox } from '#ui/mark/drawing.tsx';
import { ink, lines, missing, shade, sheet } from '#ui/mark/pens.ts';

/** Two sheets side by side; one line of them differs. */
export function TwoSheets() {
  return (
    <Drawing {...emptyBox}>
      <ellipse cx="100" cy="121" rx="78" ry="6" {...shade} />
      <path {...sheet} d="M34 26a5 5 0 0 1 5-5h44a5 5 0 0 1 5 5v91H34z" />
      <path {...missing} d="M112 26a5 5 0 0 1 5-5h44a5 5 0 0 1 5 5v91h-54z" />
      <path fill="var(--differs-soft)" stroke="var(--differs-line)" d="M34 58h54v22H34z" />
      <path {...lines} d="M44 38h34M44 69h34M44 92h34M44 104h20" />
      <path {...ink} d="M94 64h12M94 74h12M104 58l-8 22" />
    </Drawing>
  );
}
