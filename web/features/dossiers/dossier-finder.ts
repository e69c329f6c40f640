import type { Sent } from '#contract/calls.ts';
import type { DossierCard } from '#contract/dossiers.ts';
import { messages } from '#contract/messages.ts';
import { call } from '#web/call.ts';
import { defineFinder } from '#web/features/finder/define-finder.ts';
import { searchBody } from '#web/features/finder/search-body.ts';
import { nothingUnderstood } from '#web/features/finder/understood.ts';
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
    const { data, totalcount, counts } = await call('POST /get-dossier', { body, signal });
    return { cards: data, total: totalcount, counts, understood: nothingUnderstood, drops: [] };
  },
  async search(state, signal) {
    const body = searchBody<Body>(dossierShape, state);
    const {
      data,
      totalCount,
      counts,
      understood,
      unlisted,
      drops = [],
    } = await call('POST /search-dossier', { body, signal });
    return { cards: data, total: totalCount, counts, understood, unlisted, drops };
  },
});
