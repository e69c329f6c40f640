import type { FinderShape, FinderState } from '#domains/finder/web/state/finder-shape.ts';
import { readState, writeState } from '#domains/finder/web/state/finder-url.ts';
import { searchBody } from '#domains/finder/web/state/search-body.ts';
import type { Sent } from '#platform/contract/calls.ts';
import type { SavedSearch } from '../../contract/saved-search-calls.ts';
import { finders } from './finders.ts';

type NewSearch = Sent<'POST /api/saved-searches', 'body'>;

/** A search as it is saved: the address that opens it, and what the finder is asked. */
export function newSearch(
  shape: FinderShape,
  state: FinderState,
  named: Pick<SavedSearch, 'kind' | 'name' | 'alert'>,
): NewSearch {
  // Each finder's test has the contract take what its shape sends.
  const search = searchBody<NewSearch['search']>(shape, state);
  return { ...named, address: writeState(shape, state), search } as NewSearch;
}

/** A deleted search as it is saved anew. */
export function asNew({ kind, name, alert, address }: SavedSearch): NewSearch {
  const { shape } = finders[kind];
  return newSearch(shape, readState(shape, address), { kind, name, alert });
}
