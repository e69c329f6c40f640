import { Link } from 'react-router';
import type { ListingImport } from '#contract/listing-imports.ts';
import table from '#web/features/requests/request-list.module.css';
import { momentOf } from '#web/ui/dates.ts';
import { count, stateOf } from './import-words.ts';

/** Sheets that were sent in, the latest first. */
export function ImportList({ imports }: { imports: readonly ListingImport[] }) {
  if (imports.length === 0) return <p>No sheet has been sent in yet.</p>;
  return (
    <table className={table.table} aria-label="Imports, the latest first">
      <thead>
        <tr>
          <th scope="col">Sheet</th>
          <th scope="col">State</th>
          <th scope="col">Rows</th>
          <th scope="col">By</th>
          <th scope="col">Sent</th>
        </tr>
      </thead>
      <tbody>
        {imports.map((each) => (
          <tr key={each.id}>
            <th scope="row" data-label="Sheet">
              <Link to={`/admin/imports/${each.id}`}>{each.fileName}</Link>
            </th>
            <td data-label="State">{stateOf(each)}</td>
            <td data-label="Rows">{count(each.rows, each.kind)}</td>
            <td data-label="By">{each.by}</td>
            <td data-label="Sent">
              <time dateTime={each.createdAt}>{momentOf(each.createdAt)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
