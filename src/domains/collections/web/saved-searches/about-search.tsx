import {
  opportunityWords,
  readOpportunities,
} from '#domains/dossiers/web/opportunities/opportunity-state.ts';
import { readState } from '#domains/finder/web/state/finder-url.ts';
import { filtersInUse } from '#domains/finder/web/state/in-use.ts';
import { dayOf } from '#ui/dates.ts';
import type { SavedSearch } from '../../contract/saved-search-calls.ts';
import { finders, savedPlaces } from './finders.ts';
import classes from './search-list.module.css';

/** Of what a search is, what it asks for, and since when it is kept. */
export function AboutSearch(search: Pick<SavedSearch, 'kind' | 'address' | 'createdAt'>) {
  return (
    <p className={`detail ${classes.about}`}>
      {savedPlaces[search.kind].label} · {whatItAsks(search)} · saved {dayOf(search.createdAt)}
    </p>
  );
}

function whatItAsks({ kind, address }: Pick<SavedSearch, 'kind' | 'address'>): string {
  if (kind === 'opportunity') return opportunityWords(readOpportunities(address)).join(', ');
  const { shape } = finders[kind];
  const state = readState(shape, address);
  const asked = [
    ...(state.text === '' ? [] : [`“${state.text}”`]),
    ...filtersInUse(shape, state).map(({ label }) => label),
  ];
  return asked.join(', ') || 'everything';
}
