import { useEffect, useRef, useState } from 'react';
import { call } from '#platform/web/call/call.ts';
import { pageMeta } from '#ui/page/page-meta.ts';
import type { Route } from './+types/verify-email.page.ts';
import { AccountFrame } from './web/frame/account-frame.tsx';
import { Benefits } from './web/sign-up/benefits.tsx';
import { isDeadLink } from './web/sign-up/dead-link.ts';
import { Verification, type VerificationState } from './web/sign-up/verification.tsx';

export function meta() {
  return pageMeta('Confirm your email', 'Proves that the address of an account is its owner’s.');
}

/** The address of this page is a key: nobody keeps a copy. */
export function headers() {
  return { 'cache-control': 'no-store' };
}

const titles: Record<VerificationState, string> = {
  checking: 'Confirming your email',
  confirmed: 'Your email is confirmed',
  dead: 'This link no longer works',
  failed: 'Your email could not be confirmed',
};

/** Where the link of the verification mail leads. Opening it is the confirmation. */
export default function VerifyEmailPage({ params: { key } }: Route.ComponentProps) {
  const [state, setState] = useState<VerificationState>('checking');
  const begun = useRef(false);

  async function confirm(): Promise<void> {
    setState('checking');
    try {
      await call('POST /api/email-verifications/confirm', { body: { key } });
      setState('confirmed');
    } catch (error) {
      setState(isDeadLink(error) ? 'dead' : 'failed');
    }
  }

  useEffect(() => {
    // Once, however often React mounts: the key is spent by its first use.
    if (begun.current) return;
    begun.current = true;
    void confirm();
  });

  return (
    <AccountFrame title={titles[state]} beside={<Benefits />}>
      <Verification state={state} onRetry={() => void confirm()} />
    </AccountFrame>
  );
}
