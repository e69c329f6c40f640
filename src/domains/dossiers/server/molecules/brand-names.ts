import { z } from 'zod';
import { dictionary } from '#platform/contract/dictionary.ts';
import brandsByArea from './brand-names.json' with { type: 'json' };

/** Brands by INN; the components of a combination stand in alphabetical order, joined by ' + '. */
const area = z.record(
  z.string().refine((key) => key === key.split(' + ').toSorted().join(' + '), 'components out of order'),
  z.array(z.string().min(1)).min(1),
);

/**
 * Well-known brands by INN, above all the reference products of the United States and the EU. A catalogue's own brands
 * come beside these.
 */
export const brandNames: Readonly<Record<string, readonly string[]>> = dictionary(
  Object.assign({}, ...Object.values(z.record(z.string(), area).parse(brandsByArea))),
);
