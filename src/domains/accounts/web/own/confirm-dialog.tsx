import { type ReactNode, useId, useState } from 'react';
import { type Rule, useFormSubmit } from '#forms/use-form-submit.ts';
import { messages } from '#platform/contract/messages.ts';
import { freshSignInMinutes, isBlank } from '#platform/contract/validation.ts';
import type { PasskeyAnswer } from '#platform/contract/web-authn.ts';
import { call } from '#platform/web/call/call.ts';
import { button, dangerButton } from '#ui/action/button-link.ts';
import { QuietButton, TextButton } from '#ui/action/buttons.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import type { Account } from '../../contract/own-account.ts';
import { codeRule } from '../sign-in/second-factor.ts';
import parts from './parts.module.css';

const fields = ['password', 'code'] as const;
const passwordRule: Rule<(typeof fields)[number]> = {
  field: 'password',
  holds: (value) => !isBlank(value),
  message: messages.passwordInvalid,
};

/** All that a login asks for, once more. */
export type OwnerProof = { password?: string; code?: string; passkey?: PasskeyAnswer };

type ConfirmDialogProps = {
  account: Account;
  title: string;
  about?: ReactNode;
  /** What its buttons say. */
  action: string;
  cancel?: string;
  /** Nothing brings back what it takes away. */
  danger?: boolean;
  /** Does it, and closes the dialog; what it throws is shown here. */
  send: (proof: OwnerProof) => Promise<void>;
  onClose: () => void;
};

/**
 * Asks for the owner once more before a way in is added or taken away, sessions are ended, or the account goes: a
 * session left open must not be enough.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { account, title, about, action, cancel = 'Cancel', danger = false, send, onClose } = props;
  const id = useId();
  const [byCode, setByCode] = useState(account.passkeys.length === 0);
  const asksCode = account.secondFactor && byCode;
  const rules = [account.hasPassword ? [passwordRule] : [], asksCode ? [codeRule] : []].flat();
  const { errors, ...form } = useFormSubmit(fields, rules, async ({ password, code }) => {
    const first = account.hasPassword ? { password } : {};
    if (!account.secondFactor) return send(first);
    return send({ ...first, ...(byCode ? { code } : { passkey: await answerByPasskey() }) });
  });
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <QuietButton onClick={onClose}>{cancel}</QuietButton>
          <button type="submit" form={id} className={danger ? dangerButton : button} aria-busy={form.busy}>
            {form.busy ? 'One moment…' : action}
          </button>
        </>
      }
    >
      {about}
      <form id={id} className={parts.form} method="post" onSubmit={form.onSubmit} noValidate>
        {account.hasPassword && (
          <PasswordField
            name="password"
            label="Password"
            description="The one you log in with, so that we know it is you"
            autoComplete="current-password"
            error={errors.password}
          />
        )}
        {asksCode && (
          <Field
            name="code"
            label="Code"
            description={
              account.authenticator ? 'From the authenticator, or a recovery code' : 'A recovery code'
            }
            autoComplete="one-time-code"
            autoCapitalize="none"
            maxLength={40}
            error={errors.code}
          />
        )}
        {account.passkeys.length > 0 && (
          <p className={`secondary ${parts.text}`}>
            {byCode ? 'Or let your browser ask for a passkey. ' : 'Your browser then asks for a passkey. '}
            <TextButton onClick={() => setByCode(!byCode)}>
              {byCode ? 'Use a passkey' : 'Use a code instead'}
            </TextButton>
          </p>
        )}
        {!account.hasPassword && !account.secondFactor && (
          <p className={`secondary ${parts.text}`}>
            You log in with Google. If that was more than {freshSignInMinutes} minutes ago, log out and in
            once more first, so that we know it is you.
          </p>
        )}
        {form.failure && <Notice kind="error">{form.failure}</Notice>}
      </form>
    </Dialog>
  );
}

async function answerByPasskey(): Promise<PasskeyAnswer> {
  const { askForPasskey } = await import('../sign-in/passkeys.ts');
  const { data } = await call('POST /api/account/second-factor/challenge');
  return askForPasskey(data);
}
