import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { messages } from '#contract/messages.ts';
import { isEmail, isLoginPassword } from '#contract/validation.ts';
import { call } from '#web/call.ts';
import { AccountFrame } from '#web/features/accounts/account-frame.tsx';
import { Benefits } from '#web/features/accounts/benefits.tsx';
import { useEnter } from '#web/features/accounts/enter.ts';
import classes from '#web/features/accounts/form.module.css';
import { type Rule, useFormSubmit } from '#web/features/forms/use-form-submit.ts';
import { homeOf } from '#web/page-table.ts';
import { readSession } from '#web/session.ts';
import { sessionEndedMessage, sessionHasEnded } from '#web/session-ended.ts';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';

const fields = ['email', 'password', 'remember'] as const;

/** Specification, section 5, Login. */
const rules: readonly Rule<(typeof fields)[number]>[] = [
  { field: 'email', holds: isEmail, message: messages.emailInvalid },
  { field: 'password', holds: isLoginPassword, message: messages.passwordInvalid },
];

export function meta() {
  return pageMeta('Login', 'Sign in to find dossiers and suppliers, and to follow your requests.');
}

/** Specification, section 2, Login. */
export default function LoginPage() {
  const enter = useEnter();
  const ended = useEndedSession();
  const form = useFormSubmit(fields, rules, async ({ email, password, remember }) => {
    await enter(await call('POST /login', { body: { email, password, remember: remember === 'on' } }));
  });
  return (
    <AccountFrame title="Login" lead="Good to see you again." beside={<Benefits />}>
      {ended && (
        <div className={classes.notice}>
          <Notice kind="warning">{sessionEndedMessage}</Notice>
        </div>
      )}
      <form className={classes.form} method="post" onSubmit={form.onSubmit} noValidate>
        <Field name="email" label="Email" type="email" autoComplete="username" error={form.errors.email} />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          error={form.errors.password}
        />
        <div className={classes.row}>
          <Checkbox name="remember" label="Remember me" />
          <Link to="/forgot">Forgot password?</Link>
        </div>
        {form.failure && <Notice kind="error">{form.failure}</Notice>}
        <SubmitButton busy={form.busy}>Login</SubmitButton>
        <p className={classes.foot}>
          New to Dosebridge? <Link to="/sign-up">Sign Up</Link>
        </p>
      </form>
    </AccountFrame>
  );
}

/** Why the page was opened is known only to the browser, as is whether there is anything to do here. */
function useEndedSession(): boolean {
  const navigate = useNavigate();
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    const session = readSession();
    if (session) void navigate(homeOf(session.role), { replace: true });
    else setEnded(sessionHasEnded());
  }, [navigate]);
  return ended;
}
