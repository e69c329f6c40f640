import { Link, useNavigate } from 'react-router';
import { type Rule, useFormSubmit } from '#forms/use-form-submit.ts';
import { messages } from '#platform/contract/messages.ts';
import { isLongEnough, passwordHint } from '#platform/contract/validation.ts';
import { call } from '#platform/web/call/call.ts';
import { leaveSession } from '#platform/web/session/session.ts';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import classes from '../frame/form.module.css';
import { isDeadLink } from './dead-link.ts';

const fields = ['password', 'confirmation'] as const;

/** §5.5 */
const rules: readonly Rule<(typeof fields)[number]>[] = [
  {
    field: 'password',
    holds: isLongEnough,
    message: messages.resetPasswordShort,
  },
  {
    field: 'confirmation',
    holds: (confirmation, { password }) => confirmation === password,
    message: messages.resetPasswordDiffers,
  },
];

type NewPasswordFormProps = {
  email: string;
  /** From the link in the mail. */
  keyOfLink: string;
  onDeadLink: () => void;
};

/** The second step of a forgotten password: the new one, twice. */
export function NewPasswordForm({ email, keyOfLink, onDeadLink }: NewPasswordFormProps) {
  const navigate = useNavigate();
  const form = useFormSubmit(fields, rules, async ({ password }, element) => {
    try {
      const { data } = await call('POST /reset-password', {
        body: { Email: email, validateStr: keyOfLink, password },
      });
      element.reset();
      // Whoever is signed in here, their session is over or another person's: the login page would lead past itself.
      await leaveSession();
      toastSuccess(data.message);
      await navigate('/login');
    } catch (error) {
      if (isDeadLink(error)) onDeadLink();
      throw error;
    }
  });
  const { errors } = form;
  return (
    <form className={classes.form} method="post" onSubmit={form.onSubmit} noValidate>
      {/* Tells a password manager whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        name="password"
        label="New password"
        description={passwordHint}
        autoComplete="new-password"
        error={errors.password}
      />
      <PasswordField
        name="confirmation"
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmation}
      />
      {form.failure && <Notice kind="error">{form.failure}</Notice>}
      <SubmitButton busy={form.busy}>Submit</SubmitButton>
      <p className={`secondary ${classes.foot}`}>
        The link is too old? <Link to="/forgot">Ask for a new one</Link>
      </p>
    </form>
  );
}
