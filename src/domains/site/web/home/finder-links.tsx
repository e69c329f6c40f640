import { Link } from 'react-router';
import type { Finder } from '../finder-choice/finders.tsx';
import classes from './finder-links.module.css';

/** The finders as quiet cards beside each other. One that is still to come is dimmed, and opens all the same. */
export function FinderLinks({ finders }: { finders: readonly Finder[] }) {
  return (
    <ul className={`list ${classes.links}`}>
      {finders.map(({ label, to, text, picture, comingSoon }) => (
        <li key={label}>
          <Link className={`panel lifts ${classes.link}`} to={to} prefetch="intent" data-soon={comingSoon}>
            <div className={classes.picture}>{picture}</div>
            <div className={`fits ${classes.words}`}>
              <h2 className={classes.title}>
                {label}
                {comingSoon && <span className="badge-small faint">Coming Soon</span>}
              </h2>
              <p className={classes.text}>{text}</p>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}
