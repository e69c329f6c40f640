import { SettingsSection } from '#domains/accounts/web/own/settings-section.tsx';
import { AskedButton } from '#forms/asked-button.tsx';
import { useChange } from '#forms/use-change.ts';
import { type Rule, useFormSubmit } from '#forms/use-form-submit.ts';
import { messages } from '#platform/contract/messages.ts';
import { isEmail } from '#platform/contract/validation.ts';
import { call } from '#platform/web/call/call.ts';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { dayOf } from '#ui/dates.ts';
import { Field } from '#ui/field/field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import type { CompanyInvitation } from '../../contract/company-people.ts';
import { type CompanyRole, companyRoleWords } from '../../contract/company-roles.ts';
import type { ShownCompany } from '../load-company.ts';
import classes from './people-section.module.css';
import { RoleField } from './role-field.tsx';

const fields = ['email', 'role'] as const;
const rules: readonly Rule<(typeof fields)[number]>[] = [
  { field: 'email', holds: isEmail, message: messages.emailInvalid },
];

/** Invitations of a company that wait, and one more. */
export function InvitationsSection({ company }: { company: ShownCompany }) {
  const change = useChange();
  const params = { company: company.id };
  const { errors, ...form } = useFormSubmit(fields, rules, async ({ email, role }, element) => {
    const body = { email, role: role as CompanyRole };
    await change(call('POST /api/companies/:company/invitations', { params, body }));
    element.reset();
  });
  return (
    <SettingsSection
      title="Invitations"
      about="By mail, good for 14 days and once. Whoever has no account yet makes one on the way."
    >
      {company.invitations.length > 0 && (
        <ul className={`list ${classes.list}`}>
          {company.invitations.map((invitation) => (
            <InvitationRow key={invitation.id} company={company.id} invitation={invitation} />
          ))}
        </ul>
      )}
      <form className={classes.form} method="post" onSubmit={form.onSubmit} noValidate>
        <div className={`stack ${classes.pair}`}>
          <Field name="email" type="email" label="Business email" autoComplete="off" error={errors.email} />
          <RoleField label="As" chosen="deal-maker" error={errors.role} />
        </div>
        {form.failure && <Notice kind="error">{form.failure}</Notice>}
        <div className="row">
          <SubmitButton busy={form.busy}>Invite</SubmitButton>
        </div>
      </form>
    </SettingsSection>
  );
}

function InvitationRow({ company, invitation }: { company: string; invitation: CompanyInvitation }) {
  const { id, email, role, by, expiresAt } = invitation;
  const change = useChange();
  const params = { company, invitation: id };
  return (
    <li className={`bar ${classes.person}`}>
      <div className={classes.about}>
        <p className={`row ${classes.name}`}>{email}</p>
        <p className={`cluster muted ${classes.facts}`}>
          <span>{companyRoleWords[role].one}</span>
          <span>invited by {by}</span>
          <span>
            until <time dateTime={expiresAt}>{dayOf(expiresAt)}</time>
          </span>
        </p>
      </div>
      <AskedButton
        verb="Withdraw"
        of={`the invitation of ${email}`}
        act={() => change(call('DELETE /api/companies/:company/invitations/:invitation', { params }))}
      >
        The link in its mail opens nothing any more. You may invite them again.
      </AskedButton>
    </li>
  );
}
