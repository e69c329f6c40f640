import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import classes from './faq-tab.module.css';

/** The image that leads back up. A plain link does it without scripts; with them the address stays as it is. */
export function ScrollToTop() {
  return (
    <Link className={classes.up} to="#top" onClick={scrollUp}>
      <svg viewBox="0 0 48 48" width="48" height="48" role="img" aria-label="Scroll to top">
        <circle cx="24" cy="24" r="22" className={classes.disc} />
        <path d="M24 34V15m-8 8 8-8 8 8" className={classes.arrow} />
      </svg>
    </Link>
  );
}

function scrollUp(event: MouseEvent): void {
  event.preventDefault();
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
  // Tab goes on from where the eye now is.
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
