import { useId, useState } from 'react';
import { settlementMeanings } from '#domains/dossiers/contract/settlements/settlement-states.ts';
import { capitalise } from '#platform/contract/capitalise.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { calendarDayOf, dayOf } from '#ui/dates.ts';
import { StandingBadge } from '#ui/mark/standing-badge.tsx';
import { useKeptFocus } from '#ui/use-kept-focus.ts';
import type { Listing } from '../../contract/listings.ts';
import type { SettlementEntry } from '../../contract/settlements.ts';
import { SettlementDialog } from './settlement-form.tsx';
import { SettlementSteps } from './settlement-steps.tsx';
import classes from './settlements.module.css';

type SettlementsProps = { listing: Listing; settlements: readonly SettlementEntry[]; isDesk: boolean };

/** The settlements of a dossier (§20.5): its owner enters them, the desk decides or enters them itself. */
export function Settlements({ listing, settlements, isDesk }: SettlementsProps) {
  const id = useId();
  const [enters, setEnters] = useState(false);
  // The desk's frame keeps it there.
  const section = useKeptFocus<HTMLElement>(!isDesk);
  return (
    <section ref={section} className={`card ${classes.card}`} aria-labelledby={id}>
      <div className={classes.top}>
        <h2 id={id} className={classes.title}>
          Settlements
        </h2>
        {!listing.mayNot && <QuietButton onClick={() => setEnters(true)}>Enter a settlement</QuietButton>}
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
              <SettlementRow listing={listing} settlement={one} isDesk={isDesk} />
            </li>
          ))}
        </ul>
      )}
      {listing.state === 'draft' && !isDesk && (
        <p className="note">Its launch windows are shown on its page, once it is published.</p>
      )}
      {enters && <SettlementDialog listing={listing} isDesk={isDesk} onClose={() => setEnters(false)} />}
    </section>
  );
}

type RowProps = { listing: Listing; settlement: SettlementEntry; isDesk: boolean };

function SettlementRow({ listing, settlement, isDesk }: RowProps) {
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
      {!listing.mayNot && <SettlementSteps listing={listing} settlement={settlement} isDesk={isDesk} />}
    </>
  );
}
