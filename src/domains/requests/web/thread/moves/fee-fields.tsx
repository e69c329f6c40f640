import { withoutZeros } from '#platform/contract/amounts.ts';
import { todayHere } from '#ui/dates.ts';
import { Field } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import type { Request } from '../../../contract/request-view.ts';
import { currencies } from '../../../contract/term-sheet-lists.ts';
import classes from './fee-fields.module.css';

const fields = ['feeCurrency', 'feeDue', 'feeAmount', 'feeBookedOn'] as const;
export type TypedFee = Record<(typeof fields)[number], string>;

/**
 * What an earlier payment said was asked for, else what the operator set, booked today. No term of the licence is this fee.
 */
export function typeFee({ fees, dealFee }: Pick<Request, 'fees' | 'dealFee'>): TypedFee {
  const earlier = fees.find(({ due }) => due !== null);
  return {
    feeCurrency: earlier?.currency ?? dealFee?.currency ?? 'USD',
    feeDue: withoutZeros(earlier?.due ?? dealFee?.amount ?? ''),
    feeAmount: '',
    feeBookedOn: todayHere(),
  };
}

/** As the call takes it; the server judges what it says. */
export function feeJson({ feeCurrency, feeDue, feeAmount, feeBookedOn }: TypedFee): string {
  return JSON.stringify({
    currency: feeCurrency,
    due: feeDue.trim(),
    amount: feeAmount.trim(),
    bookedOn: feeBookedOn,
  });
}

type FeeFieldsProps = {
  typed: TypedFee;
  onType: (name: keyof TypedFee, value: string) => void;
  /** By field, as 'fee.amount'. */
  issues: Readonly<Record<string, string>>;
};

/** What was asked for, what of it arrived, and when. */
export function FeeFields({ typed, onType, issues }: FeeFieldsProps) {
  return (
    <div className={classes.fields}>
      <Field
        name="fee.due"
        label="Fee asked for"
        inputMode="decimal"
        required
        value={typed.feeDue}
        error={issues['fee.due'] ?? issues['fee']}
        onChange={(event) => onType('feeDue', event.currentTarget.value)}
      />
      <Field
        name="fee.amount"
        label="Amount that arrived"
        inputMode="decimal"
        required
        value={typed.feeAmount}
        error={issues['fee.amount']}
        onChange={(event) => onType('feeAmount', event.currentTarget.value)}
      />
      <SelectField
        name="fee.currency"
        label="Currency"
        data={currencies}
        value={typed.feeCurrency}
        error={issues['fee.currency']}
        onChange={(event) => onType('feeCurrency', event.currentTarget.value)}
      />
      <Field
        name="fee.bookedOn"
        type="date"
        label="Booked on"
        required
        value={typed.feeBookedOn}
        error={issues['fee.bookedOn']}
        onChange={(event) => onType('feeBookedOn', event.currentTarget.value)}
      />
    </div>
  );
}
