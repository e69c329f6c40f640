import { useState } from 'react';
import type { Rule } from '#forms/use-form-submit.ts';
import { messages } from '#platform/contract/messages.ts';
import { freshSignInMinutes, isBlank } from '#platform/contract/validation.ts';
import type { PasskeyAnswer } from '#platform/contract/web-authn.ts';
import { call } from '#platform/web/call/call.ts';
import { TextButton } from '#ui/action/buttons.tsx';
import { Field } from '#ui/field/field.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';
import type { Account } from '../../contract/own-account.ts';
import { codeRule } from '../sign-in/second-factor.ts';
import parts from './parts.module.css';

/** Of the form in which the proof stands. */
export const proofFields = ['password', 'code'] as const;
type ProofField = (typeof proofFields)[number];

const passwordRule: Rule<ProofField> = {
  field: 'password',
  holds: (value) => !isBlank(value),
  message: messages.passwordInvalid,
};

/** All that a login asks for, once more. */
export type OwnerProof = { password?: string; code?: string; passkey?: PasskeyAnswer };

/** What a form asks its owner for once more: its rules, its fields, and the proof of what was typed into them. */
export function useOwnerProof(account: Account) {
  const [byCode, setByCode] = useState(account.passkeys.length === 0);
  const asksCode = account.secondFactor && byCode;
  return {
    rules: [account.hasPassword ? [passwordRule] : [], asksCode ? [codeRule] : []].flat(),
    async prove({ password, code }: Record<ProofField, string>): Promise<OwnerProof> {
      const first = account.hasPassword ? { password } : {};
      if (!account.secondFactor) return first;
      return { ...first, ...(byCode ? { code } : { passkey: await answerByPasskey() }) };
    },
    fields: (errors: Partial<Record<ProofField, string>>) => (
      <>
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
            You log in by a provider. If that was more than {freshSignInMinutes} minutes ago, log out and in
            once more first, so that we know it is you.
          </p>
        )}
      </>
    ),
  };
}

async function answerByPasskey(): Promise<PasskeyAnswer> {
  const { askForPasskey } = await import('../sign-in/passkeys.ts');
  const { data } = await call('POST /api/account/second-factor/challenge');
  return askForPasskey(data);
}
