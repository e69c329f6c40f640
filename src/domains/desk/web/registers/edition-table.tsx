import type { StandingEdition } from '#domains/dossiers/contract/register-uploads.ts';
import { leftOutOf } from '#domains/registers/contract/register-words.ts';
import { calendarDayOf, dayOf } from '#ui/dates.ts';
import { Cell, ColumnHead, Row, RowHead, Table } from '#ui/table/table.tsx';
import classes from './registers.module.css';

const ways = { snapshot: 'Bundled', command: 'By command', desk: 'The desk' } as const;

/** The editions that stand: of which day, from where, by whom, and what became of the rows. */
export function EditionTable({ editions }: { editions: readonly StandingEdition[] }) {
  return (
    <Table
      label="Editions that stand"
      wide
      dense
      head={
        <>
          {['Register', 'Edition', 'Brought by', 'Taken in'].map((label) => (
            <ColumnHead key={label} label={label} />
          ))}
          {['Read', 'Taken', 'Refused', 'Left out'].map((label) => (
            <ColumnHead key={label} label={label} numeric />
          ))}
        </>
      }
    >
      {editions.map((one) => (
        <EditionRow key={one.register} edition={one} />
      ))}
    </Table>
  );
}

function EditionRow({ edition }: { edition: StandingEdition }) {
  const { name, source, day, isOld, file, broughtBy, by, takenAt, read, taken, refused, inConflict } =
    edition;
  const leftOut = reasonsOf(edition);
  return (
    <Row>
      <RowHead>
        <a href={source} target="_blank" rel="noreferrer noopener">
          {name}
        </a>
      </RowHead>
      <Cell label="Edition">
        {day === null ? (
          'None yet'
        ) : (
          <>
            <span className={classes.whole} data-stale={isOld || undefined}>
              {calendarDayOf(day)}
              {isOld && ', old'}
            </span>{' '}
            <span className={`muted ${classes.from}`}>{file}</span>
          </>
        )}
      </Cell>
      <Cell label="Brought by" empty={broughtBy === null}>
        {broughtBy !== null && (by ?? ways[broughtBy])}
      </Cell>
      <Cell label="Taken in" empty={takenAt === null}>
        {takenAt !== null && <span className={classes.whole}>{dayOf(takenAt)}</span>}
      </Cell>
      {[['Read', read] as const, ['Taken', taken] as const, ['Refused', refused] as const].map(
        ([label, count]) => (
          <Cell key={label} label={label} numeric empty={count === null}>
            <span className={classes.whole}>{count?.toLocaleString('en-GB')}</span>
            {label === 'Taken' && inConflict !== null && inConflict > 0 && (
              <span className={classes.reason}>
                {inConflict.toLocaleString('en-GB')} <span className="muted">in conflict</span>
              </span>
            )}
          </Cell>
        ),
      )}
      <Cell label="Left out" numeric empty={read === null}>
        {leftOut.map(({ count, why }) => (
          <span key={why} className={classes.reason}>
            {count.toLocaleString('en-GB')} <span className="muted">{why}</span>
          </span>
        ))}
        {read !== null && leftOut.length === 0 && 0}
      </Cell>
    </Row>
  );
}

/** Rows that were neither taken nor refused, by why (§20.1). */
function reasonsOf({ register, repeated, leftOut }: StandingEdition): { count: number; why: string }[] {
  return [
    { count: repeated ?? 0, why: 'repeated' },
    { count: leftOut ?? 0, why: leftOutOf(register) },
  ].filter(({ count }) => count > 0);
}
