import { Link } from 'react-router';
import { momentOf } from '#ui/dates.ts';
import { Cell, ColumnHead, Row, RowHead, Table } from '#ui/table/table.tsx';
import type { ListingImport } from '../../contract/listing-imports.ts';
import { count, stateOf } from './import-words.ts';

/** Sheets that were sent in, the latest first. */
export function ImportList({ imports }: { imports: readonly ListingImport[] }) {
  if (imports.length === 0) return <p>No sheet has been sent in yet.</p>;
  return (
    <Table
      label="Imports, the latest first"
      head={['Sheet', 'State', 'Rows', 'By', 'Sent'].map((label) => <ColumnHead key={label} label={label} />)}
    >
      {imports.map((each) => (
        <Row key={each.id}>
          <RowHead>
            <Link to={`/admin/imports/${each.id}`}>{each.fileName}</Link>
          </RowHead>
          <Cell label="State" card="plain">
            {stateOf(each)}
          </Cell>
          <Cell label="Rows" card="plain">
            {count(each.rows, each.kind)}
          </Cell>
          <Cell label="By">{each.by}</Cell>
          <Cell label="Sent">
            <time dateTime={each.createdAt}>{momentOf(each.createdAt)}</time>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
