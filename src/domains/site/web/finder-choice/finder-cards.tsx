import { Link } from 'react-router';
import classes from './finder-cards.module.css';
import type { Finder } from './finders.tsx';

type FinderCardsProps = {
  finders: readonly Finder[];
  /** Where a card leads; its finder unless told. */
  leadTo?: (finder: Finder) => string;
};

/** Cards that lead to a finder. One that is still to come is dimmed, and opens all the same. */
export function FinderCards({ finders, leadTo = (finder) => finder.to }: FinderCardsProps) {
  return (
    <ul className={`list ${classes.cards}`}>
      {finders.map((finder) => (
        <li key={finder.label}>
          <Link
            className={`card lifts ${classes.card}`}
            to={leadTo(finder)}
            prefetch="intent"
            data-soon={finder.comingSoon}
          >
            {finder.picture}
            <h2 className={classes.title}>
              {finder.label}
              {finder.comingSoon && <span className={`badge-small faint ${classes.soon}`}>Coming Soon</span>}
            </h2>
            <p className={classes.text}>{finder.text}</p>
            <span className={classes.go} aria-hidden="true">
              {finder.comingSoon ? 'See what is planned' : 'Open'} <span>→</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
