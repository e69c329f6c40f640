import { Link } from 'react-router';
import type { Dossier } from '#domains/dossiers/contract/dossiers.ts';
import { offerIn } from '#domains/dossiers/web/display.ts';
import type { ProposalOutcome } from '#domains/requests/contract/proposals.ts';
import classes from './proposals-view.module.css';

type OutcomeListProps = {
  dossiers: readonly Dossier[];
  outcomes: ReadonlyMap<string, ProposalOutcome>;
};

/** The dossiers that a form is for, each with what became of its request. */
export function OutcomeList({ dossiers, outcomes }: OutcomeListProps) {
  return (
    <aside className={`card ${classes.card}`} aria-label="The dossiers">
      <ul className={`list stack ${classes.list}`} aria-live="polite">
        {dossiers.map((dossier) => (
          <li key={dossier._id}>
            <Link to={`/product-details/${encodeURIComponent(dossier._id)}`} className={classes.title}>
              {dossier.ListingTitle}
            </Link>
            <span className="muted">{dossier.ListingCode}</span>
            <Outcome outcome={outcomes.get(dossier._id)} waiting={offerIn(dossier.offDay)} />
          </li>
        ))}
      </ul>
    </aside>
  );
}

function Outcome({ outcome, waiting }: { outcome: ProposalOutcome | undefined; waiting: string }) {
  if (outcome?.reference) {
    return (
      <span className={classes.sent}>
        Sent as <Link to={`/requests/${encodeURIComponent(outcome.reference)}`}>{outcome.reference}</Link>
      </span>
    );
  }
  if (outcome?.failure) return <span className={classes.failed}>{outcome.failure.message}</span>;
  return <span className="muted">{waiting}</span>;
}
