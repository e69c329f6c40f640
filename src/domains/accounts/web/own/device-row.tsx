import { QuietButton } from '#ui/action/buttons.tsx';
import { momentOf } from '#ui/dates.ts';
import type { SignedInDevice } from '../../contract/own-account.ts';
import { Badge } from './badge.tsx';
import classes from './devices-section.module.css';

/** One session, and the way to end it. */
export function DeviceRow({ device, onEnd }: { device: SignedInDevice; onEnd: () => void }) {
  const { label, createdAt, lastSeenAt, current } = device;
  return (
    <li className={`bar ${classes.device}`}>
      <div className={classes.about}>
        <p className={`row ${classes.label}`}>
          {label} {current && <Badge tone="good">This device</Badge>}
        </p>
        <p className={`cluster muted ${classes.times}`}>
          <span>
            Signed in <time dateTime={createdAt}>{momentOf(createdAt)}</time>
          </span>
          <span>
            Last seen <time dateTime={lastSeenAt}>{momentOf(lastSeenAt)}</time>
          </span>
        </p>
      </div>
      <QuietButton
        onClick={onEnd}
        aria-label={current ? 'Sign out of this device' : `Sign out ${label}, since ${momentOf(createdAt)}`}
      >
        {current ? 'Sign out' : 'Sign out…'}
      </QuietButton>
    </li>
  );
}
