import { useState } from 'react';
import type { Account } from '#domains/accounts/contract/own-account.ts';
import { proofFields, useOwnerProof } from '#domains/accounts/web/own/proof-fields.tsx';
import { useChange } from '#forms/use-change.ts';
import { type Rule, useFormSubmit } from '#forms/use-form-submit.ts';
import { isBlank } from '#platform/contract/validation.ts';
import { call } from '#platform/web/call/call.ts';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { Fold } from '#ui/page/fold.tsx';
import { type CompanyRole, companyRoles, companyRoleWords } from '../../contract/company-roles.ts';
import type { CompanySignIn } from '../../contract/company-sign-in.ts';
import classes from '../people/people-section.module.css';
import { toRoleValues, valueFields, valuesOf } from './role-values.ts';

const fields = [
  ...(['issuer', 'clientId', 'clientSecret', 'domains', 'roleClaim', 'defaultRole'] as const),
  ...Object.values(valueFields),
  ...proofFields,
] as const;
const rules: readonly Rule<(typeof fields)[number]>[] = [
  { field: 'issuer', holds: (value) => !isBlank(value), message: 'Give the issuer' },
  { field: 'clientId', holds: (value) => !isBlank(value), message: 'Give the client ID' },
];

type SignInFormProps = { company: string; settings: CompanySignIn; account: Account };

/** A company's provider of OpenID Connect: where it is, whose people come by it, and what they are by its word (§26.8). */
export function SignInForm({ company, settings, account }: SignInFormProps) {
  const { signIn, domains } = settings;
  // Of what stands in the fields: where the page is read again they stay as they are, and with them what they came from.
  const [after, setAfter] = useState(settings.revision);
  const change = useChange();
  const proof = useOwnerProof(account);
  const { errors, ...form } = useFormSubmit(fields, [...rules, ...proof.rules], async (values, element) => {
    const { issuer, clientId, clientSecret, roleClaim, defaultRole } = values;
    const body = {
      ...{ issuer, clientId, clientSecret, roleClaim },
      domains: new FormData(element).getAll('domains').map(String),
      ...{ roleValues: toRoleValues(values), defaultRole: defaultRole as CompanyRole },
      ...{ after, ...(await proof.prove(values)) },
    };
    const saved = await call('POST /api/companies/:company/sign-in', { params: { company }, body });
    setAfter(saved.revision);
    await change(Promise.resolve(saved));
    for (const name of ['clientSecret', ...proofFields]) {
      const input = element.elements.namedItem(name);
      if (input instanceof HTMLInputElement) input.value = '';
    }
  });
  return (
    <form className={classes.form} method="post" onSubmit={form.onSubmit} noValidate>
      <Field
        name="issuer"
        label="Issuer"
        marked
        description="As your provider states it, as in https://login.example.com"
        inputMode="url"
        autoComplete="off"
        defaultValue={signIn?.issuer}
        error={errors.issuer}
      />
      <Field
        name="clientId"
        label="Client ID"
        marked
        autoComplete="off"
        defaultValue={signIn?.clientId}
        error={errors.clientId}
      />
      <Field
        name="clientSecret"
        type="password"
        label="Client secret"
        marked={signIn === null}
        description={
          signIn ? 'Kept sealed. Empty keeps the one that is set.' : 'Kept sealed, and shown to nobody.'
        }
        autoComplete="new-password"
        error={errors.clientSecret}
      />
      <FieldGroup legend="Addresses at" error={errors.domains}>
        {domains.map(({ id, domain, signsIn }) => (
          <label key={id} className="line">
            <input
              type="checkbox"
              name="domains"
              value={id}
              defaultChecked={signsIn || (signIn === null && domains.length === 1)}
            />
            {domain}
          </label>
        ))}
      </FieldGroup>
      <SelectField
        name="defaultRole"
        label="New people are"
        defaultValue={signIn?.defaultRole ?? 'reader'}
        data={companyRoles.map((value) => ({ value, label: companyRoleWords[value].one }))}
        error={errors.defaultRole}
      />
      <Fold summary="Roles by a claim" open={signIn !== null && signIn.roleClaim !== ''}>
        <div className={classes.form}>
          <Field
            name="roleClaim"
            label="Claim"
            description="As in groups. Empty: administrators give roles here."
            autoComplete="off"
            defaultValue={signIn?.roleClaim}
            error={errors.roleClaim}
          />
          {companyRoles.map((role) => (
            <Field
              key={role}
              name={valueFields[role]}
              label={`Values of ${companyRoleWords[role].many}`}
              description={role === 'administrator' ? 'Several with commas between' : undefined}
              autoComplete="off"
              defaultValue={valuesOf(signIn?.roleValues ?? [], role)}
              error={errors[valueFields[role]]}
            />
          ))}
        </div>
      </Fold>
      {proof.fields(errors)}
      {form.failure && <Notice kind="error">{form.failure}</Notice>}
      <div className="row">
        <SubmitButton busy={form.busy}>Save the sign-in</SubmitButton>
      </div>
    </form>
  );
}
