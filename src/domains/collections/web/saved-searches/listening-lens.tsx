import { Drawing, emptyBox } from '#ui/mark/drawing.tsx';
import { back, front, ink, lines, shade } from '#ui/mark/pens.ts';

/** A lens kept beside a bell. */
export function ListeningLens() {
  return (
    <Drawing {...emptyBox}>
      <ellipse cx="100" cy="121" rx="70" ry="6" {...shade} />
      <circle cx="84" cy="60" r="36" {...front} />
      <circle cx="84" cy="60" r="36" {...ink} />
      <path {...lines} d="M64 52h40M64 66h26" />
      <path {...ink} strokeWidth="8" d="m111 87 25 26" />
      <path {...back} d="M132 50c4-4 4-8 4-14a12 12 0 0 1 24 0c0 6 0 10 4 14z" />
      <path {...ink} d="M132 50c4-4 4-8 4-14a12 12 0 0 1 24 0c0 6 0 10 4 14zM144 56a4 4 0 0 0 8 0M148 20v4" />
    </Drawing>
  );
}
