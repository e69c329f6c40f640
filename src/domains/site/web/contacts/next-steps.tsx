import { Link } from 'react-router';
import { SignedInLink } from '#domains/accounts/web/frame/signed-in-link.tsx';
import classes from './next-steps.module.css';

/** Where some find their answer sooner than by writing. */
export function NextSteps() {
  return (
    <section className={classes.steps} aria-labelledby="sooner">
      <h2 id="sooner" className={classes.title}>
        Perhaps sooner than by writing
      </h2>
      <ul className={`list ${classes.list}`}>
        <li>
          <h3>
            <Link to="/faq" prefetch="intent">
              Seven questions, answered
            </Link>
          </h3>
          <p>Who can use it, what it costs, how products are found and compared.</p>
        </li>
        <li>
          <h3>
            <Link to="/how-it-works" prefetch="intent">
              The way from search to contract
            </Link>
          </h3>
          <p>Seven steps, with what you bring to each and what you get out of it.</p>
        </li>
        <li>
          <h3>
            <SignedInLink to="/requests">Your requests</SignedInLink>
          </h3>
          <p>Members see every request with its reference, its papers and its timeline.</p>
        </li>
      </ul>
    </section>
  );
}
