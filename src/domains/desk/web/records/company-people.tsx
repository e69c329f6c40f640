import { Link, useRevalidator } from 'react-router';
import {
  type CompanyRole,
  companyRoles,
  companyRoleWords,
} from '#domains/companies/contract/company-roles.ts';
import { type Rule, useFormSubmit } from '#forms/use-form-submit.ts';
import { isEmail } from '#platform/contract/validation.ts';
import { call } from '#platform/web/call/call.ts';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { dayOf } from '#ui/dates.ts';
import { Field } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import type { CompanyRecord } from '../../contract/back-office-companies.ts';
import { RowAction } from '../tables/row-action.tsx';
import classes from './record.module.css';
import { RecordSection } from './record-facts.tsx';

const fields = ['email', 'role'] as const;
const rules: readonly Rule<(typeof fields)[number]>[] = [
  { field: 'email', holds: isEmail, message: 'Give the email address of an account' },
];

/** Who belongs to a company: they see the requests for its listings, and act by their role (§26.1). */
export function CompanyPeople({ company }: { company: CompanyRecord }) {
  const { revalidate } = useRevalidator();
  const params = { company: String(company.id) };
  const { errors, ...form } = useFormSubmit(fields, rules, async ({ email, role }, element) => {
    const { message } = await call('POST /api/back-office/companies/:company/people', {
      params,
      body: { email, role: role as CompanyRole },
    });
    toastSuccess(message);
    element.reset();
    await revalidate();
  });
  return (
    <RecordSection
      title="People"
      about="They see the requests for its listings; who answers, edits listings and signs hangs on the role."
    >
      {company.people.length > 0 && (
        <ul className={`list ${classes.list}`}>
          {company.people.map(({ id, name, email, emailVerified, role, since }) => (
            <li key={id} className={`bar ${classes.item}`}>
              <span>
                <Link to={`/admin/people/${id}`}>{name}</Link>{' '}
                <span className={`muted ${classes.quiet}`}>
                  {email}
                  {emailVerified ? '' : ' (not proven: no membership yet)'},{' '}
                  {companyRoleWords[role].one.toLowerCase()} since {dayOf(since)}
                </span>
              </span>
              <RowAction
                label="Remove"
                of={name}
                act={() =>
                  call('DELETE /api/back-office/companies/:company/people/:person', {
                    params: { ...params, person: String(id) },
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
      <form className={classes.form} method="post" onSubmit={form.onSubmit} noValidate>
        <Field
          name="email"
          type="email"
          label="Add somebody by email"
          autoComplete="off"
          error={errors.email}
        />
        <SelectField
          name="role"
          label="As"
          data={companyRoles.map((value) => ({ value, label: companyRoleWords[value].one }))}
          error={errors.role}
        />
        {form.failure && <Notice kind="error">{form.failure}</Notice>}
        <div className="cluster">
          <SubmitButton busy={form.busy}>Add to the company</SubmitButton>
        </div>
      </form>
    </RecordSection>
  );
}
