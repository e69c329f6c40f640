import type { StandingEdition } from '#domains/dossiers/contract/register-uploads.ts';
import { calendarDayOf, dayOf } from '#ui/dates.ts';
import { Cell, ColumnHead, Row, RowHead, Table } from '#ui/table/table.tsx';
import classes from './registers.module.css';

const ways = { snapshot: 'Bundled', command: 'By command', desk: 'The desk' } as const;

/** The editions that stand: of which day, from where, by whom, and what was read and refused. */
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
          {['Read', 'Taken', 'Refused'].map((label) => (
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
  const { name, source, day, isOld, file, broughtBy, by, takenAt, read, taken, refused } = edition;
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
            <span className="muted">{file}</span>
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
          </Cell>
        ),
      )}
    </Row>
  );
}
