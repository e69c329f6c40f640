import { openPalette } from '#platform/web/keys/doors.ts';
import classes from './palette-button.module.css';

/** Opens the palette of the product's frame, as Ctrl+K or Cmd+K do. */
export function PaletteButton() {
  return (
    <button type="button" className={`ends ${classes.button}`} onClick={() => openPalette()}>
      <span>Find a record</span>
      <kbd className={classes.keys}>Ctrl K</kbd>
    </button>
  );
}
