import { useEffect, useState } from 'react';
import { CallError, call } from '#platform/web/call/call.ts';
import { Button, QuietLink } from '#ui/action/buttons.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { useKeptFocus } from '#ui/use-kept-focus.ts';
import type { Route } from './+types/join.page.ts';
import { Invitation, type ReadInvitation } from './web/join/invitation.tsx';

export function meta() {
  return pageMeta('Invitation', 'An invitation to be one of a company’s people.');
}

/** The address of this page is a key: nobody keeps a copy. */
export function headers() {
  return { 'cache-control': 'no-store' };
}

type Shown =
  | { is: 'reading' }
  | { is: 'read'; invitation: ReadInvitation }
  | { is: 'dead' | 'failed'; words: string };

const titles: Record<Shown['is'], string> = {
  reading: 'Your invitation',
  read: 'Your invitation',
  dead: 'This link no longer works',
  failed: 'Your invitation could not be read',
};

/** Where the link of a company's invitation leads. Opening it uses nothing up. */
export default function JoinPage({ params: { key } }: Route.ComponentProps) {
  const [shown, setShown] = useState<Shown>({ is: 'reading' });
  const frame = useKeptFocus<HTMLDivElement>(true);

  async function read(): Promise<void> {
    setShown({ is: 'reading' });
    try {
      const { data } = await call('POST /api/company-invitations/read', { body: { key } });
      setShown({ is: 'read', invitation: data });
    } catch (error) {
      const isDead = error instanceof CallError && error.status === 400;
      const words = error instanceof Error ? error.message : String(error);
      setShown({ is: isDead ? 'dead' : 'failed', words });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each key
  useEffect(() => {
    void read();
  }, [key]);

  return (
    <div ref={frame} className="tall">
      <Page measured title={titles[shown.is]}>
        <noscript>
          <p>Opening an invitation needs JavaScript.</p>
        </noscript>
        {shown.is === 'reading' && <p role="status">One moment, we are reading it.</p>}
        {shown.is === 'read' && <Invitation invitation={shown.invitation} inviteKey={key} />}
        {(shown.is === 'dead' || shown.is === 'failed') && (
          <div className="stack">
            <p role="status">{shown.words}</p>
            <div className="cluster">
              {shown.is === 'failed' && <Button onClick={() => void read()}>Try again</Button>}
              <QuietLink to="/">Home</QuietLink>
            </div>
          </div>
        )}
      </Page>
    </div>
  );
}
