import itemsjs from 'itemsjs';
import type { FinderSchema } from '#domains/finder/engine/finder.ts';
import { groupFields, namesOf, type Peer, tickedFields } from './peer.ts';

type Item = { id: number; recency: number; month: number; names: string; description: string };
type Engine = ReturnType<typeof itemsjs<Item>>;

/** itemsjs as its documentation advises: groups are aggregations by OR, its own full text, exact words kept. */
export function createItemsJs(schema: FinderSchema): Peer {
  let engine: Engine | undefined;
  return {
    async feed(batches) {
      const items: Item[] = [];
      for (const batch of batches) {
        for (const listing of batch) {
          items.push({
            ...{ id: listing.id, recency: listing.recency, month: listing.month ?? 0 },
            ...{ names: namesOf(listing), description: listing.description.join(' ') },
            ...groupFields(schema, listing),
          });
        }
      }
      engine = itemsjs(items, {
        searchableFields: ['names', 'description'],
        isExactSearch: true,
        removeStopWordFilter: true,
        sortings: { newest: { field: 'recency', order: 'desc' } },
        aggregations: Object.fromEntries(
          schema.groups.map((group, g) => [`group${g}`, { size: group.values.length, conjunction: false }]),
        ),
      });
    },
    search(query) {
      const { monthFrom } = query;
      const text = query.text.trim();
      const found = engine?.search({
        ...(text === '' ? { sort: 'newest' } : { query: text }),
        per_page: query.limit,
        page: query.offset / query.limit + 1,
        filters: tickedFields(schema, query),
        ...(monthFrom === null ? {} : { filter: (item: Item) => item.month >= monthFrom }),
      });
      return { total: found?.pagination.total ?? 0, ids: found?.data.items.map(({ id }) => id) ?? [] };
    },
  };
}
