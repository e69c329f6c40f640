import { useId, useState } from 'react';
import { mostClaims } from '#domains/evidence/contract/evidence-kinds.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { useLaterPart } from '#ui/later-part.ts';
import { useKeptFocus } from '#ui/use-kept-focus.ts';
import type { KeptClaim } from '../../contract/evidence.ts';
import type { Listing } from '../../contract/listings.ts';
import classes from './claims.module.css';
import { claimDialog, claimList } from './later-parts.ts';
import { useClaimInSight } from './use-claim-in-sight.ts';

type ClaimsProps = {
  listing: Pick<Listing, 'kind' | 'id' | 'values' | 'mayNot'>;
  claims: readonly KeptClaim[];
  isDesk: boolean;
};

/** What is claimed of a listing (§21.2): its owner and the desk state it, the desk proves or refuses it. */
export function Claims({ listing, claims, isDesk }: ClaimsProps) {
  const id = useId();
  const [states, setStates] = useState(false);
  const ClaimDialog = useLaterPart(claimDialog);
  const ClaimList = useLaterPart(claimList);
  const { expectOne, tellStated } = useClaimInSight(claims, !states && ClaimList !== null);
  // The desk's frame keeps it there.
  const section = useKeptFocus<HTMLElement>(!isDesk);

  function openDialog(): void {
    expectOne();
    setStates(true);
  }

  return (
    <section ref={section} className={`card ${classes.card}`} aria-labelledby={id}>
      <div className={classes.top}>
        <h2 id={id} className={classes.title}>
          Evidence
        </h2>
        {claims.length < mostClaims && !listing.mayNot && (
          <QuietButton onClick={openDialog}>State evidence</QuietButton>
        )}
      </div>
      {claims.length === 0 ? (
        <p className="secondary">
          None. A certificate, a CEP, a DMF, an approval or an inspection, each by the number under which it
          can be looked up; members read it with who says so.
        </p>
      ) : (
        ClaimList && <ClaimList listing={listing} claims={claims} isDesk={isDesk} />
      )}
      {states && ClaimDialog && (
        <ClaimDialog
          {...{ listing, isDesk, claim: null }}
          onStated={tellStated}
          onClose={() => setStates(false)}
        />
      )}
    </section>
  );
}
