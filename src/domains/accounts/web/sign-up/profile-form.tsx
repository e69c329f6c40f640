import { Link } from 'react-router';
import { PhoneField } from '#forms/phone-field.tsx';
import { type Rule, useFormSubmit } from '#forms/use-form-submit.ts';
import { messages } from '#platform/contract/messages.ts';
import { isBlank, isEmail, isLongEnough, isPhone, passwordHint } from '#platform/contract/validation.ts';
import { call } from '#platform/web/call/call.ts';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import classes from '../frame/form.module.css';
import { useEnter } from '../sign-in/enter.ts';

const fields = ['name', 'organisation', 'phone', 'email', 'password'] as const;

/** §5.3, in its order; the address is judged where it can be mended. */
const rules: readonly Rule<(typeof fields)[number]>[] = [
  { field: 'name', holds: (value) => !isBlank(value), message: messages.nameRequired },
  { field: 'organisation', holds: (value) => !isBlank(value), message: messages.organisationRequired },
  { field: 'phone', holds: isPhone, message: messages.phoneIncorrect },
  {
    field: 'password',
    holds: isLongEnough,
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
      <p className={`secondary ${classes.foot}`}>
        By creating a profile you agree to the <Link to="/terms">Terms and conditions</Link> and the{' '}
        <Link to="/privacy">Privacy policy</Link>.
      </p>
    </form>
  );
}
