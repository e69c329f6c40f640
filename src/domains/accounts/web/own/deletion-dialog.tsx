import { useState } from 'react';
import { call } from '#platform/web/call/call.ts';
import { signOut } from '#platform/web/session/session.ts';
import { Button } from '#ui/action/buttons.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import type { Account } from '../../contract/own-account.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asks once, and says what goes and what stays. */
export function DeletionDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const [gone, setGone] = useState<string | null>(null);
  if (gone !== null) return <GoneDialog message={gone} />;
  return (
    <ConfirmDialog
      account={account}
      title="Delete your account?"
      about={
        <>
          <p>
            <strong>{account.email}</strong> will not be able to log in again, and nothing brings the account
            back.
          </p>
          <p>
            What stays: the requests you sent, as business records without your name, email and phone. Their
            references no longer open for you. What you share with your company’s people goes to a colleague;
            the page of the company says to whom, and what it is.
          </p>
        </>
      }
      action="Delete for good"
      cancel="Keep account"
      danger
      send={async (body) => setGone((await call('POST /api/account/deletion', { body })).message)}
      onClose={onClose}
    />
  );
}

/** The session is over as well: what is left of it here goes when the reader leaves. */
function GoneDialog({ message }: { message: string }) {
  return (
    <Dialog
      title="Account deleted"
      onClose={() => void signOut()}
      actions={<Button onClick={() => void signOut()}>Back to Home</Button>}
    >
      <p>{message}</p>
    </Dialog>
  );
}
