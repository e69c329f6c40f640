import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { messages } from '#contract/messages.ts';
import { isEmail, isLoginPassword } from '#contract/validation.ts';
import { call } from '#web/call.ts';
import { type Rule, useFormSubmit } from '#web/features/forms/use-form-submit.ts';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { useEnter } from './enter.ts';
import classes from './form.module.css';
import { asksForCode, codeRule } from './second-factor.ts';
import { SecondFactorField } from './second-factor-field.tsx';

const fields = ['email', 'password', 'remember', 'code'] as const;

/** Specification, section 5, Login. */
const rules: readonly Rule<(typeof fields)[number]>[] = [
  { field: 'email', holds: isEmail, message: messages.emailInvalid },
  { field: 'password', holds: isLoginPassword, message: messages.passwordInvalid },
];

/**
 * Email and password, and for an account with a second factor its code. The first step stays in the form while the
 * second shows, so that nothing typed is lost and the whole goes out again with the code.
 */
export function LoginForm() {
  const enter = useEnter();
  const [waiting, setWaiting] = useState<string | null>(null);
  const needsCode = waiting !== null;
  const form = useFormSubmit(fields, needsCode ? [...rules, codeRule] : rules, async (values) => {
    const { email, password, code } = values;
    const body = { email, password, remember: values.remember === 'on', ...(needsCode ? { code } : {}) };
    try {
      await enter(await call('POST /login', { body }));
    } catch (error) {
      if (needsCode || !asksForCode(error)) throw error;
      setWaiting(email.trim());
    }
  });
  return (
    <form className={classes.form} method="post" onSubmit={form.onSubmit} noValidate>
      <div className={classes.step} hidden={needsCode}>
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
      </div>
      {needsCode && <SecondFactorField name="code" error={form.errors.code} />}
      {form.failure && <Notice kind="error">{form.failure}</Notice>}
      <SubmitButton busy={form.busy}>Login</SubmitButton>
      {needsCode ? (
        <p className={classes.foot}>
          Logging in as <strong>{waiting}</strong>.{' '}
          <button type="button" className={classes.back} onClick={() => setWaiting(null)}>
            Use another account
          </button>
        </p>
      ) : (
        <p className={classes.foot}>
          New to Dosebridge? <Link to="/sign-up">Sign Up</Link>
        </p>
      )}
    </form>
  );
}
