import { Link } from 'react-router';
import { homeOf } from '#page-table.ts';
import { useSession } from '#platform/web/session/session.ts';
import { largeButton } from '#ui/action/button-link.ts';
import classes from './effortless.module.css';

const steps = [
  {
    title: 'Search by what decides',
    text: 'Molecule, dosage form, route, market, readiness, GMP and supply. Every filter tells how much it leaves.',
  },
  {
    title: 'Compare like for like',
    text: 'One-time fees, supply terms, stability, batch size and minimum order stand in the same place on every dossier.',
  },
  {
    title: 'Ask once, in full',
    text: 'Send volumes, a signed CDA and your RFQ in one request. It gets a reference, and never gets lost.',
  },
] as const;

/** Its button leads to where a session starts: '/home', and Active Deals for an investor, whom that does not admit. */
export function Effortless() {
  const session = useSession();
  return (
    <section className={classes.band} aria-labelledby="effortless">
      <div className={`wide ${classes.inner}`}>
        <div className={classes.words}>
          <h2 id="effortless" className={classes.title}>
            Perfect Fit, Effortless Search <span className={classes.slash}>/</span> Sourcing Made Simple
          </h2>
          <Link className={`${largeButton} ${classes.button}`} to={homeOf(session?.role)} prefetch="intent">
            FIND DOSSIERS/ PARTNERS RIGHT AWAY
          </Link>
        </div>
        <ol className="list stack-loose">
          {steps.map(({ title, text }, position) => (
            <li key={title} className={classes.step}>
              <span className={`tinted ${classes.number}`} aria-hidden="true">
                {position + 1}
              </span>
              <div>
                <h3 className={classes.stepTitle}>{title}</h3>
                <p className={classes.text}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
