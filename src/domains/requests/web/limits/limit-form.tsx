import { useState } from 'react';
import { type Rule, useFormSubmit } from '#forms/use-form-submit.ts';
import { isBlank } from '#platform/contract/validation.ts';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { type LimitReach, limitChoices } from '../../contract/limit-choices.ts';
import { currencies } from '../../contract/term-sheet-lists.ts';
import classes from './limit-form.module.css';

const fields = ['person', 'reach', 'currency', 'amount'] as const;
const rules: readonly Rule<(typeof fields)[number]>[] = [
  { field: 'person', holds: (value) => value !== '', message: limitChoices.person },
  { field: 'reach', holds: (value) => value !== '', message: limitChoices.reach },
  { field: 'currency', holds: (value) => value !== '', message: limitChoices.currency },
  {
    field: 'amount',
    holds: (value, { reach }) => reach !== 'up-to' || !isBlank(value),
    message: limitChoices.amount,
  },
];

// Nothing is chosen before somebody chooses: authority is given by no press too many.
const choose = { value: '', label: 'Choose' };

export type TypedLimit = {
  person: string;
  reach: LimitReach;
  currency: (typeof currencies)[number];
  amount: string;
};

type LimitFormProps = {
  people: readonly { id: string; name: string }[];
  onSend: (limit: TypedLimit) => Promise<void>;
};

/** How much one of a company's people may sign for it alone: whose, up to how much or any, and in which currency (§10.22). */
export function LimitForm({ people, onSend }: LimitFormProps) {
  const [reach, setReach] = useState('');
  const { errors, ...form } = useFormSubmit(fields, rules, async (typed, element) => {
    const amount = typed.reach === 'up-to' ? typed.amount.trim() : '';
    await onSend({ ...typed, amount } as TypedLimit);
    element.reset();
    setReach('');
  });
  return (
    <form className={classes.form} method="post" onSubmit={form.onSubmit} noValidate>
      <div className={classes.pair}>
        <SelectField
          name="person"
          label="Person"
          data={[choose, ...people.map(({ id: value, name: label }) => ({ value, label }))]}
          error={errors.person}
        />
        <SelectField
          name="reach"
          label="May sign alone"
          data={[
            choose,
            { value: 'up-to', label: 'up to an amount' },
            { value: 'any', label: 'any amount, without a limit' },
          ]}
          onChange={({ target }) => setReach(target.value)}
          error={errors.reach}
        />
        <SelectField
          name="currency"
          label="Currency"
          data={[choose, ...currencies]}
          error={errors.currency}
        />
        {/* What was typed stays while it is hidden. */}
        <div hidden={reach !== 'up-to'}>
          <Field name="amount" label="Up to" inputMode="decimal" autoComplete="off" error={errors.amount} />
        </div>
      </div>
      {form.failure && <Notice kind="error">{form.failure}</Notice>}
      <div className="row">
        <SubmitButton busy={form.busy}>Set the limit</SubmitButton>
      </div>
    </form>
  );
}
