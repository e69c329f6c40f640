import { BoundedCache } from '../../limits/bounded-cache.ts';
import { inOrderOf } from './in-order-of.ts';

/**
 * Rows of listings by id and revision: one that was read once is read again only when it has been written since. A
 * row that is read is at least as new as the revision it is asked for by, so that what is kept is never older than
 * what the index knows.
 * @param read the rows of these ids, in any order; one that is hidden by now is left out, and not kept.
 * @returns the rows in the order of the ids; `revisions` are theirs in the index that was built at `builtAt`.
 */
export function keepRows<Row extends { id: number }>(
  read: (ids: number[]) => Promise<Row[]>,
  most: number,
): (ids: readonly number[], index: { revisions: readonly number[]; builtAt: number }) => Promise<Row[]> {
  const kept = new BoundedCache<{ revision: number; row: Row }>(most);
  let keptSince = 0;
  return async (ids, { revisions, builtAt }) => {
    if (builtAt !== keptSince) kept.clear();
    keptSince = builtAt;
    const rows: Row[] = [];
    const unknown = new Map<number, number>();
    for (const [position, id] of ids.entries()) {
      const revision = revisions[position] as number;
      const known = kept.get(String(id));
      if (known?.revision === revision) rows.push(known.row);
      else unknown.set(id, revision);
    }
    if (unknown.size === 0) return rows;
    for (const row of await read([...unknown.keys()])) {
      kept.set(String(row.id), { revision: unknown.get(row.id) as number, row });
      rows.push(row);
    }
    return inOrderOf(ids, rows);
  };
}

/** Cards kept of each finder: some 20 MB of what is asked for most. */
export const keptCards = 10_000;
