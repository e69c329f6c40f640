import { useRevalidator } from 'react-router';
import type { SignedInDevice } from '#contract/own-account.ts';
import { CallError, call } from '#web/call.ts';
import { useAction } from '#web/features/forms/use-action.ts';
import { signOut } from '#web/session.ts';
import { quietButton } from '#web/ui/button-link.ts';
import { momentOf } from '#web/ui/dates.ts';
import { Notice } from '#web/ui/notice.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { Badge } from './badge.tsx';
import classes from './devices-section.module.css';

/** One session, and the way to end it. Ending this very one is the header's Logout. */
export function DeviceRow({ device }: { device: SignedInDevice }) {
  const { revalidate } = useRevalidator();
  const { id, label, createdAt, lastSeenAt, current } = device;
  const { run, busy, failure } = useAction(async () => {
    if (current) {
      await signOut();
      return;
    }
    try {
      const { message } = await call('DELETE /api/sessions/:session', { params: { session: id } });
      toastSuccess(message);
    } catch (error) {
      // Signed out meanwhile: that is what was wanted.
      if (!(error instanceof CallError && error.status === 404)) throw error;
    }
    await revalidate();
  });
  return (
    <li className={classes.device}>
      <div className={classes.about}>
        <p className={classes.label}>
          {label} {current && <Badge tone="good">This device</Badge>}
        </p>
        <p className={classes.times}>
          <span>
            Signed in <time dateTime={createdAt}>{momentOf(createdAt)}</time>
          </span>
          <span>
            Last seen <time dateTime={lastSeenAt}>{momentOf(lastSeenAt)}</time>
          </span>
        </p>
      </div>
      <button
        type="button"
        className={quietButton}
        onClick={run}
        aria-busy={busy}
        aria-label={current ? 'Sign out of this device' : `Sign out ${label}, since ${momentOf(createdAt)}`}
      >
        Sign out
      </button>
      {failure && <Notice kind="error">{failure}</Notice>}
    </li>
  );
}
