import type { TableShape } from '../../contract/tables/columns.ts';
import { invalid } from '../http/errors.ts';
import type { Question } from './define.ts';

/** Names of the query that are no filter. */
const reserved = new Set(['q', 'sort', 'after', 'before', 'limit', 'format']);

/** Reads what was asked by the table's shape: an unknown column is told, not ignored. */
export function readQuestion(
  shape: TableShape,
  query: { q: string; sort: string; [filter: string]: unknown },
): Question {
  const sort = query.sort === '' ? shape.sort : query.sort;
  const descending = sort.startsWith('-');
  const column = descending ? sort.slice(1) : sort;
  if (!lookUp(shape, column)?.sortable) {
    throw invalid([{ path: 'sort', message: `This table does not sort by '${column}'` }]);
  }
  const filters = new Map<string, string>();
  for (const [name, value] of Object.entries(query)) {
    if (reserved.has(name) || typeof value !== 'string' || value.trim() === '') continue;
    if (lookUp(shape, name)?.filter === undefined) {
      throw invalid([{ path: name, message: `This table does not filter by '${name}'` }]);
    }
    filters.set(name, value.trim());
  }
  return { words: shape.searched === undefined ? '' : query.q, column, descending, filters };
}

function lookUp(shape: TableShape, name: string) {
  return Object.hasOwn(shape.columns, name) ? shape.columns[name] : undefined;
}
