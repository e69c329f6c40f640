import { z } from 'zod';
import { day } from '#platform/contract/days.ts';
import { amount } from './deal-values.ts';
import { currencies } from './term-sheet-lists.ts';
import { contradictionsIn } from './terms/contradictions.ts';
import { saidTerms, storedTerms } from './terms/said-terms.ts';

/** As they are issued or asked for: what contradicts itself is told beside the field that would have to change. */
export const termSheetTerms = saidTerms.superRefine((terms, context) => {
  for (const { path, message } of contradictionsIn(terms)) {
    context.addIssue({ code: 'custom', path, message });
  }
});
export type TermSheetTerms = z.infer<typeof termSheetTerms>;

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
