import { isBlank, passkeyNameMaxLength, passkeyNameRequired } from '#contract/validation.ts';
import { call } from '#web/call.ts';
import type { PasskeyCreation } from '#web/features/accounts/passkeys.ts';
import { type Rule, useFormSubmit } from '#web/features/forms/use-form-submit.ts';
import { quietButton } from '#web/ui/button-link.ts';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { useFocusAtFirst } from '#web/ui/use-focus-at-first.ts';
import parts from './parts.module.css';

const fields = ['name'] as const;
const rules: readonly Rule<(typeof fields)[number]>[] = [
  { field: 'name', holds: (value) => !isBlank(value), message: passkeyNameRequired },
];

export type PasskeyFormProps = {
  creation: PasskeyCreation;
  onAdded: (recoveryCodes: readonly string[]) => Promise<void>;
  onCancel: () => void;
};

/** A name for the new passkey; then the browser makes it, in a window of its own. */
export function PasskeyForm({ creation, onAdded, onCancel }: PasskeyFormProps) {
  const heading = useFocusAtFirst<HTMLHeadingElement>();
  const form = useFormSubmit(fields, rules, async ({ name }) => {
    const { createPasskey } = await import('#web/features/accounts/passkeys.ts');
    const passkey = await createPasskey(creation);
    const { message, data } = await call('POST /api/account/passkeys', { body: { name, passkey } });
    toastSuccess(message);
    await onAdded(data.recoveryCodes);
  });
  return (
    <form className={parts.form} method="post" onSubmit={form.onSubmit} noValidate>
      <div className={parts.stack}>
        <h3 ref={heading} tabIndex={-1} className={parts.subtitle}>
          Add a passkey
        </h3>
        <p className={parts.text}>
          Your browser asks where to keep it: on this device, on your phone, in your password manager or on a
          security key.
        </p>
      </div>
      <Field
        name="name"
        label="Name"
        description="So that you know it again: 'Work laptop', 'Blue security key'"
        autoComplete="off"
        maxLength={passkeyNameMaxLength}
        error={form.errors.name}
      />
      {form.failure && <Notice kind="error">{form.failure}</Notice>}
      <div className={parts.actions}>
        <SubmitButton busy={form.busy}>Create passkey</SubmitButton>
        <button type="button" className={quietButton} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
