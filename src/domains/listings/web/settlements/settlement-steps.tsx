import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { AskedButton } from '#forms/asked-button.tsx';
import { useAction } from '#forms/use-action.ts';
import { useChange } from '#forms/use-change.ts';
import { call } from '#platform/web/call/call.ts';
import { Button, DangerQuietButton } from '#ui/action/buttons.tsx';
import { calendarDayOf } from '#ui/dates.ts';
import { Question } from '#ui/dialog/question.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import type { Listing } from '../../contract/listings.ts';
import { namesCompany } from '../../contract/own-name.ts';
import type { SettlementEntry } from '../../contract/settlements.ts';
import { RefuseDialog } from './refuse-dialog.tsx';

type SettlementStepsProps = { listing: Listing; settlement: SettlementEntry; isDesk: boolean };

/** What one may do with a settlement that waits or counts. */
export function SettlementSteps({ listing, settlement, isDesk }: SettlementStepsProps) {
  const { id, state, market, day, parties, enteredAs } = settlement;
  const change = useChange();
  const { revalidate } = useRevalidator();
  const [asks, setAsks] = useState<'accept' | 'refuse' | null>(null);
  const of = <span className="visually-hidden">{` the settlement of ${calendarDayOf(day)}`}</span>;
  const accept = useAction(async () => {
    const path = 'POST /api/admin/settlements/:settlement/accept';
    const { revision } = listing;
    try {
      await change(call(path, { params: { settlement: id }, body: { revision } }));
    } catch (error) {
      // What stands here is no longer what stands there.
      await revalidate();
      throw error;
    }
  });
  const withdraw = () =>
    change(
      call('DELETE /api/dossiers/:id/settlements/:settlement', {
        params: { id: listing.id, settlement: id },
      }),
    );
  const waits = state === 'waiting';
  if (!waits && state !== 'accepted') return null;
  if (enteredAs === 'desk' && !isDesk) return null;
  const company = String(listing.values.company);
  return (
    <div className="cluster">
      {isDesk && waits ? (
        <>
          <Button disabled={accept.busy} onClick={() => setAsks('accept')}>
            Accept{of}
          </Button>
          <DangerQuietButton onClick={() => setAsks('refuse')}>Refuse{of}</DangerQuietButton>
        </>
      ) : (
        <AskedButton verb="Withdraw" of={`the settlement of ${calendarDayOf(day)}`} act={withdraw}>
          {waits ? 'The desk decides on it no more.' : `From then on the patents of ${market} count again.`}{' '}
          It can only be entered anew.
        </AskedButton>
      )}
      {asks === 'accept' && (
        <Question
          title="Accept the settlement?"
          no="Cancel"
          yes="Accept"
          onYes={() => {
            setAsks(null);
            accept.run();
          }}
          onClose={() => setAsks(null)}
        >
          <p>
            From then on it stands in the place of the patents of {market}, and whoever reads the dossier
            reads its parties and source.
          </p>
          {namesCompany(parties, company) && (
            <Notice kind="warning">
              The parties name {company}, which owns the listing: buyers would learn it before a term sheet
              tells them.
            </Notice>
          )}
        </Question>
      )}
      {asks === 'refuse' && <RefuseDialog settlement={id} onClose={() => setAsks(null)} />}
    </div>
  );
}
