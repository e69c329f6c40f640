import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { currencies, feeKinds } from '#domains/requests/contract/term-sheet-lists.ts';
import { useDraft } from '#forms/use-draft.ts';
import { type Rule, useFormSubmit } from '#forms/use-form-submit.ts';
import { capitalise } from '#platform/contract/capitalise.ts';
import { call } from '#platform/web/call/call.ts';
import { Button, QuietButton } from '#ui/action/buttons.tsx';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { todayHere } from '#ui/dates.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import type { FeeEntry } from '../../contract/back-office-desk.ts';
import classes from '../records/record.module.css';

/** Adds an entry to the ledger. */
export function NewEntry() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add an entry</Button>
      {open && (
        <Dialog title="Add an entry to the ledger" onClose={() => setOpen(false)}>
          <EntryForm onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

const fields = ['reference', 'kind', 'currency', 'amount', 'bookedOn', 'note'] as const;
const rules: readonly Rule<(typeof fields)[number]>[] = [
  { field: 'reference', holds: (value) => value.trim() !== '', message: 'Give the reference of the request' },
  {
    field: 'amount',
    holds: (value) => /^-?\d{1,12}(\.\d{1,4})?$/.test(value.trim()),
    message: 'Give an amount in digits, with at most four decimals after a point',
  },
  { field: 'bookedOn', holds: (value) => value !== '', message: 'Give the day it was booked on' },
  { field: 'note', holds: (value) => value.trim() !== '', message: 'Say what the entry is for' },
];

function emptyEntry() {
  return {
    reference: '',
    kind: feeKinds[0],
    currency: currencies[0],
    amount: '',
    bookedOn: todayHere(),
    note: '',
  };
}

/** What is typed survives the dialog (§19.4). */
function EntryForm({ onDone }: { onDone: () => void }) {
  const { revalidate } = useRevalidator();
  const draft = useDraft<(typeof fields)[number]>('fee-entry', emptyEntry(), []);
  const { errors, ...form } = useFormSubmit(fields, rules, async (values) => {
    const { message } = await call('POST /api/back-office/fees', {
      body: {
        ...values,
        amount: values.amount.trim(),
        kind: values.kind as FeeEntry['kind'],
        currency: values.currency as FeeEntry['currency'],
      },
    });
    toastSuccess(message);
    end();
    await revalidate();
  });

  function end(): void {
    draft.clear();
    onDone();
  }

  return (
    <form className={classes.form} method="post" onSubmit={form.onSubmit} noValidate>
      <Field
        {...draft.field('reference')}
        label="Request"
        placeholder="DB-2026-000123"
        error={errors.reference}
      />
      <div className={classes.pair}>
        <SelectField
          {...draft.field('kind')}
          label="Kind"
          data={feeKinds.map((value) => ({ value, label: capitalise(value) }))}
        />
        <SelectField {...draft.field('currency')} label="Currency" data={currencies} />
      </div>
      <div className={classes.pair}>
        <Field {...draft.field('amount')} label="Amount" inputMode="decimal" error={errors.amount} />
        <Field {...draft.field('bookedOn')} label="Booked on" type="date" error={errors.bookedOn} />
      </div>
      <Field {...draft.field('note')} label="What it is for" maxLength={1000} error={errors.note} />
      {form.failure && <Notice kind="error">{form.failure}</Notice>}
      <div className="cluster">
        <SubmitButton busy={form.busy}>Add entry</SubmitButton>
        <QuietButton onClick={end}>Cancel</QuietButton>
      </div>
    </form>
  );
}
