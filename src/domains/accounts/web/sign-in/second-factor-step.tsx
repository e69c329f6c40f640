import { lazy, Suspense, useState } from 'react';
import type { PasskeyAnswer } from '#platform/contract/web-authn.ts';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import type { Ways } from './second-factor.ts';
import classes from './second-factor-field.module.css';
import { SecondFactorField } from './second-factor-field.tsx';

/** With the library under it, only for those who have a passkey. */
const PasskeyStep = lazy(() =>
  import('./passkey-step.tsx').then((loaded) => ({ default: loaded.PasskeyStep })),
);

type SecondFactorStepProps = {
  ways: Ways;
  /** Of the form around it, which sends the field `code`. */
  form: { errors: { code?: string }; failure: string | null; busy: boolean };
  onPasskey: (passkey: PasskeyAnswer) => Promise<void>;
};

/** The second step of a login, one way at a time: the passkey first, where there is one. */
export function SecondFactorStep({ ways, form, onPasskey }: SecondFactorStepProps) {
  const [byCode, setByCode] = useState(ways.passkey === undefined);
  if (ways.passkey && !byCode) {
    return (
      <>
        <Suspense fallback={null}>
          <PasskeyStep request={ways.passkey} onAnswer={onPasskey} />
        </Suspense>
        <p>
          <button type="button" className={`bare ${classes.other}`} onClick={() => setByCode(true)}>
            {ways.authenticator ? 'Use a code instead' : 'Passkey not at hand? Use a recovery code'}
          </button>
        </p>
      </>
    );
  }
  return (
    <>
      <SecondFactorField name="code" authenticator={ways.authenticator} error={form.errors.code} />
      {form.failure && <Notice kind="error">{form.failure}</Notice>}
      <SubmitButton busy={form.busy}>Login</SubmitButton>
      {ways.passkey && (
        <p>
          <button type="button" className={`bare ${classes.other}`} onClick={() => setByCode(false)}>
            Use your passkey
          </button>
        </p>
      )}
    </>
  );
}
