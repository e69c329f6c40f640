import type { Suggestion } from '#domains/finder/contract/finders.ts';
import { createCounter } from '#domains/finder/engine/find-page.ts';
import type { LiveIndex } from '#domains/finder/engine/live/live-index.ts';
import { createSuggestions, filterEntries } from '#domains/finder/engine/suggestions.ts';
import { supplierFilters } from './index-feed.ts';
import { supplierReader } from './phrases.ts';

/** The filters alone: plants have no names, and their companies' are nobody's to suggest. */
export function supplierSuggestions(finder: LiveIndex): (typed: string) => Promise<Suggestion[]> {
  return createSuggestions({
    load: async () => filterEntries(supplierFilters.schema, supplierReader),
    version: () => `${finder.status().generation}/${finder.status().horizon}`,
    count: createCounter(finder, supplierFilters, supplierReader),
  });
}
