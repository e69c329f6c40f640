import type { FilterGroups, FilterNames, LabelsByGroup } from './filter-groups.ts';
import type { Finder } from './finder.ts';

/** What both calls of a finder take. */
type Paging = { page: number; limit: number; searchChar: string };

export type FoundPage<G extends FilterGroups, Card> = {
  data: Card[];
  total: number;
  counts: Record<keyof G & string, number[]>;
};

/** Answers a page of cards with the total and the counts, whatever the finder searches. */
export function createPageFinder<G extends FilterGroups, Card>(
  finder: Finder,
  names: FilterNames<G>,
  readCards: (ids: number[]) => Promise<Card[]>,
) {
  const unfiltered = names.schema.groups.map(() => []);
  return async (
    { page, limit, searchChar }: Paging,
    filters: { labels?: LabelsByGroup<G>; monthFrom?: number | null } = {},
  ): Promise<FoundPage<G, Card>> => {
    const { ids, total, counts } = await finder.search({
      text: searchChar,
      selected: filters.labels ? names.indicesOf(filters.labels) : unfiltered,
      monthFrom: filters.monthFrom ?? null,
      order: 'relevance',
      offset: (page - 1) * limit,
      limit,
    });
    return { data: await readCards(ids), total, counts: names.nameCounts(counts) };
  };
}
