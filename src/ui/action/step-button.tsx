import { LineIcon } from '../mark/line-icon.tsx';
import classes from './step-button.module.css';

type StepButtonProps = {
  label: string;
  d: string;
  /** There is no further step. */
  off: boolean;
  /** Among rows that stand close. */
  small?: boolean;
  onStep: () => void;
};

/** One step on or back. Where there is no further one it stays in its place, and keeps the focus. */
export function StepButton({ label, d, off, small = false, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      className={`bare ${classes.step}`}
      data-small={small || undefined}
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={() => !off && onStep()}
    >
      <LineIcon d={d} size={small ? 16 : 18} />
    </button>
  );
}
