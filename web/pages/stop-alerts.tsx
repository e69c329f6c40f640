import { useState } from 'react';
import { CallError, call } from '#web/call.ts';
import { SignedInLink } from '#web/features/accounts/signed-in-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { Tall } from '#web/ui/tall.tsx';
import type { Route } from './+types/stop-alerts.ts';
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
