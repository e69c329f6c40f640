import { useState } from 'react';
import { evidenceFaults, evidenceLengths } from '#domains/evidence/contract/evidence-kinds.ts';
import { claimName, unprovableWords } from '#domains/evidence/contract/evidence-words.ts';
import { AskedButton } from '#forms/asked-button.tsx';
import { ReasonDialog } from '#forms/reason-dialog.tsx';
import { useChange } from '#forms/use-change.ts';
import { call } from '#platform/web/call/call.ts';
import { Button, DangerQuietButton, QuietButton } from '#ui/action/buttons.tsx';
import type { KeptClaim } from '../../contract/evidence.ts';
import type { Listing } from '../../contract/listings.ts';
import { ClaimDialog } from './claim-dialog.tsx';
import classes from './claims.module.css';

type ClaimStepsProps = {
  listing: Pick<Listing, 'kind' | 'id' | 'values'>;
  claim: KeptClaim;
  isDesk: boolean;
};

const verdicts = {
  prove: {
    title: 'Prove the claim',
    label: 'How it was proven',
    missing: evidenceFaults.how,
    readBy: 'Whoever reads the listing reads it with the day',
    button: 'Prove',
  },
  refuse: {
    title: 'Refuse the claim',
    label: 'Reason',
    missing: evidenceFaults.reason,
    readBy: 'Its owner reads it in the mail and on the listing’s page; members read the claim no more',
    button: 'Refuse',
  },
} as const;

/** What one may do with a claim. */
export function ClaimSteps({ listing, claim, isDesk }: ClaimStepsProps) {
  const { id, revision, state, onceProven, provenOn } = claim;
  const whyNot = unprovableWords(onceProven, claim);
  const change = useChange();
  const [asks, setAsks] = useState<'prove' | 'refuse' | 'change' | null>(null);
  const close = () => setAsks(null);
  const of = <span className="visually-hidden">{` ${claimName(claim)}`}</span>;
  const retire = () =>
    change(
      call('DELETE /api/listings/:kind/:id/evidence/:claim', {
        params: { kind: listing.kind, id: listing.id, claim: id },
        query: { revision },
      }),
    );
  return (
    <>
      {isDesk && provenOn === null && whyNot !== '' && <p>{whyNot}</p>}
      <div className={`cluster ${classes.steps}`}>
        {isDesk && state !== 'proven' && whyNot === '' && (
          <Button onClick={() => setAsks('prove')}>Prove{of}</Button>
        )}
        <QuietButton onClick={() => setAsks('change')}>Change{of}</QuietButton>
        {isDesk && state !== 'refused' && (
          <DangerQuietButton onClick={() => setAsks('refuse')}>Refuse{of}</DangerQuietButton>
        )}
        <AskedButton verb="Retire" of={claimName(claim)} danger act={retire}>
          It is told nobody any more. It can only be stated anew.
        </AskedButton>
        {(asks === 'prove' || asks === 'refuse') && (
          <ReasonDialog
            {...verdicts[asks]}
            draft={`${asks}-claim:${id}:${revision}`}
            field="note"
            maxLength={evidenceLengths.note}
            send={(note) =>
              change(
                asks === 'prove'
                  ? call('POST /api/admin/evidence/:claim/prove', {
                      params: { claim: id },
                      body: { revision, note },
                    })
                  : call('POST /api/admin/evidence/:claim/refuse', {
                      params: { claim: id },
                      body: { revision, note },
                    }),
              )
            }
            onClose={close}
          />
        )}
        {asks === 'change' && <ClaimDialog listing={listing} claim={claim} isDesk={isDesk} onClose={close} />}
      </div>
    </>
  );
}
