import MiniSearch, { type SearchResult } from 'minisearch';
import type { FinderQuery, FinderSchema } from '#domains/finder/engine/finder.ts';
import { groupFields, namesOf, type Peer, tickedFields } from './peer.ts';

/**
 * MiniSearch as its documentation advises: all words must match, by prefix and with some fuzziness, names before
 * descriptions. It counts no facets itself: the stored fields of the results are counted here.
 */
export function createMiniSearch(schema: FinderSchema): Peer {
  const fields = schema.groups.map((_, g) => `group${g}`);
  const index = new MiniSearch({
    fields: ['names', 'description'],
    storeFields: ['recency', 'month', ...fields],
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { names: 2 } },
  });
  return {
    async feed(batches) {
      for (const batch of batches) {
        index.addAll(
          batch.map((listing) => ({
            ...{ id: listing.id, recency: listing.recency, month: listing.month },
            ...{ names: namesOf(listing), description: listing.description.join(' ') },
            ...groupFields(schema, listing),
          })),
        );
      }
    },
    search(query) {
      const worded = /[\p{L}\p{N}]/u.test(query.text);
      const results = index.search(worded ? query.text : MiniSearch.wildcard, {
        filter: (result) => query.monthFrom === null || (result.month ?? 0) >= query.monthFrom,
      });
      const { matches } = countFacets(results, fields, tickedFields(schema, query));
      // Without words every result scores alike, and the newest come first.
      if (!worded) matches.sort((a, b) => b.recency - a.recency);
      return { total: matches.length, ids: pageOf(matches, query) };
    },
  };
}

/** One pass: a result that fails one group alone counts for that group's values only. */
function countFacets(
  results: SearchResult[],
  fields: string[],
  ticked: Record<string, string[]>,
): { matches: SearchResult[]; counts: Map<string, Map<string, number>> } {
  const counts = new Map(fields.map((field) => [field, new Map<string, number>()]));
  const filters = Object.entries(ticked).map(([field, values]) => ({ field, values: new Set(values) }));
  const matches: SearchResult[] = [];
  for (const result of results) {
    const failed = filters.filter(
      ({ field, values }) => !result[field].some((value: string) => values.has(value)),
    );
    if (failed.length > 1) continue;
    if (failed.length === 0) matches.push(result);
    for (const field of failed[0] ? [failed[0].field] : fields) {
      const ofField = counts.get(field);
      for (const value of result[field]) ofField?.set(value, (ofField.get(value) ?? 0) + 1);
    }
  }
  return { matches, counts };
}

function pageOf(matches: SearchResult[], { offset, limit }: FinderQuery): number[] {
  return matches.slice(offset, offset + limit).map(({ id }) => id);
}
