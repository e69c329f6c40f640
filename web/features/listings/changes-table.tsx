import { listingFields } from '#contract/listing-fields.ts';
import type { ListingKind } from '#contract/listing-kinds.ts';
import { writtenValue } from '#contract/listing-words.ts';
import type { ListingEdit } from '#contract/listings.ts';
import classes from './changes-table.module.css';
import { same } from './typed.ts';

/** What a change makes of a listing, field by field: before beside after, and what somebody else made of it since. */
export function ChangesTable({ kind, changes }: { kind: ListingKind; changes: ListingEdit['changes'] }) {
  return (
    <table className={classes.table} aria-label="Changes, before and after">
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after, now }) => (
          <tr key={field}>
            <th scope="row">{labelOf(kind, field)}</th>
            <td data-label="Before">
              <del>{writtenValue(before as never)}</del>
              {!same(before as never, now as never) && (
                <p className={classes.since}>Changed since to: {writtenValue(now as never)}</p>
              )}
            </td>
            <td data-label="After">
              <ins>{writtenValue(after as never)}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function labelOf(kind: ListingKind, field: string): string {
  return listingFields[kind].find(({ name }) => name === field)?.label ?? field;
}
