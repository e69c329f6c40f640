import { useId } from 'react';
import type { Answer } from '#platform/web/call/use-answer.ts';
import { besideTryAgain } from '#ui/action/beside-try-again.ts';
import { TryAgain } from '#ui/action/try-again.tsx';
import { laterPart, useLaterPart } from '#ui/later-part.ts';
import { Skeleton } from '#ui/page/skeleton.tsx';
import type { ShownClaim } from '../contract/evidence-claims.ts';
import classes from './evidence-section.module.css';

// It comes while what it shows is asked for.
const evidenceList = laterPart(async () => (await import('./evidence-list.tsx')).EvidenceList<ShownClaim>);

type EvidenceSectionProps = {
  id: string;
  /** Of a dossier or a plant; it comes apart from the page that shows it. */
  claims: Answer<readonly ShownClaim[]>;
  onRetry: () => void;
};

/** What is claimed of a listing, and how each claim stands (§21.5). */
export function EvidenceSection({ id, claims, onRetry }: EvidenceSectionProps) {
  const titleId = useId();
  return (
    <section id={id} className={`card ${classes.sheet}`} aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId} className={`card-title ${classes.title}`}>
        Evidence
      </h2>
      <div className={classes.body} aria-busy={claims === null || undefined}>
        <Claims id={id} claims={claims} onRetry={onRetry} />
      </div>
      <p className={`note ${classes.foot}`}>
        Looked up by number, never by name alone. What nobody has proven is the owner’s word. No legal advice.
      </p>
    </section>
  );
}

function Claims({ id, claims, onRetry }: EvidenceSectionProps) {
  const EvidenceList = useLaterPart(evidenceList);
  if (claims === null || (!('failed' in claims) && EvidenceList === null)) {
    return (
      <>
        <span className="visually-hidden" role="status">
          Loading the evidence
        </span>
        <div className={classes.loading} aria-hidden="true">
          <Skeleton height={20} width="min(420px, 80%)" />
        </div>
      </>
    );
  }
  if ('failed' in claims) {
    return (
      <p role="alert" className={classes.instead}>
        The evidence could not be loaded. {besideTryAgain(claims.failed)}{' '}
        <TryAgain onRetry={onRetry} next={() => document.getElementById(id)} />
      </p>
    );
  }
  if (claims.length === 0) {
    return <p className={classes.instead}>None stated yet. That says nothing against the listing.</p>;
  }
  return EvidenceList && <EvidenceList claims={claims} label="Evidence" />;
}
