import { homeOf } from '#page-table.ts';
import { useSession } from '#platform/web/session/session.ts';
import { Button, ButtonLink, QuietLink } from '#ui/action/buttons.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import classes from '../frame/form.module.css';

export type VerificationState = 'checking' | 'confirmed' | 'dead' | 'failed';

const texts: Record<VerificationState, string> = {
  checking: 'One moment, we are checking the link.',
  confirmed: 'Thank you. Term sheets and proposals will reach you at this address.',
  dead: 'It has been used already, or is more than a week old. If your email is still to be confirmed, your account page sends another link.',
  failed: 'The link could not be checked just now. Nothing is lost.',
};

/** What became of a verification link, and the way on. */
export function Verification({ state, onRetry }: { state: VerificationState; onRetry: () => void }) {
  const session = useSession();
  return (
    <>
      <p className={classes.told} role="status">
        {texts[state]}
      </p>
      <noscript>
        <div className={classes.notice}>
          <Notice kind="warning">Confirming the address needs JavaScript.</Notice>
        </div>
      </noscript>
      {state !== 'checking' && (
        <div className={`cluster ${classes.ways}`}>
          {state === 'failed' && <Button onClick={onRetry}>Try again</Button>}
          {state === 'confirmed' && (
            <ButtonLink to={homeOf(session?.role)}>{session ? 'Go on' : 'Login'}</ButtonLink>
          )}
          {state === 'dead' && (
            <ButtonLink to={session ? '/account' : '/login'}>
              {session ? 'Open my account' : 'Login'}
            </ButtonLink>
          )}
          <QuietLink to="/">Home</QuietLink>
        </div>
      )}
    </>
  );
}
