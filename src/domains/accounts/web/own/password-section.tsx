import { Link, useRevalidator } from 'react-router';
import { type Rule, useFormSubmit } from '#forms/use-form-submit.ts';
import { messages } from '#platform/contract/messages.ts';
import { isBlank, isLongEnough, passwordHint } from '#platform/contract/validation.ts';
import { call } from '#platform/web/call/call.ts';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import type { Account } from '../../contract/own-account.ts';
import classes from './parts.module.css';
import { SettingsSection } from './settings-section.tsx';

const fields = ['current', 'password', 'confirmation'] as const;

/** The new one is judged as in a reset (§5.5). */
const rules: readonly Rule<(typeof fields)[number]>[] = [
  { field: 'current', holds: (value) => !isBlank(value), message: messages.passwordInvalid },
  {
    field: 'password',
    holds: isLongEnough,
    message: messages.resetPasswordShort,
  },
  {
    field: 'confirmation',
    holds: (value, { password }) => value === password,
    message: messages.resetPasswordDiffers,
  },
];

export function PasswordSection({ account }: { account: Account }) {
  return (
    <SettingsSection title="Password" about="Changing it signs out every other device.">
      {account.hasPassword ? <PasswordForm email={account.email} /> : <NoPassword />}
    </SettingsSection>
  );
}

/** Who came by a provider proves the address once more, by the same mail as anyone who forgot. */
function NoPassword() {
  return (
    <p className={`secondary ${classes.text}`}>
      You log in by a provider, so there is no password yet.{' '}
      <Link to="/forgot">Set one with a link by email</Link>.
    </p>
  );
}

function PasswordForm({ email }: { email: string }) {
  const { revalidate } = useRevalidator();
  const { errors, ...form } = useFormSubmit(fields, rules, async ({ current, password }, element) => {
    const { message } = await call('POST /api/account/password', { body: { current, password } });
    element.reset();
    toastSuccess(message);
    await revalidate();
  });
  return (
    <form className={classes.form} method="post" onSubmit={form.onSubmit} noValidate>
      {/* Tells a password manager whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        name="current"
        label="Current password"
        autoComplete="current-password"
        error={errors.current}
      />
      <div className={classes.pair}>
        <PasswordField
          name="password"
          label="New password"
          description={passwordHint}
          autoComplete="new-password"
          error={errors.password}
        />
        <PasswordField
          name="confirmation"
          label="Confirm new password"
          description="The same once more"
          autoComplete="new-password"
          error={errors.confirmation}
        />
      </div>
      {form.failure && <Notice kind="error">{form.failure}</Notice>}
      <div className={`row ${classes.actions}`}>
        <SubmitButton busy={form.busy}>Change password</SubmitButton>
      </div>
    </form>
  );
}
