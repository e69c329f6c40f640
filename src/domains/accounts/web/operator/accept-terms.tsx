import { useNavigate } from 'react-router';
import { useAction } from '#forms/use-action.ts';
import { homeOf } from '#page-table.ts';
import { call } from '#platform/web/call/call.ts';
import { readSession, signOut, takeReturnTo } from '#platform/web/session/session.ts';
import { Button, QuietButton, QuietLink } from '#ui/action/buttons.tsx';
import { calendarDayOf } from '#ui/dates.ts';
import { Notice } from '#ui/mark/notice.tsx';
import type { TermsToAccept } from '../../contract/operator.ts';
import classes from '../frame/form.module.css';

/** What is different since one accepted last, and the way on for who accepts it. */
export function AcceptTerms({ terms: { version, inForceFrom, changes } }: { terms: TermsToAccept }) {
  const navigate = useNavigate();
  const { run, busy, failure } = useAction(async () => {
    await call('POST /api/terms/acceptances', { body: { version } });
    await navigate(takeReturnTo() ?? homeOf(readSession()?.role), { replace: true });
  });
  return (
    <>
      <p className={classes.told}>
        In force since {calendarDayOf(inForceFrom)}.{' '}
        {changes || 'Read what they say now, and accept it to go on.'}
      </p>
      <p className={`cluster ${classes.ways}`}>
        <QuietLink to="/terms" target="_blank">
          Terms and conditions<span className="visually-hidden"> (in a new tab)</span>
        </QuietLink>
        <QuietLink to="/privacy" target="_blank">
          Privacy policy<span className="visually-hidden"> (in a new tab)</span>
        </QuietLink>
      </p>
      {failure && <Notice kind="error">{failure}</Notice>}
      <div className={`cluster ${classes.ways}`}>
        <Button aria-busy={busy} onClick={run}>
          Accept and go on
        </Button>
        <QuietButton onClick={() => void signOut()}>Log out</QuietButton>
      </div>
      <p className={`note ${classes.notice}`}>
        If you do not agree, you may close your account under Account; nothing of yours is lost until then.
      </p>
    </>
  );
}
