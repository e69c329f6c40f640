import { Drawing, emptyBox } from '#ui/mark/drawing.tsx';
import { front, ink, shade, sheet } from '#ui/mark/pens.ts';

/** Trays with nothing in them, and a tick. */
export function ClearDesk() {
  return (
    <Drawing {...emptyBox}>
      <ellipse cx="100" cy="121" rx="78" ry="6" {...shade} />
      <path {...sheet} d="M36 52h104l8 22H28z" />
      <path {...front} d="M28 74h120v14a5 5 0 0 1-5 5H33a5 5 0 0 1-5-5z" />
      <path {...front} d="M28 98h120v14a5 5 0 0 1-5 5H33a5 5 0 0 1-5-5z" />
      <path {...ink} d="M72 83h32M72 107h32" />
      <circle cx="150" cy="42" r="20" fill="var(--done-soft)" stroke="var(--done-line)" strokeWidth="1.5" />
      <path stroke="var(--done)" strokeWidth="4" d="m141 42 7 7 12-13" />
    </Drawing>
  );
}
