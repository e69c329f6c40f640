import { NavLink } from 'react-router';
import classes from '#web/ui/segments.module.css';

/** The switch between the two finders. Links, because each finder is a page of its own. */
export function FinderTabs() {
  return (
    <nav aria-label="Finder" className={classes.segments}>
      <NavLink to="/dossier-search" className={classes.segment}>
        Dossier Finder
      </NavLink>
      <NavLink to="/supplier-search" className={classes.segment} prefetch="intent">
        Supplier Finder
      </NavLink>
    </nav>
  );
}
