import { defineFinder } from '#domains/finder/web/state/define-finder.ts';
import { searchBody } from '#domains/finder/web/state/search-body.ts';
import { nothingUnderstood } from '#domains/finder/web/state/understood.ts';
import type { Sent } from '#platform/contract/calls.ts';
import { messages } from '#platform/contract/messages.ts';
import { call } from '#platform/web/call/call.ts';
import type { DossierCard } from '../contract/dossiers.ts';
import type { LaunchCounts } from '../contract/launch-search.ts';
import { dossierFinderPath, dossierShape } from './dossier-shape.ts';

type Body = Sent<'POST /search-dossier', 'body'>;

export const dossierFinder = defineFinder<DossierCard>({
  path: dossierFinderPath,
  title: 'Dossier Search',
  shape: dossierShape,
  catalogue: 'dossiers',
  searchBox: {
    label: 'Search dossiers',
    hint: 'By molecule, brand, code or indication. Small typing errors are forgiven.',
  },
  nothingFound: messages.noDossierFound,
  cardHeights: { wide: 326, medium: 500, narrow: 740 },

  async browse(body, signal) {
    const { data, totalcount, counts, launchCounts } = await call('POST /get-dossier', { body, signal });
    return {
      cards: data,
      total: totalcount,
      counts: { ...counts, ...named(launchCounts) },
      understood: nothingUnderstood,
      drops: [],
    };
  },
  async search(state, signal) {
    const body = searchBody<Body>(dossierShape, state);
    const {
      data,
      totalCount,
      counts,
      launchCounts,
      understood,
      unlisted,
      fitting = {},
      drops = [],
    } = await call('POST /search-dossier', { body, signal });
    return {
      cards: data.map((card) => ({ ...card, ...(fitting[card._id] && { fits: fitting[card._id] }) })),
      total: totalCount,
      counts: { ...counts, ...named(launchCounts) },
      understood,
      unlisted,
      drops,
    };
  },
});

/** Counts of launches as the filter looks for them: under its name and the market's, of what has no day at the end. */
function named({ US, EU, noDay }: LaunchCounts): Record<string, readonly number[]> {
  return { launchUS: [...US, noDay.US], launchEU: [...EU, noDay.EU] };
}
