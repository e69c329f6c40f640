import { useId, useState } from 'react';
import { messages } from '#contract/messages.ts';
import { isBlank } from '#contract/validation.ts';
import { call } from '#web/call.ts';
import { type Rule, useFormSubmit } from '#web/features/forms/use-form-submit.ts';
import { signOut } from '#web/session.ts';
import { button, dangerButton, quietButton } from '#web/ui/button-link.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';

const fields = ['password'] as const;
const rules: readonly Rule<(typeof fields)[number]>[] = [
  { field: 'password', holds: (value) => !isBlank(value), message: messages.passwordInvalid },
];

/** Asks once, with the password, and says what goes and what stays. */
export function DeletionDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const id = useId();
  const [gone, setGone] = useState<string | null>(null);
  const form = useFormSubmit(fields, rules, async (body) => {
    const { message } = await call('POST /api/account/deletion', { body });
    setGone(message);
  });
  if (gone !== null) return <GoneDialog message={gone} />;
  return (
    <Dialog
      title="Delete your account?"
      onClose={onClose}
      actions={
        <>
          <button type="button" className={quietButton} onClick={onClose}>
            Keep account
          </button>
          <button type="submit" form={id} className={dangerButton} aria-busy={form.busy}>
            {form.busy ? 'Deleting…' : 'Delete for good'}
          </button>
        </>
      }
    >
      <p>
        <strong>{email}</strong> will not be able to log in again, and nothing brings the account back.
      </p>
      <p>
        What stays: the requests you sent, as business records without your name, email and phone. Their
        references no longer open for you.
      </p>
      <form id={id} method="post" onSubmit={form.onSubmit} noValidate>
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          error={form.errors.password}
        />
      </form>
      {form.failure && <Notice kind="error">{form.failure}</Notice>}
    </Dialog>
  );
}

/** The session is over as well: what is left of it here goes when the reader leaves. */
function GoneDialog({ message }: { message: string }) {
  return (
    <Dialog
      title="Account deleted"
      onClose={() => void signOut()}
      actions={
        <button type="button" className={button} onClick={() => void signOut()}>
          Back to Home
        </button>
      }
    >
      <p>{message}</p>
    </Dialog>
  );
}
