import { z } from 'zod';
import { amount, optional, wholeNumber, wholePacks } from '#domains/requests/contract/deal-values.ts';
import { mostYears } from '#domains/requests/contract/term-sheet-lists.ts';
import { nameText, text } from '#platform/contract/fields.ts';
import { documentsMaxLength, mostMarkets, productMaxLength, strengthMaxLength } from './brief-limits.ts';

const packs = wholePacks(1, 999_999_999, 'Give whole packs, from 1 to 999,999,999');

/** One thing that is wanted (§25.1). */
export const briefLine = z.object({
  product: nameText(productMaxLength, 'Say what you need').describe("'Amlodipine tablets'"),
  strength: nameText(strengthMaxLength).default('').describe("'5 mg'"),
  packUnits: optional(wholeNumber(100_000)).describe('Units (tablets, vials) in one pack'),
  markets: z
    .array(nameText(100, 'Give the market'))
    .max(mostMarkets, `At most ${mostMarkets} markets`)
    .default([]),
  volumes: z
    .array(optional(packs))
    .max(mostYears, `At most ${mostYears} years`)
    .default([])
    .describe('Packs a year, from the first year of the brief on; empty where none is known'),
  targetPrice: optional(amount).describe('Per pack, in the currency of the brief; whoever is asked reads it'),
  documents: text(documentsMaxLength).default('').describe('That should come with the answer'),
});
export type BriefLine = z.infer<typeof briefLine>;

/** The same as it is kept. */
export const keptLine = z.object({
  ...{ product: z.string(), strength: z.string(), packUnits: z.string(), markets: z.array(z.string()) },
  ...{ volumes: z.array(z.string()), targetPrice: z.string(), documents: z.string() },
});
