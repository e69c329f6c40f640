import { useState } from 'react';
import { Link } from 'react-router';
import { type Rule, useFormSubmit } from '#forms/use-form-submit.ts';
import { messages } from '#platform/contract/messages.ts';
import { isEmail, isLongEnough } from '#platform/contract/validation.ts';
import type { PasskeyAnswer } from '#platform/contract/web-authn.ts';
import { call } from '#platform/web/call/call.ts';
import { TextButton } from '#ui/action/buttons.tsx';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import classes from '../frame/form.module.css';
import { useCompanyWay } from './company-way.ts';
import { CompanyWayLink } from './company-way-link.tsx';
import { useEnter } from './enter.ts';
import { codeRule, type Ways, waysAskedFor } from './second-factor.ts';
import { SecondFactorStep } from './second-factor-step.tsx';

const fields = ['email', 'password', 'remember', 'code'] as const;

/** §5.1 */
const rules: readonly Rule<(typeof fields)[number]>[] = [
  { field: 'email', holds: isEmail, message: messages.emailInvalid },
  { field: 'password', holds: isLongEnough, message: messages.passwordInvalid },
];

type First = { email: string; password: string; remember: boolean };
type Proof = { code?: string; passkey?: PasskeyAnswer };

/**
 * Email and password, and for an account with a second factor its code or passkey. The first step stays in the form while the
 * second shows, so that nothing typed is lost and the whole goes out again with the code.
 */
export function LoginForm() {
  const enter = useEnter();
  const [asked, setAsked] = useState<{ first: First; ways: Ways } | null>(null);
  const { way, ask, field } = useCompanyWay();
  /** For whose addresses the password is asked for all the same: some have left the company. */
  const [insisted, setInsisted] = useState<string | null>(null);

  async function logIn(first: First, proof: Proof | null): Promise<void> {
    try {
      await enter(await call('POST /login', { body: { ...first, ...proof } }));
    } catch (error) {
      const ways = waysAskedFor(error);
      // Whose company has closed this way is led to the right one.
      if (ways === null) await ask(first.email);
      if (ways) setAsked({ first, ways });
      if (ways === null || proof) throw error;
    }
  }

  const form = useFormSubmit(
    fields,
    asked ? [...rules, codeRule] : rules,
    ({ email, password, remember, code }) =>
      logIn({ email, password, remember: remember === 'on' }, asked && { code }),
  );
  const isOnlyWay = way?.only === true && way.domain !== insisted;
  return (
    <form
      className={classes.form}
      method="post"
      onSubmit={(event) => {
        if (!isOnlyWay) return form.onSubmit(event);
        event.preventDefault();
        window.location.assign(way.at);
      }}
      noValidate
    >
      <div className={classes.step} hidden={asked !== null}>
        <Field
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          error={form.errors.email}
          {...field}
        />
        {!isOnlyWay && <PasswordStep error={form.errors.password} />}
      </div>
      {asked ? (
        <>
          <SecondFactorStep
            ways={asked.ways}
            form={form}
            onPasskey={(passkey) => logIn(asked.first, { passkey })}
          />
          <p className={`secondary ${classes.foot}`}>
            Logging in as <strong>{asked.first.email.trim()}</strong>.{' '}
            <TextButton onClick={() => setAsked(null)}>Use another account</TextButton>
          </p>
        </>
      ) : (
        <>
          {form.failure && !isOnlyWay && <Notice kind="error">{form.failure}</Notice>}
          {!isOnlyWay && <SubmitButton busy={form.busy}>Login</SubmitButton>}
          {way && <CompanyWayLink way={way} onOther={isOnlyWay ? () => setInsisted(way.domain) : null} />}
          <p className={`secondary ${classes.foot}`}>
            New to Dosebridge? <Link to="/sign-up">Sign Up</Link>
          </p>
        </>
      )}
    </form>
  );
}

function PasswordStep({ error }: { error: string | undefined }) {
  return (
    <>
      <PasswordField name="password" label="Password" autoComplete="current-password" error={error} />
      <div className={`bar ${classes.row}`}>
        <label className={`line small ${classes.remember}`}>
          <input type="checkbox" name="remember" />
          Remember me
        </label>
        <Link to="/forgot">Forgot password?</Link>
      </div>
    </>
  );
}
