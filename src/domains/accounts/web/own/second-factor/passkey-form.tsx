import { type Rule, useFormSubmit } from '#forms/use-form-submit.ts';
import { isBlank, passkeyNameMaxLength, passkeyNameRequired } from '#platform/contract/validation.ts';
import { call } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import { useFocusAtFirst } from '#ui/use-focus-at-first.ts';
import type { PasskeyCreation } from '../../sign-in/passkeys.ts';
import parts from '../parts.module.css';

const fields = ['name'] as const;
const rules: readonly Rule<(typeof fields)[number]>[] = [
  { field: 'name', holds: (value) => !isBlank(value), message: passkeyNameRequired },
];

type PasskeyFormProps = {
  creation: PasskeyCreation;
  onAdded: (recoveryCodes: readonly string[]) => Promise<void>;
  onCancel: () => void;
};

/** A name for the new passkey; then the browser makes it, in a window of its own. */
export function PasskeyForm({ creation, onAdded, onCancel }: PasskeyFormProps) {
  const heading = useFocusAtFirst<HTMLHeadingElement>();
  const form = useFormSubmit(fields, rules, async ({ name }) => {
    const { createPasskey } = await import('../../sign-in/passkeys.ts');
    const passkey = await createPasskey(creation);
    const { message, data } = await call('POST /api/account/passkeys', { body: { name, passkey } });
    toastSuccess(message);
    await onAdded(data.recoveryCodes);
  });
  return (
    <form className={parts.form} method="post" onSubmit={form.onSubmit} noValidate>
      <div className="stack">
        <h3 ref={heading} tabIndex={-1} className={parts.subtitle}>
          Add a passkey
        </h3>
        <p className={`secondary ${parts.text}`}>
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
      <div className={`row ${parts.actions}`}>
        <SubmitButton busy={form.busy}>Create passkey</SubmitButton>
        <QuietButton onClick={onCancel}>Cancel</QuietButton>
      </div>
    </form>
  );
}
