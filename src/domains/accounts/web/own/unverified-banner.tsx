import { useState } from 'react';
import { useAction } from '#forms/use-action.ts';
import { call } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import classes from './unverified-banner.module.css';

/** Stands above the account while its address has not been confirmed. */
export function UnverifiedBanner({ email }: { email: string }) {
  const [sent, setSent] = useState<string | null>(null);
  const { run, busy, failure } = useAction(async () => {
    const { message } = await call('POST /api/email-verifications');
    setSent(message);
    toastSuccess(message);
  });
  return (
    <div className={classes.banner}>
      <Notice kind={failure ? 'error' : 'warning'}>
        <div className={`bar ${classes.content}`}>
          <p>
            {failure ?? sent ?? (
              <>
                <strong>Confirm your email.</strong> Nothing can be sent before. Open the link in the mail we
                sent to {email}.
              </>
            )}
          </p>
          <QuietButton onClick={run} aria-busy={busy}>
            {busy ? 'Sending…' : 'Send it again'}
          </QuietButton>
        </div>
      </Notice>
    </div>
  );
}
