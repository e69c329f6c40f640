import { useEffect, useRef, useState } from 'react';
import { call } from '#web/call.ts';
import { useFormSubmit } from '#web/features/forms/use-form-submit.ts';
import { readSession } from '#web/session.ts';
import { Notice } from '#web/ui/notice.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { toastError } from '#web/ui/toast.ts';
import { isDeadLink } from './dead-link.ts';
import { useEnter } from './enter.ts';
import classes from './form.module.css';
import { asksForCode, codeRule } from './second-factor.ts';
import { SecondFactorField } from './second-factor-field.tsx';

const fields = ['code'] as const;
const rules = [codeRule];

export type SignInCodeFormProps = {
  /** From the address Google led back to; it works once. */
  signIn: string;
  /** It leads to no session: the reason, in words, or null where the reader would rather go another way. */
  onLeave: (reason: string | null) => void;
};

/** The way back from Google: exchanges its code for a session, and asks for the second factor where there is one. */
export function SignInCodeForm({ signIn, onLeave }: SignInCodeFormProps) {
  const enter = useEnter();
  const [needsCode, setNeedsCode] = useState(false);
  const begun = useRef(false);
  const form = useFormSubmit(fields, rules, async ({ code }) => {
    try {
      await enter(await call('POST /api/sign-in-codes', { body: { code: signIn, secondFactor: code } }));
    } catch (error) {
      if (isDeadLink(error)) onLeave(error.message);
      throw error;
    }
  });

  useEffect(() => {
    // Once, however often React mounts or the reader comes back: the code is spent by its first use.
    if (begun.current || readSession() !== null) return;
    begun.current = true;
    call('POST /api/sign-in-codes', { body: { code: signIn } }).then(enter, (error: Error) => {
      if (asksForCode(error)) {
        setNeedsCode(true);
        return;
      }
      toastError(error.message);
      onLeave(error.message);
    });
  }, [signIn, enter, onLeave]);

  if (!needsCode) {
    return (
      <>
        <p className={classes.notice} role="status">
          Signing you in with Google…
        </p>
        <noscript>
          <div className={classes.notice}>
            <Notice kind="warning">Signing in with Google needs JavaScript.</Notice>
          </div>
        </noscript>
      </>
    );
  }
  return (
    <form className={classes.form} method="post" onSubmit={form.onSubmit} noValidate>
      <SecondFactorField name="code" error={form.errors.code} />
      {form.failure && <Notice kind="error">{form.failure}</Notice>}
      <SubmitButton busy={form.busy}>Login</SubmitButton>
      <p className={classes.foot}>
        <button type="button" className={classes.back} onClick={() => onLeave(null)}>
          Use another way to log in
        </button>
      </p>
    </form>
  );
}
