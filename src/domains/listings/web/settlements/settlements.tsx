import { useId, useState } from 'react';
import { settlementMeanings } from '#domains/dossiers/contract/settlement-states.ts';
import { useAction } from '#forms/use-action.ts';
import { useChange } from '#forms/use-change.ts';
import { capitalise } from '#platform/contract/capitalise.ts';
import { call } from '#platform/web/call/call.ts';
import { Button, DangerQuietButton, QuietButton } from '#ui/action/buttons.tsx';
import { calendarDayOf, dayOf } from '#ui/dates.ts';
import { Question } from '#ui/dialog/question.tsx';
import { StandingBadge } from '#ui/mark/standing-badge.tsx';
import type { SettlementEntry } from '../../contract/settlements.ts';
import { RefuseDialog } from './refuse-dialog.tsx';
import { SettlementDialog } from './settlement-form.tsx';
import classes from './settlements.module.css';

type SettlementsProps = { dossier: string; settlements: readonly SettlementEntry[]; isDesk: boolean };

/** The settlements of a dossier (§20.5): its owner enters them, the desk decides or enters them itself. */
export function Settlements({ dossier, settlements, isDesk }: SettlementsProps) {
  const id = useId();
  const [enters, setEnters] = useState(false);
  return (
    <section className={`card ${classes.card}`} aria-labelledby={id}>
      <div className={classes.top}>
        <h2 id={id} className={classes.title}>
          Settlements
        </h2>
        <QuietButton onClick={() => setEnters(true)}>Enter a settlement</QuietButton>
      </div>
      {settlements.length === 0 ? (
        <p className="secondary">
          None. A settlement over patents, once accepted, stands in their place in the launch window; without
          its source it is not taken.
        </p>
      ) : (
        <ul className={`list ${classes.list}`}>
          {settlements.map((one) => (
            <li key={one.id} className={classes.item}>
              <SettlementRow dossier={dossier} settlement={one} isDesk={isDesk} />
            </li>
          ))}
        </ul>
      )}
      {enters && <SettlementDialog dossier={dossier} isDesk={isDesk} onClose={() => setEnters(false)} />}
    </section>
  );
}

type RowProps = { dossier: string; settlement: SettlementEntry; isDesk: boolean };

function SettlementRow({ dossier, settlement, isDesk }: RowProps) {
  const { market, day, parties, source, state, enteredAs, enteredAt, note } = settlement;
  return (
    <>
      <p className={classes.head}>
        <span className={classes.day}>
          {market}, from {calendarDayOf(day)}
        </span>
        <StandingBadge standing={settlementMeanings[state]} word={capitalise(state)} />
      </p>
      <p className={classes.parties}>{parties}</p>
      <p className={classes.source}>
        <a href={source} target="_blank" rel="noreferrer noopener">
          {source}
        </a>
      </p>
      <p className="muted">
        Entered by {enteredAs === 'desk' ? 'the desk' : 'the owner'} on {dayOf(enteredAt)}
      </p>
      {state === 'refused' && <p>Refused: {note}</p>}
      <SettlementSteps dossier={dossier} settlement={settlement} isDesk={isDesk} />
    </>
  );
}

function SettlementSteps({ dossier, settlement: { id, state, market, day, enteredAs }, isDesk }: RowProps) {
  const change = useChange();
  const [asks, setAsks] = useState<'refuse' | 'withdraw' | null>(null);
  const of = <span className="visually-hidden">{` the settlement of ${calendarDayOf(day)}`}</span>;
  const accept = useAction(() =>
    change(call('POST /api/admin/settlements/:settlement/accept', { params: { settlement: id } })),
  );
  const withdraw = useAction(() =>
    change(
      call('DELETE /api/dossiers/:id/settlements/:settlement', { params: { id: dossier, settlement: id } }),
    ),
  );
  const waits = state === 'waiting';
  if (!waits && state !== 'accepted') return null;
  if (enteredAs === 'desk' && !isDesk) return null;
  return (
    <div className="cluster">
      {isDesk && waits ? (
        <>
          <Button disabled={accept.busy} onClick={accept.run}>
            Accept{of}
          </Button>
          <DangerQuietButton onClick={() => setAsks('refuse')}>Refuse{of}</DangerQuietButton>
        </>
      ) : (
        <QuietButton disabled={withdraw.busy} onClick={waits ? withdraw.run : () => setAsks('withdraw')}>
          Withdraw{of}
        </QuietButton>
      )}
      {asks === 'refuse' && <RefuseDialog settlement={id} onClose={() => setAsks(null)} />}
      {asks === 'withdraw' && (
        <Question
          title="Withdraw the settlement?"
          no="Cancel"
          yes="Withdraw"
          danger
          onYes={() => {
            setAsks(null);
            withdraw.run();
          }}
          onClose={() => setAsks(null)}
        >
          From then on the patents of {market} count again. It can only be entered anew.
        </Question>
      )}
    </div>
  );
}
