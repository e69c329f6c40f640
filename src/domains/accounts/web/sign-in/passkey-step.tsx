import { useEffect, useRef } from 'react';
import { useAction } from '#forms/use-action.ts';
import type { PasskeyAnswer, PasskeyRequest } from '#platform/contract/web-authn.ts';
import { largeButton } from '#ui/action/button-link.ts';
import { LineIcon } from '#ui/mark/line-icon.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import classes from './passkey-step.module.css';
import { askForPasskey } from './passkeys.ts';

const key = 'M16.5 7a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0M10.4 9.4 3.5 16.3V17h2.7v-2h2v-2h1.5M13.5 6.5h.01';

export type PasskeyStepProps = {
  request: PasskeyRequest;
  onAnswer: (answer: PasskeyAnswer) => Promise<void>;
};

/** The second step of a login by passkey: one press, and the browser asks. */
export function PasskeyStep({ request, onAnswer }: PasskeyStepProps) {
  const press = useRef<HTMLButtonElement>(null);
  const { run, busy, failure } = useAction(async () => onAnswer(await askForPasskey(request)));

  useEffect(() => press.current?.focus(), []);

  return (
    <div className="stack">
      <p className={classes.text}>
        Confirm that it is you with the fingerprint, face, PIN or security key you chose for Dosebridge.
      </p>
      {failure && <Notice kind="error">{failure}</Notice>}
      <button ref={press} type="button" className={largeButton} onClick={run} aria-busy={busy}>
        <LineIcon d={key} /> {busy ? 'Waiting for your passkey…' : 'Use your passkey'}
      </button>
    </div>
  );
}
