import { useEffect, useRef, useState } from 'react';
import { useFormSubmit } from '#forms/use-form-submit.ts';
import type { PasskeyAnswer } from '#platform/contract/web-authn.ts';
import { call } from '#platform/web/call/call.ts';
import { readSession } from '#platform/web/session/session.ts';
import { TextButton } from '#ui/action/buttons.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastError } from '#ui/mark/toast.ts';
import classes from '../frame/form.module.css';
import { isDeadLink } from '../sign-up/dead-link.ts';
import { useEnter } from './enter.ts';
import { codeRule, type Ways, waysAskedFor } from './second-factor.ts';
import { SecondFactorStep } from './second-factor-step.tsx';

const fields = ['code'] as const;
const rules = [codeRule];

type SignInCodeFormProps = {
  /** From the address that the provider led back to; it works once. */
  signIn: string;
  /** It leads to no session: the reason, in words, or null where the reader would rather go another way. */
  onLeave: (reason: string | null) => void;
};

/** The way back from a provider: exchanges its code for a session, and asks for the second factor where there is one. */
export function SignInCodeForm({ signIn, onLeave }: SignInCodeFormProps) {
  const enter = useEnter();
  const [ways, setWays] = useState<Ways | null>(null);
  const begun = useRef(false);
  const form = useFormSubmit(fields, rules, ({ code }) => prove({ secondFactor: code }));

  async function prove(proof: { secondFactor: string } | { passkey: PasskeyAnswer }): Promise<void> {
    try {
      await enter(await call('POST /api/sign-in-codes', { body: { code: signIn, ...proof } }));
    } catch (error) {
      setWays((before) => waysAskedFor(error) ?? before);
      if (isDeadLink(error)) onLeave(error.message);
      throw error;
    }
  }

  useEffect(() => {
    // Once, however often React mounts or the reader comes back: the code is spent by its first use.
    if (begun.current || readSession() !== null) return;
    begun.current = true;
    call('POST /api/sign-in-codes', { body: { code: signIn } }).then(enter, (error: Error) => {
      const asked = waysAskedFor(error);
      if (asked) {
        setWays(asked);
        return;
      }
      toastError(error.message);
      onLeave(error.message);
    });
  }, [signIn, enter, onLeave]);

  if (ways === null) {
    return (
      <>
        <p className={classes.notice} role="status">
          Signing you in…
        </p>
        <noscript>
          <div className={classes.notice}>
            <Notice kind="warning">Signing in needs JavaScript.</Notice>
          </div>
        </noscript>
      </>
    );
  }
  return (
    <form className={classes.form} method="post" onSubmit={form.onSubmit} noValidate>
      <SecondFactorStep ways={ways} form={form} onPasskey={(passkey) => prove({ passkey })} />
      <p className={`secondary ${classes.foot}`}>
        <TextButton onClick={() => onLeave(null)}>Use another way to log in</TextButton>
      </p>
    </form>
  );
}
