import { useId, useState } from 'react';
import type { Candidate, Matches as Found } from '#domains/dossiers/contract/presentations.ts';
import { registerWords, rowNumber } from '#domains/registers/contract/register-words.ts';
import { QuietButton, TextButton } from '#ui/action/buttons.tsx';
import { calendarDayOf } from '#ui/dates.ts';
import { StandingBadge } from '#ui/mark/standing-badge.tsx';
import { Cell, ColumnHead, Row, RowHead, Table } from '#ui/table/table.tsx';
import { useFirstNew } from '#ui/use-first-new.ts';
import classes from './matches.module.css';
import { PinDialog, type PinSubject } from './pin-dialog.tsx';
import { PinList } from './pin-list.tsx';

/** Which rows of the registers a dossier's windows are read from, and the desk's word on it (§20.7). */
export function Matches({ found }: { found: Found }) {
  const id = useId();
  const [subject, setSubject] = useState<PinSubject | null>(null);
  const [isWhole, setWhole] = useState(false);
  const section = useFirstNew<HTMLElement>('tbody tr', isWhole);
  const { candidates, listings, pins, orphans, more } = found;
  const matched = candidates.filter((one) => one.matched);
  const shown = isWhole ? candidates : matched;
  const rest = candidates.length - matched.length;
  return (
    <section ref={section} className={`card ${classes.card}`} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        Matches
      </h2>
      <p className="secondary">
        {listings === 1 ? 'One listing is' : `${listings} listings are`} of this presentation: molecule, salt,
        form, routes and strengths. A pin or a cut holds for all of them.
      </p>
      {pins.length > 0 && <PinList pins={pins} listings={listings} />}
      {shown.length > 0 ? (
        <Table
          label="Rows of the registers"
          dense
          head={['Row', 'Register', 'Number', 'Stands', 'Desk'].map((label) => (
            <ColumnHead key={label} label={label} />
          ))}
        >
          {shown.map((one) => (
            <CandidateRow key={keyOf(one)} candidate={one} onSay={setSubject} />
          ))}
        </Table>
      ) : (
        <p>No row is matched: the window is unknown.</p>
      )}
      {rest > 0 && (
        <p className="secondary">
          <TextButton onClick={() => setWhole(!isWhole)}>
            {isWhole
              ? 'Show the matched rows alone'
              : `Show ${rest}${more ? ' and more' : ''} other ${rest === 1 ? 'row' : 'rows'} of its substances`}
          </TextButton>
        </p>
      )}
      {orphans.length > 0 && (
        <>
          <h3 className={classes.subtitle}>Orphan exclusivities</h3>
          <ul className={`list ${classes.list}`}>
            {orphans.map((orphan) => (
              <li key={`${orphan.application} ${orphan.code}`} className={classes.item}>
                <OrphanRow orphan={orphan} pins={pins} onSay={setSubject} />
              </li>
            ))}
          </ul>
        </>
      )}
      {subject !== null && <PinDialog found={found} subject={subject} onClose={() => setSubject(null)} />}
    </section>
  );
}

type OrphanProps = Pick<Found, 'pins'> & {
  orphan: Found['orphans'][number];
  onSay: (subject: PinSubject) => void;
};

/** An exclusivity that a label can leave out; once that is said, the list of what the desk said is where it is taken back. */
export function OrphanRow({ orphan: { application, code, until }, pins, onSay }: OrphanProps) {
  const title = `${code} of N${application}`;
  const isLeftOut = pins.some(
    (pin) => pin.effect === 'carve-out' && pin.application === application && pin.code === code,
  );
  const register = 'orange-book-products';
  const subject: PinSubject = { effect: 'carve-out', register, application, product: null, code, title };
  return (
    <>
      <span>
        {title}, to {calendarDayOf(until)}
      </span>
      {isLeftOut ? (
        <StandingBadge standing="done" word="Left out" />
      ) : (
        <QuietButton onClick={() => onSay(subject)}>
          A label can leave it out<span className="visually-hidden">: {title}</span>
        </QuietButton>
      )}
    </>
  );
}

function keyOf({ register, application, product }: Candidate): string {
  return [register, application, product].join(' ');
}

type RowProps = { candidate: Candidate; onSay: (subject: PinSubject) => void };

function CandidateRow({ candidate, onSay }: RowProps) {
  const { register, application, product, title, detail, matched } = candidate;
  const say = (effect: 'pin' | 'cut') => onSay({ effect, register, application, product, code: null, title });
  const of = (
    <span className="visually-hidden">{` ${title}, ${rowNumber(candidate.register, candidate)}`}</span>
  );
  return (
    <Row>
      <RowHead>
        {title}
        <span className={`muted ${classes.detail}`}>{detail}</span>
      </RowHead>
      <Cell label="Register" card="plain">
        {registerWords[register].short}
      </Cell>
      <Cell label="Number" card="plain">
        {rowNumber(candidate.register, candidate)}
      </Cell>
      <Cell label="Stands" card="mark">
        {matched ? <StandingBadge standing="done" word="Matched" /> : <span className="muted">not it</span>}
      </Cell>
      <Cell>
        <span className={classes.steps}>
          <TextButton onClick={() => say('pin')}>Pin{of}</TextButton>
          {matched && <TextButton onClick={() => say('cut')}>Cut{of}</TextButton>}
        </span>
      </Cell>
    </Row>
  );
}
