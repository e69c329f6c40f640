import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { QuietButton } from '#ui/action/buttons.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import type { Account } from '../../contract/own-account.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { endOthers } from './end-others.ts';
import parts from './parts.module.css';
import type { OwnerProof } from './proof-fields.tsx';

type OtherSessionsProps = { account: Account; count: number; onDone: () => void };

/** A new second step is asked for at the next login alone: sessions that are open already go on without it. */
export function OtherSessions({ account, count, onDone }: OtherSessionsProps) {
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);

  async function end(proof: OwnerProof): Promise<void> {
    toastSuccess(await endOthers(proof));
    setAsking(false);
    onDone();
    await revalidate();
  }

  return (
    <Notice kind="warning">
      <strong>
        {count === 1 ? '1 other device is still signed in' : `${count} other devices are still signed in`}
      </strong>{' '}
      without the new step: it is asked for at the next login only. If one of them may not be yours, sign them
      out.
      <p className={`row ${parts.actions}`}>
        <QuietButton onClick={() => setAsking(true)}>Sign them out</QuietButton>
        <QuietButton onClick={onDone}>Leave them signed in</QuietButton>
      </p>
      {asking && (
        <ConfirmDialog
          account={account}
          title="Sign out all other devices?"
          action="Sign out"
          send={end}
          onClose={() => setAsking(false)}
        />
      )}
    </Notice>
  );
}
