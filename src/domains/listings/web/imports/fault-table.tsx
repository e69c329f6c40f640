import { useState } from 'react';
import { QuietButton } from '#ui/action/buttons.tsx';
import { LongText } from '#ui/table/long-text.tsx';
import { Cell, ColumnHead, Row, RowHead, Table } from '#ui/table/table.tsx';
import { useFirstNew } from '#ui/use-first-new.ts';
import type { WholeListingImport } from '../../contract/listing-imports.ts';
import { type EqualFaults, equalFaults, rowRanges } from './equal-faults.ts';
import classes from './fault-table.module.css';
import { count } from './import-words.ts';

/** As many kinds of fault as one mends before sending the sheet in again. */
const atFirst = 20;

const words = {
  faults: { region: 'Faults', one: 'fault', head: 'Fault', table: 'Faults, the most frequent first' },
  findings: {
    ...{ region: 'Questions and notes', one: 'question or note', many: 'questions and notes' },
    ...{ head: 'Question or note', table: 'Questions and notes, the most frequent first' },
  },
};

type FaultTableProps = {
  /** What the rows are told of: what holds the sheet up, or what does not. */
  of: keyof typeof words;
  faults: WholeListingImport['faults'];
  total: number;
};

/** What is said of a sheet's rows: each once, with the rows that have it. */
export function FaultTable({ of, faults, total }: FaultTableProps) {
  const { region, head, table, one, many } = { many: undefined, ...words[of] };
  const [isWhole, setWhole] = useState(false);
  const section = useFirstNew<HTMLElement>('tbody tr', isWhole);
  const kinds = equalFaults(faults);
  const shown = isWhole ? kinds : kinds.slice(0, atFirst);
  return (
    <section ref={section} className="stack-tight" aria-label={region}>
      {total > faults.length && (
        <p>
          Of the first {faults.length} of {count(total, one, many)}:
        </p>
      )}
      <Table
        label={table}
        head={
          <>
            <ColumnHead label={head} />
            <ColumnHead label="Column" />
            <ColumnHead label="Times" numeric />
            <ColumnHead label="Rows" />
          </>
        }
      >
        {shown.map((kind) => (
          <FaultRow key={`${kind.column} ${kind.message}`} kind={kind} />
        ))}
      </Table>
      {shown.length < kinds.length && (
        <div>
          <QuietButton onClick={() => setWhole(true)}>
            Show {count(kinds.length - shown.length, `more ${one}`, many && `more ${many}`)}
          </QuietButton>
        </div>
      )}
    </section>
  );
}

function FaultRow({ kind: { column, message, rows } }: { kind: EqualFaults }) {
  return (
    <Row>
      <RowHead>
        <span className={classes.fault}>{message}</span>
      </RowHead>
      <Cell label="Column" empty={column === ''}>
        <span className={classes.column}>{column}</span>
      </Cell>
      <Cell label="Times" numeric>
        {rows.length}
      </Cell>
      <Cell label="Rows">
        <LongText text={rowRanges(rows).join(', ')} />
      </Cell>
    </Row>
  );
}
