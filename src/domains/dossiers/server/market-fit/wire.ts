import type { ShownClaim } from '#domains/evidence/contract/evidence-claims.ts';
import type { LaunchBrief } from '#domains/registers/contract/launch-windows.ts';
import { type FitMarket, fitMarkets, regionsOf } from '../../contract/market-fit/fit-markets.ts';
import { type FitRuleName, fitRuleNames, fitRules } from '../../contract/market-fit/fit-rules.ts';
import { type FitOutcome, judgeFit } from '../../contract/market-fit/judge-fit.ts';
import type { JudgedRule, MarketFit } from '../../contract/market-fit/market-fit-calls.ts';
import { given } from '../../contract/reading/given.ts';
import { type Registered, readRegisteredBy } from '../../contract/reading/registered-in.ts';
import type { dossiers } from '../tables.ts';
import { notesOf } from './notes.ts';
import { ofState } from './of-union.ts';

type Row = typeof dossiers.$inferSelect;

/** The owner's words that a rule looks at. */
const saysOf: Readonly<Record<FitRuleName, (row: Row) => string>> = {
  stability: ({ stabilityConditions }) => given(stabilityConditions),
  // Of a study, 'not applicable' says something.
  bioequivalence: ({ clinicalDetails }) =>
    /^-?$/.test(clinicalDetails.trim()) ? '' : clinicalDetails.trim(),
  gmp: ({ gmpStatuses }) => gmpStatuses.join(', '),
  certificate: ({ cppCountry }) => given(cppCountry),
  substance: ({ apiDmf }) => given(apiDmf),
  language: () => '',
};

/** What else decides than the row itself. */
type Beside = {
  launches: readonly LaunchBrief[];
  /** Until when the rest of the EU recognises what some states approved. */
  recognition: string | null;
  claims: readonly ShownClaim[];
  losses: readonly string[];
  today: string;
};

/** What each country makes of a dossier, on a day. */
export function toMarketFits(
  row: Row,
  { launches, recognition, claims, losses, today }: Beside,
): MarketFit[] {
  const facts = { ...row, losses };
  const judge = judgeFit(facts);
  const notes = notesOf(facts, claims);
  const registered = readRegisteredBy(row.registeredIn, today);
  return fitMarkets.map((market): MarketFit => {
    const regions = regionsOf[market];
    const { verdict, rules } = judge(market);
    const status = registered(market);
    const launch = launches.find((one) => isLaunchOf(one, regions)) ?? null;
    const isRegistered = status?.stage === 'approved';
    const outcomes = { ...rules, language: isRegistered ? 'fit' : 'unknown' } as const;
    return {
      market,
      regions: [...regions],
      offered: row.markets.length === 0 ? null : regions.some((region) => row.markets.includes(region)),
      ...ofState(market, { status: status && toStatus(status), launch }, recognition),
      verdict,
      rules: fitRuleNames.map((rule) => ({
        ...toRule(market, rule, outcomes[rule], saysOf[rule](row)),
        note: notes(rule, outcomes[rule]),
      })),
    };
  });
}

function toStatus({ stage, month }: Registered): NonNullable<MarketFit['status']> {
  return { stage, ...(month && { month }) };
}

function isLaunchOf({ market }: LaunchBrief, regions: readonly string[]): boolean {
  return regions.includes(market);
}

function toRule(
  market: FitMarket,
  rule: FitRuleName,
  outcome: FitOutcome,
  says: string,
): Omit<JudgedRule, 'note'> {
  const { words, closes, from } = fitRules[market][rule];
  const isToDo = outcome === 'gap' || (rule === 'language' && outcome !== 'fit');
  return {
    ...{ rule, outcome, says, from },
    decides: rule !== 'language',
    needs: words,
    closes: isToDo ? closes : null,
  };
}
