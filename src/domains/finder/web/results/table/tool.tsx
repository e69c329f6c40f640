import classes from './table-tools.module.css';

type ToolProps = {
  /** Why it cannot be pressed; null where it can. */
  off?: string | null;
  onPress: () => void;
  children: string;
};

/** One of the things that can be done with the ticked rows. */
export function Tool({ off = null, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className={`control ${classes.tool}`}
      disabled={off !== null}
      title={off ?? undefined}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
