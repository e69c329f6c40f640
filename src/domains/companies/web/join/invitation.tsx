import { useState } from 'react';
import { useAction } from '#forms/use-action.ts';
import { call } from '#platform/web/call/call.ts';
import { rememberReturnTo, useSession } from '#platform/web/session/session.ts';
import { Button, ButtonLink, QuietLink } from '#ui/action/buttons.tsx';
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
        {company} invites {email} to be one of its people, as {aRole(role)}: who is one{' '}
        {companyRoleWords[role].may}.
      </p>
      {failure && <Notice kind="error">{failure}</Notice>}
      <div className="cluster">
        {session !== null ? (
          <Button onClick={run} aria-busy={busy}>
            Join {company}
          </Button>
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
