import type { Sent } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import type { SupplierCard } from '#contract/suppliers.ts';
import { call } from '#web/call.ts';
import { defineFinder } from '#web/features/finder/define-finder.ts';
import { searchBody } from '#web/features/finder/search-body.ts';
import { nothingUnderstood } from '#web/features/finder/understood.ts';
import { supplierFinderPath, supplierShape } from './supplier-shape.ts';

type Body = Sent<'POST /search-supplier', 'body'>;

export const supplierFinder = defineFinder<SupplierCard>({
  path: supplierFinderPath,
  title: 'Supplier Search',
  shape: supplierShape,
  catalogue: 'suppliers',
  searchBox: {
    label: 'Search suppliers',
    hint: 'By identifier, place, capability or dosage form: softgel, lyo, PFS, HPAPI, onco. Typing errors are forgiven.',
  },
  nothingFound: messages.noSupplierFound,
  cardHeights: { wide: 330, medium: 344, narrow: 600 },

  async browse(body, signal) {
    const { data, totalcount, counts } = await call('POST /get-supplier', { body, signal });
    return { cards: data, total: totalcount, counts, understood: nothingUnderstood, drops: [] };
  },
  async search(state, signal) {
    const body = searchBody<Body>(supplierShape, state);
    const {
      data,
      count,
      counts,
      understood,
      drops = [],
    } = await call('POST /search-supplier', { body, signal });
    return { cards: data, total: count, counts, understood, drops };
  },
});
