import { lazy, Suspense, useId, useState } from 'react';
import { mostClaims } from '#domains/evidence/contract/evidence-kinds.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { laterPart, useLaterPart } from '#ui/later-part.ts';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { useKeptFocus } from '#ui/use-kept-focus.ts';
import type { ClaimListProps } from './claim-list.tsx';
import classes from './claims.module.css';

// The form of the listing stands before what is claimed of it.
const claimList = laterPart(async () => (await import('./claim-list.tsx')).ClaimList);
const ClaimDialog = lazy(async () => ({ default: (await import('./claim-dialog.tsx')).ClaimDialog }));

/** What is claimed of a listing (§21.2): its owner and the desk state it, the desk proves or refuses it. */
export function Claims({ listing, claims, isDesk }: ClaimListProps) {
  const id = useId();
  const [states, setStates] = useState(false);
  const ClaimList = useLaterPart(claimList);
  // The desk's frame keeps it there.
  const section = useKeptFocus<HTMLElement>(!isDesk);
  return (
    <section ref={section} className={`card ${classes.card}`} aria-labelledby={id}>
      <div className={classes.top}>
        <h2 id={id} className={classes.title}>
          Evidence
        </h2>
        {claims.length < mostClaims && (
          <QuietButton onClick={() => setStates(true)}>State evidence</QuietButton>
        )}
      </div>
      {claims.length === 0 ? (
        <p className="secondary">
          None. A certificate, a CEP, a DMF, an approval or an inspection, each by the number under which it
          can be looked up; members read it with who says so.
        </p>
      ) : ClaimList === null ? (
        <Skeleton height={72} />
      ) : (
        <ClaimList listing={listing} claims={claims} isDesk={isDesk} />
      )}
      {states && (
        <Suspense fallback={null}>
          <ClaimDialog listing={listing} claim={null} isDesk={isDesk} onClose={() => setStates(false)} />
        </Suspense>
      )}
    </section>
  );
}
