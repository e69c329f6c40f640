import { withLosses } from '#domains/evidence/contract/proofs.ts';
import { remembering } from '#domains/finder/engine/remembered.ts';
import { type FitMarket, fitMarkets, regionsOf } from '../../contract/market-fit/fit-markets.ts';
import { type DecidingRule, decidingRules } from '../../contract/market-fit/fit-rules.ts';
import { type FitFacts, judgeRule, looksAtOf } from '../../contract/market-fit/judge-fit.ts';

/** So many bits a number has for them: with one more, a country would be read as another. */
const mostMarkets = 32;

/** A start fails with more countries than have a bit of their own. */
export function refuseTooMany(markets: readonly string[]): void {
  if (markets.length <= mostMarkets) return;
  throw new Error(
    `fits of ${markets.length} countries are kept in ${mostMarkets} bits: keep two words of them`,
  );
}
refuseTooMany(fitMarkets);

/** The countries whose rule is met, one bit each in their order. */
function meeting(rule: DecidingRule): (facts: FitFacts) => number {
  const looksAt = looksAtOf(rule);
  const read = remembering((_words, facts: FitFacts) => {
    const judge = judgeRule(rule, facts);
    return bitsOf((market) => judge(market) === 'fit');
  });
  return (facts) => read(looksAt(facts), facts);
}

function bitsOf(is: (market: FitMarket) => boolean): number {
  return fitMarkets.reduce((bits, market, at) => (is(market) ? bits | (1 << at) : bits), 0);
}

const rules = decidingRules.map(meeting);
const offeredBits = remembering((market) =>
  bitsOf((one) => regionsOf[one].some((region) => region === market)),
);

type Listed = Omit<FitFacts, 'dosageForm' | 'losses'> & {
  markets: readonly string[];
  proofs?: readonly string[];
};

const byBits = new Map<number, readonly FitMarket[]>();

/** The countries that a dossier is offered for and fits by every rule (§23.4). */
export function fitsOf(row: Listed, dosageForm: FitFacts['dosageForm']): readonly FitMarket[] {
  let bits = row.markets.reduce((all, market) => all | offeredBits(market), 0);
  const { readiness, stabilityConditions, clinicalDetails, gmpStatuses, cppCountry, apiDmf } = row;
  const facts = {
    dosageForm,
    readiness,
    stabilityConditions,
    clinicalDetails,
    gmpStatuses,
    cppCountry,
    apiDmf,
    losses: withLosses(row.proofs ?? []),
  };
  for (const meets of rules) {
    if (bits === 0) break;
    bits &= meets(facts);
  }
  let fits = byBits.get(bits);
  if (fits === undefined) {
    fits = fitMarkets.filter((_, at) => bits & (1 << at));
    byBits.set(bits, fits);
  }
  return fits;
}
