import { useState } from 'react';
import type { PinEntry } from '#domains/dossiers/contract/presentations.ts';
import { registerWords, rowNumber } from '#domains/registers/contract/register-words.ts';
import { useAction } from '#forms/use-action.ts';
import { useChange } from '#forms/use-change.ts';
import { call } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { dayOf } from '#ui/dates.ts';
import { Question } from '#ui/dialog/question.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import classes from './matches.module.css';

const effects = { pin: 'Pinned', cut: 'Cut', 'carve-out': 'Can be left out' } as const;

/** What goes with it, and what that comes to. */
const lifted = {
  pin: { what: 'the pin', effect: 'The row is the reference no longer' },
  cut: { what: 'the cut', effect: 'The row counts again where the rules match it' },
  'carve-out': { what: 'what was said', effect: 'The exclusivity counts as hard again' },
} as const;

/** What the desk said of a presentation's rows, each with its reason, and how many listings it holds for. */
export function PinList({ pins, listings }: { pins: readonly PinEntry[]; listings: number }) {
  return (
    <ul className={`list ${classes.list}`} aria-label="What the desk said">
      {pins.map((pin) => (
        <li key={pin.id} className={classes.item}>
          <PinRow pin={pin} listings={listings} />
        </li>
      ))}
    </ul>
  );
}

function PinRow({ pin, listings }: { pin: PinEntry; listings: number }) {
  const { id, effect, register, code, reason, by, at } = pin;
  const change = useChange();
  const [asks, setAsks] = useState(false);
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
      <QuietButton disabled={lift.busy} onClick={() => setAsks(true)}>
        Lift<span className="visually-hidden"> what was said of {name}</span>
      </QuietButton>
      {asks && (
        <Question
          title={`Lift ${lifted[effect].what} of ${name}?`}
          no="Cancel"
          yes="Lift"
          danger
          onYes={() => {
            setAsks(false);
            lift.run();
          }}
          onClose={() => setAsks(false)}
        >
          {lifted[effect].effect} for {listings === 1 ? 'the one listing' : `all ${listings} listings`} of
          this presentation. It can only be said anew, with its reason.
        </Question>
      )}
      {lift.failure && (
        <div className={classes.failure}>
          <Notice kind="error">{lift.failure}</Notice>
        </div>
      )}
    </>
  );
}
