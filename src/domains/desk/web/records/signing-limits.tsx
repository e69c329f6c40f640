import { useRevalidator } from 'react-router';
import { currencies } from '#domains/requests/contract/term-sheet-lists.ts';
import { type Rule, useFormSubmit } from '#forms/use-form-submit.ts';
import { money, withoutZeros } from '#platform/contract/amounts.ts';
import { call } from '#platform/web/call/call.ts';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import type { CompanyRecord } from '../../contract/back-office-companies.ts';
import { RowAction } from '../tables/row-action.tsx';
import classes from './record.module.css';
import { RecordSection } from './record-facts.tsx';

const fields = ['person', 'currency', 'amount'] as const;
const rules: readonly Rule<(typeof fields)[number]>[] = [];

/** Who of a company may sign how much alone (§10.22). */
export function SigningLimits({ company }: { company: CompanyRecord }) {
  const { revalidate } = useRevalidator();
  const params = { company: String(company.id) };
  const { errors, ...form } = useFormSubmit(fields, rules, async ({ person, currency, amount }, element) => {
    const { message } = await call('POST /api/back-office/companies/:company/signing-limits', {
      params,
      body: { person, currency: currency as (typeof currencies)[number], amount: amount.trim() },
    });
    toastSuccess(message);
    element.reset();
    await revalidate();
  });
  const { people, signingLimits } = company;
  return (
    <RecordSection
      title="Authority to sign"
      about={
        signingLimits.length === 0
          ? 'No limits: all whose role signs may sign term sheets of any amount.'
          : 'Above their limit, or without one, its people sign what a colleague with authority has approved.'
      }
    >
      {signingLimits.length > 0 && (
        <ul className={`list ${classes.list}`}>
          {signingLimits.map(({ id, person, currency, amount }) => (
            <li key={id} className={`bar ${classes.item}`}>
              <span>
                {person.name}{' '}
                <span className={`muted ${classes.quiet}`}>
                  {amount === null
                    ? `any amount in ${currency}`
                    : `up to ${money(withoutZeros(amount), currency)}`}
                  {people.some(({ id: member }) => member === person.id) ? '' : ' (belongs to it no more)'}
                </span>
              </span>
              <RowAction
                label="Remove"
                of={`the limit of ${person.name} in ${currency}`}
                act={() =>
                  call('DELETE /api/back-office/companies/:company/signing-limits/:limit', {
                    params: { ...params, limit: String(id) },
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
      {people.length > 0 && (
        <form className={classes.form} method="post" onSubmit={form.onSubmit} noValidate>
          <SelectField
            name="person"
            label="Person"
            data={[
              // Nobody stands there before they are chosen: without an amount it would be any.
              { value: '', label: 'Choose' },
              ...people.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            error={errors.person}
          />
          <div className={classes.pair}>
            <SelectField name="currency" label="Currency" data={currencies} error={errors.currency} />
            <Field
              name="amount"
              label="Up to (empty: any amount)"
              inputMode="decimal"
              error={errors.amount}
            />
          </div>
          {form.failure && <Notice kind="error">{form.failure}</Notice>}
          <div className="cluster">
            <SubmitButton busy={form.busy}>Set the limit</SubmitButton>
          </div>
        </form>
      )}
    </RecordSection>
  );
}
