import { Cross } from './cross.tsx';
import classes from './cross-button.module.css';

/** A cross that takes something away or closes it; `label` says what. */
export function CrossButton({ label, size, onClick }: { label: string; size?: number; onClick: () => void }) {
  return (
    <button type="button" className={`bare ${classes.button}`} aria-label={label} onClick={onClick}>
      <Cross size={size} />
    </button>
  );
}
