import { create, insertMultiple, search } from '@orama/orama';
import type { FinderSchema } from '#domains/finder/engine/finder.ts';
import { groupFields, namesOf, type Peer, tickedFields } from './peer.ts';

/**
 * Orama as its documentation advises: groups are `enum[]` fields with facets, all words must match (`threshold: 0`)
 * with one typo. Its facets count what passes every filter, so each ticked group takes one more search without its
 * own ticks, as a page with several ticks per group needs.
 */
export function createOrama(schema: FinderSchema): Peer {
  const fields = schema.groups.map((_, g) => `group${g}`);
  const index = create({
    schema: {
      names: 'string',
      description: 'string',
      recency: 'number',
      month: 'number',
      ...Object.fromEntries(fields.map((field) => [field, 'enum[]' as const])),
    },
  });
  return {
    async feed(batches) {
      for (const batch of batches) {
        const documents = batch.map((listing) => ({
          ...{ id: String(listing.id), recency: listing.recency, month: listing.month ?? 0 },
          ...{ names: namesOf(listing), description: listing.description.join(' ') },
          ...groupFields(schema, listing),
        }));
        await insertMultiple(index, documents, documents.length);
      }
    },
    async search(query) {
      const ticked = tickedFields(schema, query);
      const term = query.text.trim();
      const ask = (without: string | undefined, facets: string[], page: { offset: number; limit: number }) =>
        search(index, {
          ...{ term, threshold: 0, tolerance: term === '' ? 0 : 1, boost: { names: 2 }, ...page },
          where: {
            ...Object.fromEntries(
              Object.entries(ticked)
                .filter(([field]) => field !== without)
                .map(([field, values]) => [field, { containsAny: values }]),
            ),
            ...(query.monthFrom === null ? {} : { month: { gte: query.monthFrom } }),
          },
          ...(term === '' ? { sortBy: { property: 'recency', order: 'DESC' as const } } : {}),
          facets: Object.fromEntries(facets.map((field) => [field, {}])),
        });
      const found = await ask(
        undefined,
        fields.filter((field) => !(field in ticked)),
        { offset: query.offset, limit: query.limit },
      );
      for (const field of Object.keys(ticked)) await ask(field, [field], { offset: 0, limit: 1 });
      return { total: found.count, ids: found.hits.map(({ id }) => Number(id)) };
    },
  };
}
