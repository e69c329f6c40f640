import { call } from '#web/call.ts';
import { useAction } from '#web/features/forms/use-action.ts';
import { quietButton } from '#web/ui/button-link.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { Setup } from './second-factor-setup.tsx';

/** Fetches a secret for an authenticator. */
export function SetUpButton({ onStart }: { onStart: (setup: Setup) => void }) {
  const { run, busy, failure } = useAction(async () => {
    const { data } = await call('POST /api/account/second-factor');
    onStart(data);
  });
  return (
    <>
      <button type="button" className={quietButton} onClick={run} aria-busy={busy}>
        {busy ? 'One moment…' : 'Set up authenticator'}
      </button>
      {failure && <Notice kind="error">{failure}</Notice>}
    </>
  );
}
