import { marketsCalled } from '../market-names.ts';
import { countriesIn } from '../reading/words-read.ts';
import { type FitMarket, fitMarkets, regionsOf } from './fit-markets.ts';
import type { DecidingRule } from './fit-rules.ts';

/** What each rule is about, where people read it. */
export const ruleLabels = {
  stability: 'Stability',
  bioequivalence: 'Bioequivalence',
  gmp: 'GMP',
  certificate: 'Certificate of product',
  substance: 'Active substance file',
  language: 'Labels',
} as const;

/** The countries that an entry names, or those of the region that it names. One that is not judged is none of its region. */
function marketsOf(entry: string): FitMarket[] {
  const named = countriesIn(entry);
  if (named.length > 0) return fitMarkets.filter((market) => named.includes(market));
  const regions = marketsCalled(entry);
  return fitMarkets.filter((market) => regionsOf[market].some((region) => regions.includes(region)));
}

export type AskedGap = { entry: string; rules: DecidingRule[] };

/**
 * Of the markets that are asked for, those with a gap (§23.6), entry by entry with what it is in: of a region what all of its
 * countries lack. What is not known stands in nobody's way.
 */
export function gapsAsked(
  asked: readonly string[],
  gapsOf: (market: FitMarket) => readonly DecidingRule[],
): AskedGap[] {
  return asked.flatMap((entry) => {
    const [first, ...others] = marketsOf(entry).map(gapsOf);
    const rules = (first ?? []).filter((rule) => others.every((gaps) => gaps.includes(rule)));
    return rules.length === 0 ? [] : [{ entry, rules }];
  });
}

/** 'Germany (stability, GMP); US (bioequivalence)'. */
export function gapWords(gaps: readonly AskedGap[]): string {
  return gaps.map(({ entry, rules }) => `${entry} (${rulesInWords(rules)})`).join('; ');
}

/** 'stability, GMP': within a sentence. */
export function rulesInWords(rules: readonly (keyof typeof ruleLabels)[]): string {
  return rules.map((rule) => (rule === 'gmp' ? ruleLabels.gmp : ruleLabels[rule].toLowerCase())).join(', ');
}
