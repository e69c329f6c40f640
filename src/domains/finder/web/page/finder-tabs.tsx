import { NavLink, useLocation } from 'react-router';
import { leadTo } from '#platform/web/session/came-from.ts';
import classes from '#ui/action/segments.module.css';

/** The switch between the two finders. Links, because each finder is a page of its own. */
export function FinderTabs() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Finder" className={classes.segments}>
      <NavLink to={leadTo('/dossier-search', pathname)} className={classes.segment}>
        Dossier Finder
      </NavLink>
      <NavLink to={leadTo('/supplier-search', pathname)} className={classes.segment} prefetch="intent">
        Supplier Finder
      </NavLink>
    </nav>
  );
}
