import { useId } from 'react';
import { onlyFilter } from '#domains/finder/web/state/finder-moves.ts';
import { chosenOf, filtersOf } from '#domains/finder/web/state/finder-shape.ts';
import { filtersInUse } from '#domains/finder/web/state/in-use.ts';
import type { Finder } from '#domains/finder/web/state/use-finder.ts';
import { supplierShortcuts } from '../../contract/supplier-shortcuts.ts';
import { supplierShape } from '../supplier-shape.ts';
import { PlantSkyline } from './plant-skyline.tsx';
import { ShortcutPicture } from './shortcut-pictures.tsx';
import classes from './supplier-hero.module.css';

type Shortcut = (typeof supplierShortcuts)[number];

/** What buyers come for most, each one click away. Without a finder, before the page has come to life. */
export function SupplierHero({ finder }: { finder?: Finder }) {
  const id = useId();
  return (
    <section className={classes.hero} aria-labelledby={id}>
      <div className={classes.head}>
        <div>
          <h2 id={id} className={classes.title}>
            Find the plant that makes your product
          </h2>
          <p className={classes.text}>
            Start from what buyers ask for most, then narrow down by accreditation, place and capability.
          </p>
        </div>
        <PlantSkyline />
      </div>
      <ul className={`list ${classes.tiles}`}>
        {supplierShortcuts.map((shortcut) => (
          <li key={shortcut.label}>
            <button
              type="button"
              className={`card lifts line ${classes.tile}`}
              disabled={finder === undefined}
              aria-pressed={finder !== undefined && isAllThereIs(finder, shortcut)}
              onClick={() => finder && take(finder, shortcut)}
            >
              <ShortcutPicture label={shortcut.label} />
              {shortcut.label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Sets one filter after clearing the others. */
function take({ move }: Finder, { group, value }: Shortcut): void {
  const filter = filtersOf(supplierShape).find(({ name }) => name === group);
  if (filter) move((latest) => onlyFilter(latest, filter, value));
}

function isAllThereIs({ shape, state }: Finder, { group, value }: Shortcut): boolean {
  return filtersInUse(shape, state).length === 1 && chosenOf(state, group)[0] === value;
}
