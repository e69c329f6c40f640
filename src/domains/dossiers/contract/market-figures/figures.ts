import { z } from 'zod';
import { fewestCompanies } from '#domains/catalogue/contract/few-companies.ts';
import type { MedianTerm, WantedKind } from './figure-lists.ts';

const count = z.int().min(fewestCompanies);
const parts = (of: string) =>
  z
    .array(z.object({ name: z.string(), count }))
    .describe(`Those of which it may be told; whether another ${of} has none, or few, is not`);

const median = z.number().nullable();
const companies = z
  .object({ companies: count, byMarket: parts('market') })
  .nullable()
  .describe(`Null where fewer than ${fewestCompanies} companies did`);

/** What may be told of a presentation; every figure rests on enough companies, or is not there (§22.1). */
export const toldFigures = z.object({
  asOf: z.iso.date().describe('The day on which they were worked out'),
  dossiers: z
    .object({ count: z.int(), byMarket: parts('market'), byReadiness: parts('readiness') })
    .nullable()
    .describe(`Null where fewer than ${fewestCompanies} companies list it`),
  terms: z.object({
    fee: median.describe('One-time fee in euros, by the day’s rates'),
    royalty: median.describe('Per cent'),
    profitShare: median.describe("Per cent: the partner's share"),
    offerDays: median.describe('Business days until the offer'),
  } satisfies Record<MedianTerm, unknown>),
  demand: z.object({
    from: z.string().describe('The first of twelve whole months, as 2025-11'),
    to: z.string().describe('The last of them'),
    ...({
      searched: companies,
      opened: companies,
      shortlisted: companies,
      asked: companies,
    } satisfies Record<WantedKind, unknown>),
  }),
  wanted: count.nullable().describe('Companies that did any of these'),
});
export type ToldFigures = z.infer<typeof toldFigures>;
