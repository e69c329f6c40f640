import { SettingsSection } from '#domains/accounts/web/own/settings-section.tsx';
import { AskedButton } from '#forms/asked-button.tsx';
import { useChange } from '#forms/use-change.ts';
import { useFormSubmit } from '#forms/use-form-submit.ts';
import { call } from '#platform/web/call/call.ts';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { dayOf } from '#ui/dates.ts';
import { Notice } from '#ui/mark/notice.tsx';
import type { CompanyJoining } from '../../contract/company-domains.ts';
import type { CompanyRole } from '../../contract/company-roles.ts';
import type { ShownCompany } from '../load-company.ts';
import classes from '../people/people-section.module.css';
import { RoleField } from '../people/role-field.tsx';

const fields = ['role'] as const;

/** Colleagues by a proven domain who ask to join (§26.5). */
export function JoiningsSection({ company }: { company: ShownCompany }) {
  return (
    <SettingsSection
      title="Asking to join"
      about="Each has proven an address at a domain of the company. Look whether you know it before you admit them."
    >
      <ul className={`list ${classes.list}`}>
        {company.joinings.map((joining) => (
          <JoiningRow key={joining.person} company={company.id} joining={joining} />
        ))}
      </ul>
    </SettingsSection>
  );
}

function JoiningRow({ company, joining }: { company: string; joining: CompanyJoining }) {
  const { person, name, email, askedAt } = joining;
  const change = useChange();
  const params = { company, person };
  const { errors, ...form } = useFormSubmit(fields, [], async ({ role }) => {
    const body = { role: role as CompanyRole };
    await change(call('POST /api/companies/:company/joinings/:person/admission', { params, body }));
  });
  return (
    <li className={`stack ${classes.person}`}>
      <div className={classes.about}>
        <p className={`row ${classes.name}`}>{email}</p>
        <p className={`cluster muted ${classes.facts}`}>
          <span>{name}</span>
          <span>
            asked <time dateTime={askedAt}>{dayOf(askedAt)}</time>
          </span>
        </p>
      </div>
      <form className={classes.form} method="post" onSubmit={form.onSubmit} noValidate>
        <RoleField label={`Admit ${email} as`} chosen="reader" error={errors.role} />
        {form.failure && <Notice kind="error">{form.failure}</Notice>}
        <div className="row">
          <SubmitButton busy={form.busy}>Admit</SubmitButton>
          <AskedButton
            verb="Refuse"
            of={email}
            act={() => change(call('DELETE /api/companies/:company/joinings/:person', { params }))}
          >
            {name} does not get into the company, and stands here no more.
          </AskedButton>
        </div>
      </form>
    </li>
  );
}
