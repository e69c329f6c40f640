import { type RequestFilter, readFilter, toSearch } from '#domains/requests/web/list/request-filter.ts';
import { tableQuery } from '#platform/web/tables/table-address.ts';

/** The orders of the table that the list of requests has too. */
const sorts: Readonly<Record<string, RequestFilter['sort']>> = {
  '': 'newest',
  '-createdAt': 'newest',
  createdAt: 'oldest',
  '-touchedAt': 'touched',
  dueAt: 'due',
};
/** What of the table's question leaves the same rows in the list of requests. */
const shared = new Set(['q', 'sort', 'state', 'kind', 'limit', 'after', 'before']);

/**
 * The table's question as that of the list of requests, by which a request knows its neighbours (§10.18); empty, for all in
 * their usual order, where the list cannot ask the same.
 */
export function listAsked(search: string): string {
  const query = tableQuery(search);
  const sort = sorts[query.sort];
  const said = Object.entries(query).filter(([, value]) => value !== '');
  const isSame =
    said.every(([name]) => shared.has(name)) &&
    !(query['kind'] ?? '').includes(',') &&
    !query.q.includes(' ');
  if (sort === undefined || !isSame) return '';
  const asked = new URLSearchParams({ ...query, scope: 'all', sort });
  const list = toSearch(readFilter(asked, true));
  return list === '?scope=all' ? '' : list;
}
