import { QuietButton } from '#ui/action/buttons.tsx';
import { momentOf } from '#ui/dates.ts';
import type { Passkey } from '../../../contract/own-account.ts';
import classes from '../devices-section.module.css';

/** One passkey, when it was last of use, and the way to be rid of it. */
export function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className={`bar ${classes.device}`}>
      <div className={classes.about}>
        <p className={`row ${classes.label}`}>{name}</p>
        <p className={`cluster muted ${classes.times}`}>
          <span>
            Passkey, added <time dateTime={createdAt}>{momentOf(createdAt)}</time>
          </span>
          <span>
            {lastUsedAt ? (
              <>
                Last used <time dateTime={lastUsedAt}>{momentOf(lastUsedAt)}</time>
              </>
            ) : (
              'Not used yet'
            )}
          </span>
        </p>
      </div>
      <QuietButton onClick={onRemove} aria-label={`Remove passkey ${name}`}>
        Remove…
      </QuietButton>
    </li>
  );
}
