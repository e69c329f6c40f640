import { Drawing, emptyBox } from '#ui/mark/drawing.tsx';
import { back, front, ink, missing, shade } from '#ui/mark/pens.ts';

/** A carton without a label, and the place of the one to come. */
export function UnlabelledBox() {
  return (
    <Drawing {...emptyBox}>
      <ellipse cx="96" cy="121" rx="70" ry="6" {...shade} />
      <path {...front} d="M46 50l46-16 46 16v50l-46 18-46-18z" />
      <path {...back} d="M92 68l46-18v50l-46 18z" />
      <path {...ink} d="M46 50l46-16 46 16v50l-46 18-46-18zM46 50l46 18 46-18M92 68v50" />
      <path {...missing} d="M56 72l26 10v16l-26-10z" />
      <path {...ink} d="M160 22v20M150 32h20" />
    </Drawing>
  );
}
