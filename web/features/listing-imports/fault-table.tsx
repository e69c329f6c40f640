import type { WholeListingImport } from '#contract/listing-imports.ts';
import table from '#web/features/requests/request-list.module.css';
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
      <table className={table.table} aria-label="Faults by row and column">
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Column</th>
            <th scope="col">Fault</th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ row, column, message }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell may have two faults of the same words
            <tr key={index}>
              <th scope="row" data-label="Row">
                {row}
              </th>
              <td data-label="Column">{column}</td>
              <td data-label="Fault">{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
