import { defineFinder } from '#domains/finder/web/state/define-finder.ts';
import { searchBody } from '#domains/finder/web/state/search-body.ts';
import { nothingUnderstood } from '#domains/finder/web/state/understood.ts';
import type { Sent } from '#platform/contract/calls.ts';
import { messages } from '#platform/contract/messages.ts';
import { call } from '#platform/web/call/call.ts';
import type { SupplierCard } from '../contract/suppliers.ts';
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
