import { z } from 'zod';
import {
  dosageForms,
  dossierReadiness,
  marketsOfInterest,
  supplyFilter,
} from '#domains/dossiers/contract/dossier-lists.ts';
import judgedKinds from './judged.json' with { type: 'json' };

/** What the first hit must carry besides its molecule. */
const demands = z.strictObject({
  /** One of these forms. */
  forms: z.array(z.enum(dosageForms)).optional(),
  /** Free for this market. */
  market: z.enum(marketsOfInterest).optional(),
  /** One of these strengths, as the listing writes it. */
  strengths: z.array(z.string()).optional(),
  readiness: z.enum(dossierReadiness).optional(),
  supply: z.enum(supplyFilter).optional(),
  curated: z.literal(true).optional(),
});

/** A query, the INN (components in alphabetical order, joined by ' + ') that its first hit must be, what else it must be. */
const judged = z.union([z.tuple([z.string(), z.string()]), z.tuple([z.string(), z.string(), demands])]);
export type Judged = z.output<typeof judged>;

/** The whole judged set by kind. */
export const kinds: Readonly<Record<string, readonly Judged[]>> = z
  .strictObject({
    /** Letters left out, doubled, swapped or heard wrong, in INNs, in US names and in brands. */
    typos: z.array(judged),
    /** US, British and former names, salts, codes and abbreviations by which the trade knows an INN. */
    synonyms: z.array(judged),
    /** Reference brands of the US and the EU, and at the end some by which single countries know a molecule. */
    brands: z.array(judged),
    /** What stands in the field while a name is still being typed. */
    prefixes: z.array(judged),
    /** Components in any order, joined in the trade's ways, under any of their names. */
    combinations: z.array(judged),
    /** A molecule with its form, route, market, readiness or supply in plain words. */
    'filters in words': z.array(judged),
    /** A molecule with its strength, as labels, leaflets and hurried people write it. */
    strengths: z.array(judged),
  })
  .parse(judgedKinds);

/**
 * A third of every kind is held out: nothing may be tuned on it, and its accuracy is printed apart. New queries go
 * to a kind's end, so that none changes sides.
 */
export function isHeldOut(position: number): boolean {
  return position % 3 === 2;
}
