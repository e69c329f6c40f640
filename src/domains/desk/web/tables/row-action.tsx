import { useAction } from '#forms/use-action.ts';
import { useChange } from '#forms/use-change.ts';
import classes from './row-action.module.css';

type RowActionProps = {
  label: string;
  /** What it is done to, for those who hear the buttons one after the other. */
  of: string;
  act: () => Promise<{ message: string }>;
};

/** One thing that can be done with a row; the table is read again when it is done. */
export function RowAction({ label, of, act }: RowActionProps) {
  const change = useChange();
  const { run, busy } = useAction(() => change(act()));
  return (
    <button
      type="button"
      className={`control ${classes.action}`}
      onClick={run}
      aria-busy={busy}
      aria-label={`${label}: ${of}`}
    >
      {label}
    </button>
  );
}
