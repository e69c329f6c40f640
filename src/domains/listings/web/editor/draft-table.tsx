import { Cell, ColumnHead, Row, RowHead, Table } from '#ui/table/table.tsx';
import { listingFields } from '../../contract/listing-fields.ts';
import { writtenValue } from '../../contract/listing-words.ts';
import type { Listing } from '../../contract/listings.ts';

/** A draft as the desk reviews it: every field that says something, and by name those that say nothing. */
export function DraftTable({ listing: { kind, values } }: { listing: Listing }) {
  const rows = listingFields[kind].map(({ name, label }) => {
    return { label, written: writtenValue(values[name] as never).replaceAll('\n', ', ') };
  });
  const silent = rows.filter(({ written }) => written === '-').map(({ label }) => label);
  return (
    <>
      <Table
        dense
        label="The draft"
        head={['Field', 'Value'].map((label) => <ColumnHead key={label} label={label} />)}
      >
        {rows
          .filter(({ written }) => written !== '-')
          .map(({ label, written }) => (
            <Row key={label}>
              <RowHead>{label}</RowHead>
              <Cell label="Value" card="line">
                {written}
              </Cell>
            </Row>
          ))}
      </Table>
      {silent.length > 0 && <p className="secondary">Left open: {silent.join(', ')}.</p>}
    </>
  );
}
