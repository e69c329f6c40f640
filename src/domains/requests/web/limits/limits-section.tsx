import { SettingsSection } from '#domains/accounts/web/own/settings-section.tsx';
import { AskedButton } from '#forms/asked-button.tsx';
import { useChange } from '#forms/use-change.ts';
import { useFormSubmit } from '#forms/use-form-submit.ts';
import { money, withoutZeros } from '#platform/contract/amounts.ts';
import { call } from '#platform/web/call/call.ts';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import type { SigningLimit } from '../../contract/signing-limits.ts';
import { currencies } from '../../contract/term-sheet-lists.ts';
import classes from './limits-section.module.css';

type LimitsSectionProps = {
  company: string;
  manages: boolean;
  /** Whose role signs. */
  signers: readonly { id: string; name: string }[];
  limits: readonly SigningLimit[];
};

const fields = ['person', 'currency', 'amount'] as const;

/** How much whom of a company may sign for it alone (§10.22). */
export function LimitsSection({ company, manages, signers, limits }: LimitsSectionProps) {
  return (
    <SettingsSection
      title="Authority to sign"
      about={
        limits.length === 0
          ? 'No limits: all whose role signs may sign term sheets of any amount.'
          : 'Above their limit, or without one, people sign what a colleague with authority has approved.'
      }
    >
      {limits.length > 0 && (
        <ul className={`list ${classes.list}`}>
          {limits.map((limit) => (
            <LimitRow
              key={limit.id}
              company={company}
              limit={limit}
              manages={manages}
              isOnly={limits.length === 1}
            />
          ))}
        </ul>
      )}
      {manages && <LimitForm company={company} signers={signers} />}
      {!manages && limits.length === 0 && <p>Its administrators set them.</p>}
    </SettingsSection>
  );
}

function LimitForm({ company, signers }: Pick<LimitsSectionProps, 'company' | 'signers'>) {
  const change = useChange();
  const { errors, ...form } = useFormSubmit(fields, [], async ({ person, currency, amount }, element) => {
    await change(
      call('POST /api/companies/:company/signing-limits', {
        params: { company },
        body: { person, currency: currency as (typeof currencies)[number], amount: amount.trim() },
      }),
    );
    element.reset();
  });
  return (
    <form className={classes.form} method="post" onSubmit={form.onSubmit} noValidate>
      <SelectField
        name="person"
        label="Person"
        data={signers.map(({ id: value, name: label }) => ({ value, label }))}
        error={errors.person}
      />
      <div className={`stack ${classes.pair}`}>
        <SelectField name="currency" label="Currency" data={currencies} error={errors.currency} />
        <Field
          name="amount"
          label="Up to (empty: any amount)"
          inputMode="decimal"
          autoComplete="off"
          error={errors.amount}
        />
      </div>
      {form.failure && <Notice kind="error">{form.failure}</Notice>}
      <div className="row">
        <SubmitButton busy={form.busy}>Set the limit</SubmitButton>
      </div>
    </form>
  );
}

type LimitRowProps = { company: string; limit: SigningLimit; manages: boolean; isOnly: boolean };

function LimitRow({ company, limit, manages, isOnly }: LimitRowProps) {
  const { id, person, currency, amount } = limit;
  const change = useChange();
  const params = { company, limit: id };
  return (
    <li className={`bar ${classes.limit}`}>
      <span>
        {person.name}{' '}
        <span className="muted">
          {amount === null ? `any amount in ${currency}` : `up to ${money(withoutZeros(amount), currency)}`}
          {person.signs ? '' : ' (does not sign by their role any more)'}
        </span>
      </span>
      {manages && (
        <AskedButton
          verb="Take away"
          of={`the limit of ${person.name} in ${currency}`}
          act={() => change(call('DELETE /api/companies/:company/signing-limits/:limit', { params }))}
        >
          {isOnly
            ? 'It is the only one: from then on all whose role signs may sign any amount.'
            : 'From then on they sign what a colleague with authority has approved.'}
        </AskedButton>
      )}
    </li>
  );
}
