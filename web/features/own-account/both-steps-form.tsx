import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { messages } from '#contract/messages.ts';
import type { Account } from '#contract/own-account.ts';
import { isBlank } from '#contract/validation.ts';
import type { PasskeyAnswer } from '#contract/web-authn.ts';
import { call } from '#web/call.ts';
import { codeRule } from '#web/features/accounts/second-factor.ts';
import { type Rule, useFormSubmit } from '#web/features/forms/use-form-submit.ts';
import { quietButton } from '#web/ui/button-link.ts';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import text from '#web/ui/text-button.module.css';
import { toastSuccess } from '#web/ui/toast.ts';
import { useFocusAtFirst } from '#web/ui/use-focus-at-first.ts';
import parts from './parts.module.css';

const fields = ['password', 'code'] as const;
const passwordRule: Rule<(typeof fields)[number]> = {
  field: 'password',
  holds: (value) => !isBlank(value),
  message: messages.passwordInvalid,
};

export type BothStepsFormProps = {
  account: Account;
  title: string;
  about?: ReactNode;
  /** What its button says. */
  action: string;
  send: (proof: { password: string; code?: string; passkey?: PasskeyAnswer }) => Promise<{ message: string }>;
  onClose: () => void;
};

/** Asks for both steps once more before a way in is taken away: a session left open must not be enough. */
export function BothStepsForm({ account, title, about, action, send, onClose }: BothStepsFormProps) {
  const { revalidate } = useRevalidator();
  const heading = useFocusAtFirst<HTMLHeadingElement>();
  const [byCode, setByCode] = useState(account.passkeys.length === 0);
  const rules = byCode ? [passwordRule, codeRule] : [passwordRule];
  const { errors, ...form } = useFormSubmit(fields, rules, async ({ password, code }) => {
    const proof = byCode ? { code } : { passkey: await answerByPasskey() };
    const { message } = await send({ password, ...proof });
    toastSuccess(message);
    await revalidate();
    onClose();
  });
  return (
    <form className={parts.form} method="post" onSubmit={form.onSubmit} noValidate>
      <div className={parts.stack}>
        <h3 ref={heading} tabIndex={-1} className={parts.subtitle}>
          {title}
        </h3>
        {about && <p className={parts.text}>{about}</p>}
      </div>
      <div className={parts.pair}>
        <PasswordField
          name="password"
          label="Password"
          description="The one you log in with"
          autoComplete="current-password"
          error={errors.password}
        />
        {byCode && (
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
      </div>
      {account.passkeys.length > 0 && (
        <p className={parts.text}>
          {byCode ? 'Or let your browser ask for a passkey. ' : 'Your browser then asks for a passkey. '}
          <button type="button" className={text.textButton} onClick={() => setByCode(!byCode)}>
            {byCode ? 'Use a passkey' : 'Use a code instead'}
          </button>
        </p>
      )}
      {form.failure && <Notice kind="error">{form.failure}</Notice>}
      <div className={parts.actions}>
        <SubmitButton busy={form.busy}>{action}</SubmitButton>
        <button type="button" className={quietButton} onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}

async function answerByPasskey(): Promise<PasskeyAnswer> {
  const { askForPasskey } = await import('#web/features/accounts/passkeys.ts');
  const { data } = await call('POST /api/account/second-factor/challenge');
  return askForPasskey(data);
}
