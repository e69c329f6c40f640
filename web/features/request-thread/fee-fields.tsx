import { currencies } from '#contract/term-sheet-lists.ts';
import type { TermSheetTerms } from '#contract/term-sheets.ts';
import { Field } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import classes from './fee-fields.module.css';

const fields = ['feeCurrency', 'feeAmount', 'feeBookedOn'] as const;
export type TypedFee = Record<(typeof fields)[number], string>;

/** The fee that was agreed on, booked today. */
export function typeFee(terms: TermSheetTerms | undefined): TypedFee {
  const now = new Date();
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  return {
    feeCurrency: terms?.currency ?? 'USD',
    feeAmount: terms?.oneTimeFee ?? '',
    feeBookedOn: today,
  };
}

/** As the call takes it; the server judges what it says. */
export function feeJson({ feeCurrency, feeAmount, feeBookedOn }: TypedFee): string {
  return JSON.stringify({ currency: feeCurrency, amount: feeAmount.trim(), bookedOn: feeBookedOn });
}

export type FeeFieldsProps = {
  typed: TypedFee;
  onType: (name: keyof TypedFee, value: string) => void;
  /** By field, as 'fee.amount'. */
  issues: Readonly<Record<string, string>>;
};

/** What arrived, and when. */
export function FeeFields({ typed, onType, issues }: FeeFieldsProps) {
  return (
    <div className={classes.fields}>
      <Field
        name="fee.amount"
        label="Amount that arrived"
        inputMode="decimal"
        required
        value={typed.feeAmount}
        error={issues['fee.amount'] ?? issues['fee']}
        onChange={(event) => onType('feeAmount', event.currentTarget.value)}
      />
      <SelectField
        name="fee.currency"
        label="Currency"
        data={[...currencies]}
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
