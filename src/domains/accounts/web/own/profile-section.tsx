import { PhoneField } from '#forms/phone-field.tsx';
import { type Rule, useFormSubmit } from '#forms/use-form-submit.ts';
import { messages } from '#platform/contract/messages.ts';
import { isBlank, isPhone } from '#platform/contract/validation.ts';
import { call } from '#platform/web/call/call.ts';
import { readSession, storeSession } from '#platform/web/session/session.ts';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import type { Account } from '../../contract/own-account.ts';
import classes from './parts.module.css';
import { SettingsSection } from './settings-section.tsx';

const fields = ['name', 'organisation', 'phone'] as const;

/** As at registration (§5.3). */
const rules: readonly Rule<(typeof fields)[number]>[] = [
  { field: 'name', holds: (value) => !isBlank(value), message: messages.nameRequired },
  { field: 'organisation', holds: (value) => !isBlank(value), message: messages.organisationRequired },
  { field: 'phone', holds: isPhone, message: messages.phoneIncorrect },
];

export function ProfileSection({ account }: { account: Account }) {
  const { errors, ...form } = useFormSubmit(fields, rules, async (body) => {
    const { message, data } = await call('POST /api/account', { body });
    const session = readSession();
    // The header greets by the name that is stored.
    if (session) storeSession({ ...session, name: data.name });
    toastSuccess(message);
  });
  return (
    <SettingsSection
      title="Profile"
      about="How you appear in your requests. Suppliers see it only once you ask for a proposal."
    >
      <form className={classes.form} method="post" onSubmit={form.onSubmit} noValidate>
        <Field
          name="name"
          label="Full name"
          autoComplete="name"
          defaultValue={account.name}
          error={errors.name}
        />
        <div className={classes.pair}>
          <Field
            name="organisation"
            label="Organisation"
            description="As suppliers should read it"
            autoComplete="organization"
            defaultValue={account.organisation}
            error={errors.organisation}
          />
          <PhoneField label="Mobile" defaultValue={account.phone} error={errors.phone} />
        </div>
        {form.failure && <Notice kind="error">{form.failure}</Notice>}
        <div className={`row ${classes.actions}`}>
          <SubmitButton busy={form.busy}>Save profile</SubmitButton>
        </div>
      </form>
    </SettingsSection>
  );
}
