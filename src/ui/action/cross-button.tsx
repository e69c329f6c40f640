import { Cross } from './cross.tsx';
import classes from './cross-button.module.css';

type CrossButtonProps = { label: string; size?: number; tabIndex?: number | undefined; onClick: () => void };

/** A cross that takes something away or closes it; `label` says what. */
export function CrossButton({ label, size, tabIndex, onClick }: CrossButtonProps) {
  return (
    <button
      type="button"
      className={`bare ${classes.button}`}
      aria-label={label}
      tabIndex={tabIndex}
      onClick={onClick}
    >
      <Cross size={size} />
    </button>
  );
}
