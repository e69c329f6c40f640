import { useState } from 'react';
import { SignedInLink } from '#domains/accounts/web/frame/signed-in-link.tsx';
import { useAction } from '#forms/use-action.ts';
import { call } from '#platform/web/call/call.ts';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { Tall } from '#ui/page/tall.tsx';
import type { Route } from './+types/stop-alerts.page.ts';
import classes from './stop-alerts.module.css';

export function meta() {
  return pageMeta('Stop alerts', 'Ends the mails about saved searches and launch windows.');
}

/** The address of this page is a key: nobody keeps a copy. */
export function headers() {
  return { 'cache-control': 'no-store' };
}

/** Where the link of an alert leads. Only the button stops anything: programs that look at links press none. */
export default function StopAlerts({ params: { key } }: Route.ComponentProps) {
  const [stopped, setStopped] = useState<string | null>(null);
  const { run, busy, failure } = useAction(async () => {
    setStopped((await call('POST /api/alerts/stop', { body: { key } })).message);
  });

  return (
    <Tall>
      <Page
        title="Stop alerts"
        lead="No more mails about any of your saved searches, nor about launch windows that move. The searches stay."
      >
        {stopped && <Notice kind="success">{stopped}</Notice>}
        {failure && <Notice kind="error">{failure}</Notice>}
        {stopped === null && (
          <form
            className={classes.form}
            onSubmit={(event) => {
              event.preventDefault();
              run();
            }}
          >
            <SubmitButton busy={busy}>Stop all alerts</SubmitButton>
          </form>
        )}
        <p className={classes.other}>
          To change one of them only: <SignedInLink to="/saved-searches">your saved searches</SignedInLink>
        </p>
      </Page>
    </Tall>
  );
}
