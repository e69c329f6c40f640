import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import {
  type OpportunityState,
  readOpportunities,
  writeOpportunities,
} from '#domains/dossiers/web/opportunities/opportunity-state.ts';
import type { FinderShape, FinderState } from '#domains/finder/web/state/finder-shape.ts';
import { readState, writeState } from '#domains/finder/web/state/finder-url.ts';
import { searchBody } from '#domains/finder/web/state/search-body.ts';
import type { Sent } from '#platform/contract/calls.ts';
import type { SavedSearch } from '../../contract/saved-search-calls.ts';
import { finders } from './finders.ts';

export type NewSearch = Sent<'POST /api/saved-searches', 'body'>;

/** What its owner says of a search. */
export type Named = Pick<SavedSearch, 'name' | 'alert'> & { company?: string | null };

/** A search as it is saved: the address that opens it, and what the finder is asked. */
export function newSearch(
  shape: FinderShape,
  state: FinderState,
  named: Named & { kind: ListingKind },
): NewSearch {
  // Each finder's test has the contract take what its shape sends.
  const search = searchBody<NewSearch['search']>(shape, state);
  return { ...named, address: writeState(shape, state), search } as NewSearch;
}

/** A filter of the opportunities as it is saved. */
export function newOpportunities({ sort: _, ...search }: OpportunityState, named: Named): NewSearch {
  return { ...named, kind: 'opportunity', address: writeOpportunities(search), search };
}

/** A search that was deleted, or that a colleague shares, as it is saved anew. */
export function asNew({ kind, address }: Pick<SavedSearch, 'kind' | 'address'>, named: Named): NewSearch {
  if (kind === 'opportunity') return newOpportunities(readOpportunities(address), named);
  const { shape } = finders[kind];
  return newSearch(shape, readState(shape, address), { ...named, kind });
}
