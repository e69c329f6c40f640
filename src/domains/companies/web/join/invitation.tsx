import { useState } from 'react';
import { useAction } from '#forms/use-action.ts';
import { call } from '#platform/web/call/call.ts';
import { leaveSession, rememberReturnTo, useSession } from '#platform/web/session/session.ts';
import { Button, ButtonLink, QuietButton, QuietLink } from '#ui/action/buttons.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { aRole, type CompanyRole, companyRoleWords } from '../../contract/company-roles.ts';

export type ReadInvitation = { company: string; role: CompanyRole; email: string; hasAccount: boolean };

/** What an invitation is to, and the one way on: by a new account, by logging in, or at once. */
export function Invitation({ invitation, inviteKey }: { invitation: ReadInvitation; inviteKey: string }) {
  const { company, role, email, hasAccount } = invitation;
  const session = useSession();
  const [joined, setJoined] = useState<string | null>(null);
  const { run, busy, failure } = useAction(async () => {
    const answer = await call('POST /api/company-invitations/accept', { body: { key: inviteKey } });
    setJoined(answer.message);
  });

  async function leave(): Promise<void> {
    await leaveSession();
    // What was pressed is gone: whoever works by keyboard goes on from the top of what came in its place.
    document.querySelector<HTMLElement>('main h1')?.focus();
  }

  const JoinButton = failure ? QuietButton : Button;
  if (joined !== null) {
    return (
      <>
        <p role="status">{joined}.</p>
        <div className="cluster">
          <ButtonLink to="/company">Open the company</ButtonLink>
        </div>
      </>
    );
  }
  return (
    <div className="stack">
      <p>
        <strong>{company}</strong> invites {email} to be one of its people, as {aRole(role)}.
      </p>
      <p className="secondary">
        {companyRoleWords[role].one}: {companyRoleWords[role].may}.
      </p>
      {session !== null && failure && <Notice kind="error">{failure}</Notice>}
      <div className="cluster">
        {session !== null && failure && <Button onClick={() => void leave()}>Log out, and stay here</Button>}
        {session !== null ? (
          <JoinButton onClick={run} aria-busy={busy}>
            Join {company}
          </JoinButton>
        ) : hasAccount ? (
          <ButtonLink to="/login" onClick={() => rememberReturnTo(`/join/${inviteKey}`)}>
            Log in
          </ButtonLink>
        ) : (
          <ButtonLink to={`/sign-up?email=${encodeURIComponent(email)}&invite=${inviteKey}`}>
            Create your profile
          </ButtonLink>
        )}
        <QuietLink to="/">Home</QuietLink>
      </div>
    </div>
  );
}
