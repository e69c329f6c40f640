import { useState } from 'react';
import { ButtonLink, QuietLink } from '#ui/action/buttons.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { useFocusAtFirst } from '#ui/use-focus-at-first.ts';
import type { Route } from './+types/reset-password.page.ts';
import { AccountFrame } from './web/frame/account-frame.tsx';
import classes from './web/frame/form.module.css';
import { NewPasswordForm } from './web/sign-up/new-password-form.tsx';
import { ResetNotes, resetNotesLabel } from './web/sign-up/reset-notes.tsx';

const beside = { beside: <ResetNotes />, besideLabel: resetNotesLabel };

export function meta() {
  return pageMeta('Reset Password', 'Choose a new password with the link from your email.');
}

/** The address of this page opens an account: nobody keeps a copy. */
export function headers() {
  return { 'cache-control': 'no-store' };
}

/** §2.12 */
export default function ResetPasswordPage({ params: { key, emailId } }: Route.ComponentProps) {
  const [dead, setDead] = useState(false);
  if (dead) return <DeadLink email={emailId} />;
  return (
    <AccountFrame title="Reset Password" lead={`Enter your new password for ${emailId}`} {...beside}>
      <NewPasswordForm email={emailId} keyOfLink={key} onDeadLink={() => setDead(true)} />
    </AccountFrame>
  );
}

/** One text for every link that opens nothing: which of the reasons it is, is the owner's business alone. */
function DeadLink({ email }: { email: string }) {
  const newLink = useFocusAtFirst<HTMLAnchorElement>();
  return (
    <AccountFrame
      title="This link no longer works"
      lead={`It has been used, is more than an hour old, or belongs to another address than ${email}. Your password is as it was, and a new link takes a minute.`}
      {...beside}
    >
      <p className={`cluster ${classes.ways}`}>
        <ButtonLink ref={newLink} to="/forgot">
          Send a new link
        </ButtonLink>
        <QuietLink to="/login">Login</QuietLink>
      </p>
    </AccountFrame>
  );
}
