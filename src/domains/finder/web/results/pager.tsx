import { Link } from 'react-router';
import { goToPage } from '../state/finder-moves.ts';
import type { Finder } from '../state/use-finder.ts';
import classes from './pager.module.css';
import { pageCount, pagesShown } from './pages-shown.ts';

type PagerProps = {
  finder: Finder;
  total: number;
  /** Called once a page was chosen: brings the first result into view. */
  onTurn: () => void;
};

/** The pages of a result as links: each has an address of its own. */
export function Pager({ finder: { state, addressOf }, total, onTurn }: PagerProps) {
  const last = pageCount(total, state.size);
  if (last <= 1) return null;

  function linkTo(page: number) {
    return { to: addressOf(goToPage(state, page)), preventScrollReset: true, onClick: onTurn };
  }

  function step(label: string, page: number, rel: string) {
    return page < 1 || page > last ? (
      <span className={classes.step} aria-hidden="true">
        {label}
      </span>
    ) : (
      <Link {...linkTo(page)} className={classes.step} rel={rel}>
        {label}
      </Link>
    );
  }

  return (
    <nav aria-label="Pages of results" className={`row ${classes.pager}`}>
      {step('Previous', state.page - 1, 'prev')}
      <ol className={`list ${classes.pages}`}>
        {pagesShown(state.page, last).map((page, place) =>
          page === null ? (
            <li key={`gap ${place < 3 ? 'before' : 'after'}`} className={classes.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <Link
                {...linkTo(page)}
                className={classes.page}
                aria-label={`Page ${page}`}
                aria-current={page === state.page ? 'page' : undefined}
              >
                {page}
              </Link>
            </li>
          ),
        )}
      </ol>
      {step('Next', state.page + 1, 'next')}
    </nav>
  );
}
