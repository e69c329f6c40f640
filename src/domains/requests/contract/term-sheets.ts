import { z } from 'zod';
import { marketsOfInterest } from '#domains/dossiers/contract/dossier-lists.ts';
import { uncertainIn } from '#platform/contract/amounts.ts';
import { day, horizonYears } from '#platform/contract/days.ts';
import { text } from '#platform/contract/fields.ts';
import { amount, dealValues, optional, percent, storedValues } from './deal-values.ts';
import { currencies, exclusivities, mostYears } from './term-sheet-lists.ts';
import { contradictionsIn } from './terms/contradictions.ts';

const volume = text(60).superRefine((typed, context) => {
  const message = uncertainIn(typed);
  if (message !== null) context.addIssue({ code: 'custom', message });
});

/** What a term sheet says; the same fields in every version, so that two can be compared line by line. */
const saidTerms = z.object({
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

/** As they are issued or asked for: what contradicts itself is told beside the field that would have to change. */
export const termSheetTerms = saidTerms.superRefine((terms, context) => {
  for (const { path, message } of contradictionsIn(terms)) {
    context.addIssue({ code: 'custom', path, message });
  }
});
export type TermSheetTerms = z.infer<typeof termSheetTerms>;

/** Without the day and unjudged: of a story of the demo, whose day comes with the first start. */
export const undatedTerms = saidTerms.omit({ validUntil: true });

const storedTerms = saidTerms
  .extend({
    validUntil: z.iso.date(),
    supplyPrice: z.string(),
    volumes: z.array(z.string()),
    oneTimeFee: z.string(),
    values: storedValues.optional(),
  })
  .describe('As they were issued, whenever that was');
export type StoredTerms = z.infer<typeof storedTerms>;

export const termSheet = z.object({
  version: z.int().describe('From 1'),
  issuedAt: z.iso.datetime(),
  by: z.string().describe('Who issued it'),
  terms: storedTerms,
});
export type TermSheet = z.infer<typeof termSheet>;

/** What a buyer asked to have otherwise in a version (§10.21). */
export const counter = z.object({
  version: z.int().describe('That it answers: of each there is one at most'),
  eventId: z.string().describe('The move that it came with'),
  terms: storedTerms.describe('The version with what the buyer would have otherwise'),
});
export type Counter = z.infer<typeof counter>;

/** Above nothing: a fee of zero would be paid by nobody. */
const sum = amount.refine((value) => Number(value) > 0, 'Give an amount above zero');

/** A payment of the fee as the desk records it. */
export const fee = z.object({
  currency: z.enum(currencies, { error: 'Choose the currency' }),
  due: sum.describe(
    'The nominal refundable fee that was asked for in all, never the one-time fee of the licence: it is paid once payments of this currency reach it',
  ),
  amount: sum.describe('What arrived now'),
  bookedOn: day('Give the day it was booked on'),
});
export type Fee = z.infer<typeof fee>;
