import { z } from 'zod';
import {
  readMoney,
  readMonthOfYear,
  readMonths,
  readPercent,
  readPrice,
  readQuantity,
  readWeeks,
} from '#domains/catalogue/contract/quantities.ts';

const span = z.object({ from: z.number(), to: z.number() });
const orUnknown = <S extends z.ZodType>(schema: S, says: string) => schema.nullable().describe(says);

/** What the owner's words say in numbers (§12.10), beside the words; null for what they do not say for certain. */
export const dossierNumbers = z.object({
  fee: orUnknown(
    span.extend({ currency: z.string().nullable() }),
    'One-time fee; without a currency where it is 0',
  ),
  royalty: orUnknown(span, 'Per cent'),
  profitShare: orUnknown(span, "Per cent: the partner's share"),
  price: orUnknown(
    span.extend({
      currency: z.string().nullable(),
      per: z.string().describe("For what; '' where that is not said"),
    }),
    'Indicative supply price',
  ),
  minimumOrder: orUnknown(span.extend({ unit: z.string() }), "Of the unit stated; '' where it is 0"),
  batchSize: orUnknown(span.extend({ unit: z.string() }), 'Of the unit stated'),
  shelfLife: orUnknown(span, 'Months'),
  leadTime: orUnknown(span, 'Weeks'),
  lastInspection: orUnknown(z.string(), 'YYYY-MM'),
});
export type DossierNumbers = z.infer<typeof dossierNumbers>;

/** The words of a dossier out of which its numbers are read. */
export type NumberWords = {
  oneTimeFee: string;
  royalty: string;
  profitShare: string;
  supplyPrice: string;
  minimumOrder: string;
  batchSize: string;
  shelfLife: string;
  leadTime: string;
  lastInspection: string;
};

export function numbersOf(words: NumberWords): DossierNumbers {
  return {
    fee: readMoney(words.oneTimeFee),
    royalty: readPercent(words.royalty),
    profitShare: readPercent(words.profitShare),
    price: readPrice(words.supplyPrice),
    minimumOrder: readQuantity(words.minimumOrder),
    batchSize: readQuantity(words.batchSize),
    shelfLife: readMonths(words.shelfLife),
    leadTime: readWeeks(words.leadTime),
    lastInspection: readMonthOfYear(words.lastInspection),
  };
}
