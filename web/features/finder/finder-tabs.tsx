import { NavLink } from 'react-router';
import classes from './finder-tabs.module.css';

/** The switch between the two finders. Links, because each finder is a page of its own. */
export function FinderTabs() {
  return (
    <nav aria-label="Finder" className={classes.tabs}>
      <NavLink to="/dossier-search" className={classes.tab}>
        Dossier Finder
      </NavLink>
      <NavLink to="/supplier-search" className={classes.tab} prefetch="intent">
        Supplier Finder
      </NavLink>
    </nav>
  );
}
