import type { ComponentProps } from 'react';
import classes from './toolbar.module.css';

type ToolProps = {
  label: string;
  /** Holds of what the cursor is in. */
  active?: boolean | undefined;
  disabled?: boolean | undefined;
  onPress: () => void;
} & Pick<ComponentProps<'button'>, 'children'>;

/** One thing that can be done to the text, which keeps the cursor. */
export function Tool({ label, active = false, disabled = false, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className={classes.tool}
      aria-label={label}
      title={label}
      aria-pressed={active || undefined}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
