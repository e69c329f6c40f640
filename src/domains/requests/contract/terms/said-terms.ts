import { z } from 'zod';
import { marketsOfInterest } from '#domains/dossiers/contract/dossier-lists.ts';
import { uncertainIn } from '#platform/contract/amounts.ts';
import { day, horizonYears } from '#platform/contract/days.ts';
import { text } from '#platform/contract/fields.ts';
import { amount, dealValues, optional, percent, storedValues } from '../deal-values.ts';
import { currencies, exclusivities, mostYears } from '../term-sheet-lists.ts';

const volume = text(60).superRefine((typed, context) => {
  const message = uncertainIn(typed);
  if (message !== null) context.addIssue({ code: 'custom', message });
});

/** What a term sheet says; the same fields in every version, so that two can be compared line by line. */
export const saidTerms = z.object({
  currency: z.enum(currencies, { error: 'Choose the currency' }),
  supplyPrice: optional(amount).describe('Per unit, in the currency'),
  priceUnit: text(60).default('').describe("What the price is for: 'pack of 30 tablets'"),
  volumes: z.array(volume).max(mostYears).default([]).describe('Units a year, from the first year on'),
  oneTimeFee: optional(amount),
  royalty: optional(percent).describe('Per cent of net sales'),
  profitShare: optional(percent).describe('Per cent to the owner'),
  exclusivity: z.enum(exclusivities, { error: 'Choose the exclusivity' }),
  territory: z
    .array(z.enum(marketsOfInterest))
    .min(1, 'Choose at least one market')
    .max(marketsOfInterest.length),
  validUntil: day('Give the last day on which the term sheet holds').describe(
    `Its last day, in the desk’s time zone, within ${horizonYears} years`,
  ),
  otherTerms: text(4000).default(''),
  values: dealValues.optional().describe('What can be reckoned with; a version from before has none'),
});

export const storedTerms = saidTerms
  .extend({
    validUntil: z.iso.date(),
    supplyPrice: z.string(),
    volumes: z.array(z.string()),
    oneTimeFee: z.string(),
    values: storedValues.optional(),
  })
  .describe('As they were issued, whenever that was');
export type StoredTerms = z.infer<typeof storedTerms>;
