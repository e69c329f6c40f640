import { z } from 'zod';
import { costParts } from './offer-limits.ts';

/** From lowest to highest, as decimal text; both are the same where nothing is missing. */
const span = z.object({ low: z.string(), high: z.string() });
export type Span = z.infer<typeof span>;

const words = z.array(z.string());

const rankedOffer = z.object({
  offer: z.int().describe('Its place among the offers that were asked for, from 0'),
  name: z.string(),
  reference: z.string().nullable().describe('The request; null for an offer from outside'),
  version: z.int().nullable().describe('Of its term sheet'),
  cost: z
    .object({
      npv: span.describe('In the currency of the plan, to the cent'),
      perPack: span.describe('To four decimals'),
      parts: z.record(z.enum(costParts), span).describe('Each discounted, to the cent'),
      best: z.int().describe('The first place that it can have, from 1'),
      worst: z.int().describe('And the last, where ranges overlap'),
    })
    .nullable()
    .describe('Null where it cannot be ranked'),
  unranked: z.string().nullable().describe('Why it cannot be'),
  missing: words.describe('What it does not state, and the range that stands for it'),
  notes: words.describe('What was assumed of it'),
});
export type RankedOffer = z.infer<typeof rankedOffer>;

export const ranking = z.object({
  currency: z.string(),
  rates: z.object({
    day: z.iso.date(),
    source: z.string(),
    perEuro: z.record(z.string(), z.string()).describe('Of the currencies that occur'),
  }),
  packUnits: z.int().describe('Units of the pack that the cost a pack is for: the first of the plan'),
  years: z.int().describe('The horizon'),
  packs: z.string().describe('Packs of the plan within its horizon, in that size'),
  discountedPacks: z.string(),
  offers: z.array(rankedOffer).describe('The cheapest first; last what cannot be ranked'),
  leftOut: words.describe('What no offer states, and counts in none of them'),
  curve: z
    .array(z.object({ multiplier: z.string(), costs: z.array(span.nullable()) }))
    .describe('Cost a pack at multiples of the plan; costs by the place of the offer'),
  flips: z
    .array(
      z.object({
        multiplier: z.string().describe('Of the plan’s volumes, to six decimals'),
        packs: z.string(),
        cheaper: z.int().describe('Which offer is the cheaper one from here on, by its place'),
        than: z.int(),
        isSure: z.boolean().describe('Neither has a range there'),
      }),
    )
    .describe('Where two offers cost the same, the smallest volume first: by the middle of a range'),
  moreFlips: z.boolean().describe('There are more than are told'),
});
export type Ranking = z.infer<typeof ranking>;
