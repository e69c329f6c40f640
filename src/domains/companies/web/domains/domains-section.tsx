import { SettingsSection } from '#domains/accounts/web/own/settings-section.tsx';
import { AskedButton } from '#forms/asked-button.tsx';
import { useAction } from '#forms/use-action.ts';
import { useChange } from '#forms/use-change.ts';
import { type Rule, useFormSubmit } from '#forms/use-form-submit.ts';
import { isBlank } from '#platform/contract/validation.ts';
import { call } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { dayOf } from '#ui/dates.ts';
import { Field } from '#ui/field/field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import type { CompanyDomain } from '../../contract/company-domains.ts';
import type { ShownCompany } from '../load-company.ts';
import classes from '../people/people-section.module.css';

const fields = ['domain'] as const;
const rules: readonly Rule<'domain'>[] = [
  { field: 'domain', holds: (value) => !isBlank(value), message: 'Give the domain, as in example.com' },
];

/** Domains of a company: whoever has a proven address at a proven one may ask to join (§26.5). */
export function DomainsSection({ company }: { company: ShownCompany }) {
  const change = useChange();
  const { errors, ...form } = useFormSubmit(fields, rules, async ({ domain }, element) => {
    const params = { company: company.id };
    await change(call('POST /api/companies/:company/domains', { params, body: { domain } }));
    element.reset();
  });
  return (
    <SettingsSection
      title="Domains"
      about="Whoever has a proven address at a domain of the company may ask to join. DNS proves that it is yours; it is asked again every week."
    >
      {company.domains.length > 0 && (
        <ul className={`list ${classes.list}`}>
          {company.domains.map((domain) => (
            <DomainRow key={domain.id} company={company.id} domain={domain} />
          ))}
        </ul>
      )}
      <form className={classes.form} method="post" onSubmit={form.onSubmit} noValidate>
        <Field name="domain" label="Domain" autoComplete="off" error={errors.domain} />
        {form.failure && <Notice kind="error">{form.failure}</Notice>}
        <div className="row">
          <SubmitButton busy={form.busy}>Add the domain</SubmitButton>
        </div>
      </form>
    </SettingsSection>
  );
}

function DomainRow({ company, domain }: { company: string; domain: CompanyDomain }) {
  const { id, domain: name, text, provenAt, checkedAt } = domain;
  const change = useChange();
  const params = { company, domain: id };
  const check = useAction(() =>
    change(call('POST /api/companies/:company/domains/:domain/check', { params })),
  );
  return (
    <li className={`bar ${classes.person}`}>
      <div className={classes.about}>
        <p className={`row ${classes.name}`}>
          {name}{' '}
          <span className="badge" data-standing={provenAt === null ? 'waiting' : 'done'}>
            {provenAt === null ? 'Not proven' : 'Proven'}
          </span>
        </p>
        <p className={`cluster muted ${classes.facts}`}>
          {provenAt !== null && <span>since {dayOf(provenAt)}</span>}
          {checkedAt !== null && <span>DNS asked {dayOf(checkedAt)}</span>}
        </p>
        {provenAt === null && (
          <p className={classes.facts}>
            Put a TXT record at {name}: <code>{text}</code>
          </p>
        )}
        {check.failure && <Notice kind="error">{check.failure}</Notice>}
      </div>
      <div className="cluster">
        <QuietButton onClick={check.run} aria-busy={check.busy} aria-label={`Check ${name} in DNS`}>
          Check
        </QuietButton>
        <AskedButton
          verb="Take away"
          of={name}
          act={() => change(call('DELETE /api/companies/:company/domains/:domain', { params }))}
        >
          Nobody new asks to join by an address there. Whoever belongs to the company stays.
        </AskedButton>
      </div>
    </li>
  );
}
