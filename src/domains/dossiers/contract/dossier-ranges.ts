import { z } from 'zod';
import { dossierNumberRanges as numberRanges } from './dossier-range-limits.ts';

const order = 'The end of a range cannot come before its start';

function numbersUpTo({ counts, most }: { counts: string; most: number }) {
  const error = `Give a number from 0 to ${most.toLocaleString('en')}`;
  const end = z.number({ error }).min(0, error).max(most, error).optional();
  return z
    .strictObject({ from: end, to: end })
    .refine(({ from = -Infinity, to = Infinity }) => from <= to, { error: order, path: ['to'] })
    .optional()
    .describe(`${counts}; both ends belong to it`);
}

const month = z
  .string({ error: 'Give the month as YYYY-MM' })
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Give the month as YYYY-MM')
  .optional();
const months = z
  .strictObject({ from: month, to: month })
  .refine(({ from = '', to = '9999-12' }) => from <= to, { error: order, path: ['to'] })
  .optional()
  .describe('Months as YYYY-MM; both ends belong to it');

/** A dossier whose words say no such number never matches; one that says a span counts by its lower end. */
export const dossierRanges = z
  .strictObject({
    fee: numbersUpTo(numberRanges.fee),
    royalty: numbersUpTo(numberRanges.royalty),
    profitShare: numbersUpTo(numberRanges.profitShare),
    minimumOrder: numbersUpTo(numberRanges.minimumOrder),
    batchSize: numbersUpTo(numberRanges.batchSize),
    shelfLife: numbersUpTo(numberRanges.shelfLife),
    leadTime: numbersUpTo(numberRanges.leadTime),
    lastInspection: months,
  })
  .default({});
