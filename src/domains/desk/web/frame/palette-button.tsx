import { lazy, Suspense, useEffect, useState } from 'react';
import classes from './palette-button.module.css';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

/** Opens the command palette, as Ctrl+K or Cmd+K do; its code is fetched when it is first wanted. */
export function PaletteButton() {
  const [wanted, setWanted] = useState(0);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setWanted((times) => times + 1);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button type="button" className={`ends ${classes.button}`} onClick={() => setWanted(wanted + 1)}>
        <span>Find a record</span>
        <kbd className={classes.keys}>Ctrl K</kbd>
      </button>
      {wanted > 0 && (
        <Suspense fallback={null}>
          <Palette wanted={wanted} />
        </Suspense>
      )}
    </>
  );
}
