import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { homeOf } from '#page-table.ts';
import { readSession } from '#platform/web/session/session.ts';
import { sessionEndedMessage, sessionHasEnded } from '#platform/web/session/session-ended.ts';
import { Notice, type NoticeKind } from '#ui/mark/notice.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { companyRefusals } from './contract/company-refusals.ts';
import { googleRefusals } from './contract/google-refusals.ts';
import { AccountFrame } from './web/frame/account-frame.tsx';
import classes from './web/frame/form.module.css';
import { GoogleSignIn } from './web/sign-in/google-sign-in.tsx';
import { LoginForm } from './web/sign-in/login-form.tsx';
import { SignInCodeForm } from './web/sign-in/sign-in-code-form.tsx';
import { Benefits } from './web/sign-up/benefits.tsx';

export function meta() {
  return pageMeta('Login', 'Sign in to find dossiers and suppliers, and to follow your requests.');
}

/** §2.4 */
export default function LoginPage() {
  const [query, setQuery] = useSearchParams();
  const [refused, setRefused] = useState<string | null>(null);
  const ended = useEndedSession();
  const signIn = query.get('signin');
  const refusal =
    refused ??
    refusalOf(googleRefusals, query.get('google')) ??
    refusalOf(companyRefusals, query.get('company'));

  function leave(reason: string | null): void {
    setRefused(reason);
    setQuery({}, { replace: true });
  }

  return (
    <AccountFrame title="Login" lead="Good to see you again." beside={<Benefits />}>
      {ended && <LoginNotice kind="warning">{sessionEndedMessage}</LoginNotice>}
      {refusal && <LoginNotice kind="error">{refusal}</LoginNotice>}
      {signIn ? (
        <SignInCodeForm signIn={signIn} onLeave={leave} />
      ) : (
        <>
          <LoginForm />
          <GoogleSignIn />
        </>
      )}
    </AccountFrame>
  );
}

/** What the server led back here with, where a provider was the way and no session its end. */
function refusalOf(refusals: Record<string, string>, why: string | null): string | null {
  return Object.entries(refusals).find(([reason]) => reason === why)?.[1] ?? null;
}

function LoginNotice({ kind, children }: { kind: NoticeKind; children: string }) {
  return (
    <div className={classes.notice}>
      <Notice kind={kind}>{children}</Notice>
    </div>
  );
}

/** Why the page was opened is known only to the browser, as is whether there is anything to do here. */
function useEndedSession(): boolean {
  const navigate = useNavigate();
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    const session = readSession();
    if (session) void navigate(homeOf(session.role), { replace: true });
    else setEnded(sessionHasEnded());
  }, [navigate]);
  return ended;
}
