import { useState } from 'react';
import { SignedInLink } from '#domains/accounts/web/frame/signed-in-link.tsx';
import { CallError, call } from '#platform/web/call/call.ts';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { Tall } from '#ui/page/tall.tsx';
import type { Route } from './+types/stop-alerts.page.ts';
import classes from './stop-alerts.module.css';

export function meta() {
  return pageMeta('Stop alerts', 'Ends the mails about saved searches.');
}

/** The address of this page is a key: nobody keeps a copy. */
export function headers() {
  return { 'cache-control': 'no-store' };
}

/** Where the link of an alert leads. Only the button stops anything: programs that look at links press none. */
export default function StopAlerts({ params: { key } }: Route.ComponentProps) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ kind: 'success' | 'error'; message: string } | null>(null);

  async function stop(): Promise<void> {
    setBusy(true);
    try {
      const { message } = await call('POST /api/alerts/stop', { body: { key } });
      setOutcome({ kind: 'success', message });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setOutcome({ kind: 'error', message: error.message });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Tall>
      <Page title="Stop alerts" lead="No more mails about any of your saved searches. The searches stay.">
        {outcome && <Notice kind={outcome.kind}>{outcome.message}</Notice>}
        {outcome?.kind !== 'success' && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (!busy) void stop();
            }}
          >
            <SubmitButton busy={busy} mt="md">
              Stop all alerts
            </SubmitButton>
          </form>
        )}
        <p className={classes.other}>
          To change one of them only: <SignedInLink to="/saved-searches">your saved searches</SignedInLink>
        </p>
      </Page>
    </Tall>
  );
}
