import { useState } from 'react';
import { Link } from 'react-router';
import { type Rule, useFormSubmit } from '#forms/use-form-submit.ts';
import { messages } from '#platform/contract/messages.ts';
import { isEmail } from '#platform/contract/validation.ts';
import { call } from '#platform/web/call/call.ts';
import { Button } from '#ui/action/buttons.tsx';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { AccountFrame } from './web/frame/account-frame.tsx';
import classes from './web/frame/form.module.css';
import { ResetNotes, resetNotesLabel } from './web/sign-up/reset-notes.tsx';

const fields = ['email'] as const;

/** §5.2 */
const rules: readonly Rule<(typeof fields)[number]>[] = [
  { field: 'email', holds: isEmail, message: messages.emailInvalid },
];

export function meta() {
  return pageMeta('Forgot Password', 'Have a link sent to your business email and choose a new password.');
}

/** §2.5 */
export default function ForgotPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useFormSubmit(fields, rules, async ({ email }) => {
    await call('POST /forgot-password', { body: { Email: email } });
    setSentTo(email.trim());
  });
  return (
    <AccountFrame
      title="Forgot Password"
      lead="Enter the email of your account, and we will send you a link to choose a new password."
      beside={<ResetNotes />}
      besideLabel={resetNotesLabel}
    >
      <form className={classes.form} method="post" onSubmit={form.onSubmit} noValidate>
        <Field name="email" label="Email" type="email" autoComplete="username" error={form.errors.email} />
        {form.failure && <Notice kind="error">{form.failure}</Notice>}
        <SubmitButton busy={form.busy}>Submit</SubmitButton>
        <p className={`secondary ${classes.foot}`}>
          It came back to you? <Link to="/login">Login</Link>
        </p>
      </form>
      {sentTo !== null && <SentDialog email={sentTo} onClose={() => setSentTo(null)} />}
    </AccountFrame>
  );
}

/** It must not say whether the address has an account. */
function SentDialog({ email, onClose }: { email: string; onClose: () => void }) {
  return (
    <Dialog
      title={messages.resetLinkSent}
      onClose={onClose}
      closesOnBackdrop
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <p>
        If <strong>{email}</strong> has an account, the link is on its way. It works once, for one hour.
      </p>
    </Dialog>
  );
}
