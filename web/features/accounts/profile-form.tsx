import { Link } from 'react-router';
import { messages } from '#contract/messages.ts';
import { isBlank, isEmail, isPhone, passwordHint, passwordMinLength } from '#contract/validation.ts';
import { call } from '#web/call.ts';
import { PhoneField } from '#web/features/forms/phone-field.tsx';
import { type Rule, useFormSubmit } from '#web/features/forms/use-form-submit.ts';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { useEnter } from './enter.ts';
import classes from './form.module.css';

const fields = ['name', 'organisation', 'phone', 'email', 'password'] as const;

/** §5.3, in its order; the address is judged where it can be mended. */
const rules: readonly Rule<(typeof fields)[number]>[] = [
  { field: 'name', holds: (value) => !isBlank(value), message: messages.nameRequired },
  { field: 'organisation', holds: (value) => !isBlank(value), message: messages.organisationRequired },
  { field: 'phone', holds: isPhone, message: messages.phoneIncorrect },
  {
    field: 'password',
    holds: (value) => value.trim().length >= passwordMinLength,
    message: messages.registerPasswordShort,
  },
  { field: 'email', holds: isEmail, message: messages.emailInvalid },
];

/**
 * Variant A: the whole profile. The address comes from the invitation and cannot be changed, unless it cannot be one: a
 * link that was cut or typed by hand would lead to a form that nobody can send.
 */
export function ProfileForm({ email, invite }: { email: string; invite: string | undefined }) {
  const enter = useEnter();
  const form = useFormSubmit(
    fields,
    rules,
    async ({ name, organisation, phone, email: typed, password }, element) => {
      const session = await call('POST /register', {
        body: { name, organisation, phone, password, Email: typed, invite },
      });
      element.reset();
      await enter(session, '/welcome');
    },
  );
  const { errors } = form;
  return (
    <form className={classes.form} method="post" onSubmit={form.onSubmit} noValidate>
      <Field name="name" label="Full name" autoComplete="name" error={errors.name} />
      <Field
        name="organisation"
        label="Organisation"
        autoComplete="organization"
        error={errors.organisation}
      />
      <PhoneField label="Mobile" error={errors.phone} />
      <Field
        name="email"
        label="Email"
        type="email"
        {...(isEmail(email) ? { value: email, readOnly: true } : { defaultValue: email })}
        autoComplete="email"
        error={errors.email}
      />
      <PasswordField
        name="password"
        label="Password"
        description={passwordHint}
        autoComplete="new-password"
        error={errors.password}
      />
      {form.failure && <Notice kind="error">{form.failure}</Notice>}
      <SubmitButton busy={form.busy}>CREATE PROFILE</SubmitButton>
      <p className={classes.foot}>
        By creating a profile you agree to the <Link to="/terms">Terms and conditions</Link> and the{' '}
        <Link to="/privacy">Privacy policy</Link>.
      </p>
    </form>
  );
}
