import { useState } from 'react';
import { confirmedWords } from '#domains/catalogue/web/confirmed-words.ts';
import { useUnsavedGuard } from '#forms/use-unsaved-guard.tsx';
import { call } from '#platform/web/call/call.ts';
import { TextButton } from '#ui/action/buttons.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import type { Listing } from '../../contract/listings.ts';
import { DeskSteps } from '../desk-steps.tsx';
import { type Typed, toTyped } from '../fields/typed.ts';
import { FindingNotes } from '../findings/finding-notes.tsx';
import { useReasons } from '../findings/use-reasons.ts';
import { DraftNotes } from '../own/draft-notes.tsx';
import { OwnerSteps } from '../own/owner-steps.tsx';
import { StateBadge } from '../state-badge.tsx';
import { KeptNotice } from './kept-notice.tsx';
import classes from './listing-editor.module.css';
import { ListingForm } from './listing-form.tsx';
import { SaveBar } from './save-bar.tsx';
import { useListingForm } from './use-listing-form.ts';
import { WaitingEdit } from './waiting-edit.tsx';

const saveWords = { 'at-once': 'Save', 'for-approval': 'Send to the desk', never: null } as const;

/** A listing's form, with where it stands and what can be done with it besides. */
export function ListingEditor({ listing: loaded, isDesk }: { listing: Listing; isDesk: boolean }) {
  const [listing, setListing] = useState(loaded);
  const { kind, id, mayNot } = listing;
  const params = { kind, id };
  // Of a retired one nothing can be saved: what was typed before waits until the desk publishes it again.
  const keptAs = loaded.saves === 'never' || mayNot ? null : `listing:${kind}:${id}`;
  const readAgain = async () => {
    const { data } = await call('GET /api/listings/:kind/:id', { params });
    setListing(data);
    return data.values as Typed;
  };
  const savable = listing.saves !== 'never' && !mayNot;
  const saved = listing.values as Typed;
  const form = useListingForm(kind, saved, keptAs, readAgain, (error) => reasons.ask(error));
  const reasons = useReasons(listing.findings, keptAs, { saved: toTyped(kind, saved), typed: form.typed });
  const dirty = form.dirty || reasons.dirty;
  const guard = useUnsavedGuard(dirty, () => {
    form.forget();
    reasons.reset();
  });

  async function save(values: Typed): Promise<Listing> {
    const { data, message } = await call('POST /api/listings/:kind/:id', {
      params,
      body: { revision: listing.revision, values, reasons: reasons.toSend },
    });
    show(data);
    toastSuccess(message);
    return data;
  }

  function show(data: Listing): void {
    setListing(data);
    form.reset(data.values as Typed);
    reasons.reset();
  }

  /** Of a listing whose unsaved changes go first. */
  function stepAfterSave(step: (now: Listing) => Promise<Listing>, done: string): void {
    void form.attempt(async (values) => {
      const now = dirty ? await save(values) : listing;
      show(await step(now));
      toastSuccess(done);
    });
  }

  return (
    <>
      {guard.question}
      <div className={`row secondary ${classes.facts}`}>
        <StateBadge state={listing.state} />
        {listing.state !== 'draft' && (
          <span data-stale={listing.stale || undefined}>{confirmedWords(listing)}</span>
        )}
        {listing.state === 'published' && !mayNot && (
          <TextButton
            onClick={() =>
              void form.attempt(async () => {
                const { data } = await call('POST /api/listings/:kind/:id/confirm', { params });
                setListing(data);
                toastSuccess('Confirmed: it still holds.');
              })
            }
          >
            Confirm that it still holds
          </TextButton>
        )}
      </div>
      {listing.waiting && (
        <WaitingEdit listing={listing} edit={listing.waiting} isDesk={isDesk} onWithdrawn={setListing} />
      )}
      {listing.state === 'draft' && <DraftNotes listing={listing} typed={form.typed} />}
      {mayNot && <Notice kind="info">{mayNot}</Notice>}
      {listing.saves === 'never' && !mayNot && (
        <Notice kind="info">This listing is retired. Restore it before you change it.</Notice>
      )}
      {!mayNot && <FindingNotes {...reasons} />}
      <KeptNotice {...form} />
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.attempt(async (values) => {
            await save(values);
          });
        }}
      >
        <ListingForm
          kind={kind}
          {...form}
          isReadOnly={({ deskOnly }) => !savable || (deskOnly === true && !isDesk)}
          onChange={form.change}
          {...(!mayNot && { reasons })}
        />
        {!mayNot && (
          <SaveBar label={saveWords[listing.saves]} {...form} dirty={dirty}>
            {isDesk ? (
              <DeskSteps listing={listing} onStep={stepAfterSave} dirty={dirty} leave={guard.leave} />
            ) : (
              <OwnerSteps listing={listing} onStep={stepAfterSave} dirty={dirty} leave={guard.leave} />
            )}
          </SaveBar>
        )}
      </form>
    </>
  );
}
