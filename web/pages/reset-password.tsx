import { useState } from 'react';
import { Link } from 'react-router';
import { AccountFrame } from '#web/features/accounts/account-frame.tsx';
import classes from '#web/features/accounts/form.module.css';
import { NewPasswordForm } from '#web/features/accounts/new-password-form.tsx';
import { ResetNotes, resetNotesLabel } from '#web/features/accounts/reset-notes.tsx';
import { button, quietButton } from '#web/ui/button-link.ts';
import { pageMeta } from '#web/ui/page-meta.ts';
import type { Route } from './+types/reset-password.ts';

export function meta() {
  return [
    ...pageMeta('Reset Password', 'Choose a new password with the link from your email.'),
    { name: 'robots', content: 'noindex' },
  ];
}

/** Specification, section 2, Reset Password. */
export default function ResetPasswordPage({ params: { key, emailId } }: Route.ComponentProps) {
  const [dead, setDead] = useState(false);
  const beside = { beside: <ResetNotes />, besideLabel: resetNotesLabel };
  if (dead) {
    return (
      <AccountFrame
        title="This link no longer works"
        lead={`It has been used, is more than an hour old, or belongs to another address than ${emailId}. Nothing has changed by opening it, and a new link takes a minute.`}
        {...beside}
      >
        <p className={classes.ways} role="status">
          <Link className={button} to="/forgot">
            Send a new link
          </Link>
          <Link className={quietButton} to="/login">
            Login
          </Link>
        </p>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title="Reset Password" lead={`Enter your new password for ${emailId}`} {...beside}>
      <NewPasswordForm email={emailId} keyOfLink={key} onDeadLink={() => setDead(true)} />
    </AccountFrame>
  );
}
