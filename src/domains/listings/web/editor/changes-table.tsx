import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import { Cell, ColumnHead, Row, RowHead, Table } from '#ui/table/table.tsx';
import { listingFields } from '../../contract/listing-fields.ts';
import { writtenValue } from '../../contract/listing-words.ts';
import type { ListingEdit } from '../../contract/listings.ts';
import { sameValue } from '../../contract/same-value.ts';
import classes from './changes-table.module.css';

type ChangesTableProps = { kind: ListingKind; edit: Pick<ListingEdit, 'state' | 'changes'> };

/**
 * What a change makes of a listing, field by field: before beside after, and while it waits what somebody else made of it
 * since. Once it is approved, what stands there now is what it made itself.
 */
export function ChangesTable({ kind, edit: { state, changes } }: ChangesTableProps) {
  return (
    <Table
      label="Changes, before and after"
      head={['Field', 'Before', 'After'].map((label) => <ColumnHead key={label} label={label} />)}
    >
      {changes.map(({ field, before, after, now }) => (
        <Row key={field}>
          <RowHead>{labelOf(kind, field)}</RowHead>
          <Cell label="Before">
            <del className={classes.before}>{writtenValue(before as never)}</del>
            {state === 'waiting' && !sameValue(before, now) && (
              <p className={classes.since}>Changed since to: {writtenValue(now as never)}</p>
            )}
          </Cell>
          <Cell label="After">
            <ins className={classes.after}>{writtenValue(after as never)}</ins>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function labelOf(kind: ListingKind, field: string): string {
  return listingFields[kind].find(({ name }) => name === field)?.label ?? field;
}
