import { z } from 'zod';
import {
  amount,
  optional,
  percent,
  wholeNumber,
  wholePacks,
} from '#domains/requests/contract/deal-values.ts';
import { day } from '#platform/contract/days.ts';
import { text } from '#platform/contract/fields.ts';
import { mostPlanLines, mostPlanYears } from './offer-limits.ts';

/** What a buyer expects to sell, by which offers are reckoned (§24.2). */

/** As the European Central Bank names it; whether it told a rate that day is looked up. */
export const currencyCode = z
  .string()
  .regex(/^[A-Z]{3}$/, 'Give the currency by its three letters, as EUR')
  .describe('ISO 4217');

const packs = wholePacks(0, 1_000_000_000, 'Give whole packs, at most a billion');

const planLine = z.object({
  strength: text(60, 'Give the strength').min(1, 'Give the strength').describe("'5 mg'"),
  packUnits: wholeNumber(100_000).describe('Units (tablets, vials) in one pack'),
  netPrice: optional(amount).describe('What one pack sells at, in the currency of the plan'),
  volumes: z.array(optional(packs)).max(mostPlanYears).describe('Packs sold in each year; empty: none'),
});
export type PlanLine = z.infer<typeof planLine>;

export const plan = z.object({
  currency: currencyCode,
  start: day('Give the day on which the first year begins', 10),
  years: z.int().min(1).max(mostPlanYears).describe('The horizon'),
  discount: percent.describe('A year'),
  duty: optional(percent).describe(
    'Of the price, where an offer states none and its incoterm leaves it to the buyer',
  ),
  // A scenario that was kept before there was one says nothing of it.
  freight: optional(amount)
    .optional()
    .describe('A pack of the first line, where an offer states none and its incoterm leaves it to the buyer'),
  deductions: optional(percent).describe('Of net sales, before a profit is shared'),
  shelfLifeMonths: wholeNumber(240).default('24').describe('Where an offer states none'),
  lines: z.array(planLine).min(1, 'Add a strength and pack').max(mostPlanLines),
});
export type Plan = z.infer<typeof plan>;
