import type { PinEntry } from '#domains/dossiers/contract/presentations.ts';
import { registerWords, rowNumber } from '#domains/registers/contract/register-words.ts';
import { useAction } from '#forms/use-action.ts';
import { useChange } from '#forms/use-change.ts';
import { call } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { dayOf } from '#ui/dates.ts';
import { Notice } from '#ui/mark/notice.tsx';
import classes from './matches.module.css';

const effects = { pin: 'Pinned', cut: 'Cut', 'carve-out': 'Can be left out' } as const;

/** What the desk said of a presentation's rows, each with its reason. */
export function PinList({ pins }: { pins: readonly PinEntry[] }) {
  return (
    <ul className={`list ${classes.list}`} aria-label="What the desk said">
      {pins.map((pin) => (
        <li key={pin.id} className={classes.item}>
          <PinRow pin={pin} />
        </li>
      ))}
    </ul>
  );
}

function PinRow({ pin }: { pin: PinEntry }) {
  const { id, effect, register, code, reason, by, at } = pin;
  const change = useChange();
  const name = `${code === null ? '' : `${code} of `}${rowNumber(register, pin)}`;
  const lift = useAction(() => change(call('DELETE /api/admin/pins/:pin', { params: { pin: id } })));
  return (
    <>
      <p className={classes.said}>
        <strong>
          {effects[effect]}: {name}
        </strong>{' '}
        <span className="muted">{registerWords[register].short}</span>
        <br />
        {reason}
        <span className={`muted ${classes.detail}`}>
          {by}, {dayOf(at)}
        </span>
      </p>
      <QuietButton disabled={lift.busy} onClick={lift.run}>
        Lift<span className="visually-hidden"> what was said of {name}</span>
      </QuietButton>
      {lift.failure && (
        <div className={classes.failure}>
          <Notice kind="error">{lift.failure}</Notice>
        </div>
      )}
    </>
  );
}
