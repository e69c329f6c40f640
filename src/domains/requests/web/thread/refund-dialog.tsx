import { useId } from 'react';
import { type Rule, useFormSubmit } from '#forms/use-form-submit.ts';
import { call } from '#platform/web/call/call.ts';
import { button } from '#ui/action/button-link.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { todayHere } from '#ui/dates.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import { currencies } from '../../contract/term-sheet-lists.ts';

const fields = ['amount', 'currency', 'bookedOn', 'note'] as const;
const rules: readonly Rule<(typeof fields)[number]>[] = [
  {
    field: 'amount',
    holds: (value) => /^\d{1,12}(\.\d{1,4})?$/.test(value.trim()),
    message: 'Give an amount in digits, with at most four decimals after a point',
  },
  { field: 'bookedOn', holds: (value) => value !== '', message: 'Give the day it was booked on' },
  { field: 'note', holds: (value) => value.trim() !== '', message: 'Say why it was paid back' },
];

type RefundDialogProps = {
  reference: string;
  currency: (typeof currencies)[number];
  onClose: () => void;
  onDone: () => void;
};

/** Enters in the ledger what of the fee was paid back, and why (§10.7); the request's state stays. */
export function RefundDialog({ reference, currency, onClose, onDone }: RefundDialogProps) {
  const id = useId();
  const { errors, ...form } = useFormSubmit(fields, rules, async ({ amount, ...values }) => {
    await call('POST /api/back-office/fees', {
      body: {
        ...{ reference, kind: 'refund', amount: amount.trim(), bookedOn: values.bookedOn, note: values.note },
        currency: values.currency as (typeof currencies)[number],
      },
    });
    toastSuccess('The refund is in the ledger');
    onDone();
    onClose();
  });
  return (
    <Dialog
      title="Record a refund"
      onClose={onClose}
      actions={
        <>
          <QuietButton onClick={onClose}>Cancel</QuietButton>
          <button type="submit" form={id} className={button} aria-busy={form.busy}>
            Record it
          </button>
        </>
      }
    >
      <form id={id} className="stack" method="post" onSubmit={form.onSubmit} noValidate>
        <Field name="amount" label="Amount paid back" inputMode="decimal" error={errors.amount} />
        <SelectField name="currency" label="Currency" data={currencies} defaultValue={currency} />
        <Field
          name="bookedOn"
          type="date"
          label="Booked on"
          defaultValue={todayHere()}
          error={errors.bookedOn}
        />
        <Field
          name="note"
          label="Reason"
          description="The buyer reads it beside the amount"
          maxLength={1000}
          error={errors.note}
        />
        {form.failure && <Notice kind="error">{form.failure}</Notice>}
      </form>
    </Dialog>
  );
}
