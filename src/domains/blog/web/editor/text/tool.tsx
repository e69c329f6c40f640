import type { ComponentProps } from 'react';
import classes from './toolbar.module.css';

type ToolProps = {
  label: string;
  /** Holds of what the cursor is in. */
  active?: boolean | undefined;
  disabled?: boolean | undefined;
  onPress: () => void;
} & Pick<ComponentProps<'button'>, 'children'>;

/** One thing that can be done to the text, which keeps the cursor. What cannot be done now can be come to all the same. */
export function Tool({ label, active = false, disabled = false, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className={classes.tool}
      aria-label={label}
      title={label}
      aria-pressed={active || undefined}
      aria-disabled={disabled || undefined}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !disabled && onPress()}
    >
      {children}
    </button>
  );
}
