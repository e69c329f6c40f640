import type { ReactNode } from 'react';
import { isPublicAddress } from '#platform/contract/addresses/public-address.ts';
import { claimAnchor } from '../contract/claim-anchor.ts';
import type { ShownClaim } from '../contract/evidence-claims.ts';
import { isRed } from '../contract/evidence-state.ts';
import {
  checkWords,
  claimName,
  coversWords,
  nextWords,
  periodWords,
  provenWords,
} from '../contract/evidence-words.ts';
import { EvidenceBadge } from './evidence-badge.tsx';
import classes from './evidence-list.module.css';

type EvidenceListProps<Claim extends ShownClaim> = {
  claims: readonly Claim[];
  label: string;
  /** What can be done with one. */
  steps?: (claim: Claim) => ReactNode;
};

/** Claims, each with how it stands, what it covers, and who says so. */
export function EvidenceList<Claim extends ShownClaim>({ claims, label, steps }: EvidenceListProps<Claim>) {
  return (
    <ul className={`list ${classes.list}`} aria-label={label}>
      {claims.map((claim) => (
        <li key={claim.id} id={claimAnchor(claim.id)} className={classes.claim} tabIndex={-1}>
          <p className={classes.head}>
            <span className={classes.name}>{claimName(claim)}</span>
            <EvidenceBadge claim={claim} />
          </p>
          <div className={classes.words}>
            <Lines claim={claim} />
            {steps?.(claim)}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Lines({ claim }: { claim: ShownClaim }) {
  const { holder, source, state, note } = claim;
  const said = checkWords(claim.check);
  const covers = coversWords(claim);
  const period = periodWords(claim);
  return (
    <>
      {said !== '' && <p data-red={isRed(state) || undefined}>{said}</p>}
      {state === 'scope' && <p>It covers other dosage forms than this dossier’s.</p>}
      {state === 'refused' && <p>Refused by the desk: {note}</p>}
      {covers !== '' && <p>Covers {covers}</p>}
      {holder !== '' && <p>Holder: {holder}</p>}
      <p className={classes.quiet}>
        {period !== '' && <>{period}. </>}
        {state !== 'refused' && <>{provenWords(claim)} </>}
        {nextWords(claim)}
      </p>
      <p className={classes.quiet}>
        Source:{' '}
        {isPublicAddress(source) ? (
          <a href={source} target="_blank" rel="noreferrer noopener">
            {source}
          </a>
        ) : (
          source
        )}
      </p>
    </>
  );
}
