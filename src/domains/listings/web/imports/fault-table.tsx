import { Cell, ColumnHead, Row, RowHead, Table } from '#ui/table/table.tsx';
import type { WholeListingImport } from '../../contract/listing-imports.ts';
import { count } from './import-words.ts';

/** What is wrong with a sheet, by row and column. */
export function FaultTable({ faults, total }: { faults: WholeListingImport['faults']; total: number }) {
  return (
    <section aria-label="Faults">
      {total > faults.length && (
        <p>
          The first {faults.length} of {count(total, 'fault')}:
        </p>
      )}
      <Table
        label="Faults by row and column"
        head={['Row', 'Column', 'Fault'].map((label) => <ColumnHead key={label} label={label} />)}
      >
        {faults.map(({ row, column, message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell may have two faults of the same words
          <Row key={index}>
            <RowHead label="Row">{row}</RowHead>
            <Cell label="Column" empty={column === ''}>
              {column}
            </Cell>
            <Cell label="Fault">{message}</Cell>
          </Row>
        ))}
      </Table>
    </section>
  );
}
