import { useRevalidator } from 'react-router';
import { messages } from '#contract/messages.ts';
import { isBlank } from '#contract/validation.ts';
import { call } from '#web/call.ts';
import { codeRule } from '#web/features/accounts/second-factor.ts';
import { type Rule, useFormSubmit } from '#web/features/forms/use-form-submit.ts';
import { quietButton } from '#web/ui/button-link.ts';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { useFocusAtFirst } from '#web/ui/use-focus-at-first.ts';
import parts from './parts.module.css';

const fields = ['password', 'code'] as const;
const rules: readonly Rule<(typeof fields)[number]>[] = [
  { field: 'password', holds: (value) => !isBlank(value), message: messages.passwordInvalid },
  codeRule,
];

/** Asks for both steps once more: a session left open must not be enough. */
export function SwitchOffForm({ onCancel }: { onCancel: () => void }) {
  const { revalidate } = useRevalidator();
  const heading = useFocusAtFirst<HTMLHeadingElement>();
  const { errors, ...form } = useFormSubmit(fields, rules, async (body) => {
    const { message } = await call('DELETE /api/account/second-factor', { body });
    toastSuccess(message);
    await revalidate();
  });
  return (
    <form className={parts.form} method="post" onSubmit={form.onSubmit} noValidate>
      <h3 ref={heading} tabIndex={-1} className={parts.subtitle}>
        Switch two-step sign-in off
      </h3>
      <div className={parts.pair}>
        <PasswordField
          name="password"
          label="Password"
          description="The one you log in with"
          autoComplete="current-password"
          error={errors.password}
        />
        <Field
          name="code"
          label="Code"
          description="From the authenticator, or a recovery code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          maxLength={40}
          error={errors.code}
        />
      </div>
      {form.failure && <Notice kind="error">{form.failure}</Notice>}
      <div className={parts.actions}>
        <SubmitButton busy={form.busy}>Switch off</SubmitButton>
        <button type="button" className={quietButton} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
