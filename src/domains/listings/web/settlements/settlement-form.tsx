import {
  settlementFaults,
  settlementLengths,
} from '#domains/dossiers/contract/settlements/settlement-states.ts';
import type { SettlementFields } from '#domains/dossiers/contract/settlements/settlements.ts';
import { windowMarkets } from '#domains/registers/contract/window-markets.ts';
import { useChange } from '#forms/use-change.ts';
import { useDraft } from '#forms/use-draft.ts';
import { type Rule, useFormSubmit } from '#forms/use-form-submit.ts';
import { isPublicAddress } from '#platform/contract/addresses/public-address.ts';
import { call } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import type { Listing } from '../../contract/listings.ts';
import { namesCompany } from '../../contract/own-name.ts';
import classes from './settlements.module.css';

const fields = ['market', 'day', 'parties', 'source'] as const;
const rules: readonly Rule<(typeof fields)[number]>[] = [
  { field: 'day', holds: (value) => value !== '', message: settlementFaults.day },
  { field: 'parties', holds: (value) => value.trim() !== '', message: settlementFaults.parties },
  { field: 'source', holds: (value) => isPublicAddress(value.trim()), message: settlementFaults.source },
];

const empty = { market: windowMarkets[0], day: '', parties: '', source: '' };

type SettlementDialogProps = { listing: Listing; isDesk: boolean; onClose: () => void };

/** Enters a settlement; without its source it is not taken. Escape closes it and keeps what was typed (§19.4). */
export function SettlementDialog({ listing, isDesk, onClose }: SettlementDialogProps) {
  const change = useChange();
  const draft = useDraft<(typeof fields)[number]>(`settlement:${listing.id}`, empty, []);
  const { errors, ...form } = useFormSubmit(fields, rules, async (values) => {
    await change(
      call('POST /api/dossiers/:id/settlements', {
        params: { id: listing.id },
        body: { ...values, market: values.market as SettlementFields['market'] },
      }),
    );
    end();
  });

  function end(): void {
    draft.clear();
    onClose();
  }

  return (
    <Dialog title="Enter a settlement" onClose={onClose}>
      <form className="stack-close" method="post" onSubmit={form.onSubmit} noValidate>
        <p className="secondary">
          As its parties made it public. It stands in the place of the market’s patents and of no exclusivity.
        </p>
        <div className={classes.pair}>
          <SelectField {...draft.field('market')} label="Market" data={windowMarkets} error={errors.market} />
          <Field {...draft.field('day')} label="May be sold from" type="date" error={errors.day} />
        </div>
        <Field
          {...draft.field('parties')}
          label="Parties"
          maxLength={settlementLengths.parties}
          error={errors.parties}
        />
        {namesCompany(draft.values.parties, String(listing.values.company)) && (
          <Notice kind="warning">
            {isDesk ? 'This names the company that owns the listing' : 'This names your company'}: buyers
            would learn it here before a term sheet tells them.
          </Notice>
        )}
        <Field
          {...draft.field('source')}
          label="Made public at"
          description="A press release, a court’s page or a report to investors"
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={settlementLengths.source}
          error={errors.source}
        />
        {form.failure && <Notice kind="error">{form.failure}</Notice>}
        <div className="cluster">
          <SubmitButton busy={form.busy}>{isDesk ? 'Enter' : 'Send the settlement'}</SubmitButton>
          <QuietButton onClick={end}>Cancel</QuietButton>
        </div>
      </form>
    </Dialog>
  );
}
