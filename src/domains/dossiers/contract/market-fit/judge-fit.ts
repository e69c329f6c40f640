import { developingReadiness } from '../active-deals-table.ts';
import type { DosageForm, DossierReadiness } from '../dossier-lists.ts';
import { given } from '../reading/given.ts';
import { countriesIn } from '../reading/words-read.ts';
import type { FitMarket } from './fit-markets.ts';
import { type DecidingRule, decidingRules, fitRules, type NeedsOf, type SubstanceFile } from './fit-rules.ts';
import { readStability } from './said-of-stability.ts';
import { readStudy } from './said-of-study.ts';

/** What the gap test looks at of a dossier: its owner's words, as they stand. */
export type FitFacts = {
  dosageForm: DosageForm;
  readiness: DossierReadiness;
  stabilityConditions: string;
  clinicalDetails: string;
  gmpStatuses: readonly string[];
  cppCountry: string;
  apiDmf: string;
};

/** `unknown` wherever nobody says, or the authority decides by the case: never `fit` for want of a word. */
export type FitOutcome = 'fit' | 'gap' | 'unknown';

type Judge<Name extends DecidingRule> = {
  /** All that it looks at: the same words have the same outcome. */
  looksAt: (facts: FitFacts) => string;
  judge: (facts: FitFacts) => (needs: NeedsOf<Name>, market: FitMarket) => FitOutcome;
};

const among = (some: readonly string[], all: ReadonlySet<string> | readonly string[]) =>
  [...all].some((one) => some.includes(one));

/** Accepted as it stands, decided by the case, or neither. */
function byNames(said: Iterable<string>, accepted: readonly string[], asked: readonly string[]): FitOutcome {
  const all = [...said];
  if (among(accepted, all)) return 'fit';
  return all.length === 0 || among(asked, all) ? 'unknown' : 'gap';
}

const stability: Judge<'stability'> = {
  looksAt: ({ stabilityConditions }) => stabilityConditions,
  judge: ({ stabilityConditions }) => {
    const said = readStability(given(stabilityConditions));
    return ({ zones, months: least }) => {
      if (said === null) return 'unknown';
      if (said.isToCome) return 'gap';
      const spans = said.isCold
        ? [said.months]
        : said.studies.filter(({ zone }) => zones.includes(zone)).map(({ months }) => months);
      if (spans.some((months) => months !== null && months >= least)) return 'fit';
      const isUnsaid = said.studies.length === 0 && !said.isCold;
      return isUnsaid || spans.includes(null) ? 'unknown' : 'gap';
    };
  },
};

const bioequivalence: Judge<'bioequivalence'> = {
  looksAt: ({ clinicalDetails, dosageForm }) => `${dosageForm}\n${clinicalDetails}`,
  judge: ({ clinicalDetails, dosageForm }) => {
    const study = readStudy(clinicalDetails.trim(), dosageForm);
    return ({ references, asked, waiver }, market) => {
      switch (study.is) {
        case 'unsaid':
          return 'unknown';
        case 'not needed':
          return 'fit';
        case 'waived':
          return study.classes.length === 0 ? 'unknown' : among(waiver, study.classes) ? 'fit' : 'gap';
        case 'done':
          if (references.includes('local') && study.against.has(market)) return 'fit';
          return byNames(study.against, references, asked);
        default:
          return 'gap';
      }
    };
  },
};

const gmp: Judge<'gmp'> = {
  looksAt: ({ gmpStatuses }) => gmpStatuses.join('\n'),
  judge:
    ({ gmpStatuses }) =>
    // 'Others' may be any of them.
    ({ authorities, asked }) =>
      byNames(gmpStatuses, authorities, [...asked, 'Others']),
};

const certificate: Judge<'certificate'> = {
  looksAt: ({ cppCountry, readiness }) => `${isDeveloped(readiness)}\n${cppCountry}`,
  judge: ({ cppCountry, readiness }) => {
    const said = given(cppCountry);
    const hasOne = countriesIn(said).length > 0;
    return ({ required }) => {
      if (!required || hasOne) return 'fit';
      return said === '' && !isDeveloped(readiness) ? 'gap' : 'unknown';
    };
  },
};

function isDeveloped(readiness: DossierReadiness): boolean {
  return !developingReadiness.some((one) => one === readiness);
}

const fileNames: readonly (readonly [SubstanceFile, RegExp])[] = [
  ['US DMF', /\bUS ?DMF\b/i],
  ['CEP', /\b(?:CEP|COS)\b/],
  ['ASMF', /\b(?:ASMF|EDMF)\b/i],
  ['DMF', /(?<!US ?|E)DMF\b/i],
];

const substance: Judge<'substance'> = {
  looksAt: ({ apiDmf }) => apiDmf,
  judge: ({ apiDmf }) => {
    const said = given(apiDmf);
    const files = fileNames.flatMap(([name, pattern]) => (pattern.test(said) ? [name] : []));
    const isToCome = files.length === 0 && /preparation|planned|to be filed/i.test(said);
    // A DMF of which nobody says where it was filed may be one for this market.
    const isOfNowhere = files.length === 1 && files[0] === 'DMF';
    return ({ files: accepted, asked }) => {
      if (isToCome) return 'gap';
      const outcome = byNames(files, accepted, asked);
      return outcome === 'gap' && isOfNowhere ? 'unknown' : outcome;
    };
  },
};

const judges = { stability, bioequivalence, gmp, certificate, substance };

export const looksAtOf = (rule: DecidingRule) => judges[rule].looksAt;

/** What each of some countries makes of a dossier by one rule. */
export function judgeRule(rule: DecidingRule, facts: FitFacts): (market: FitMarket) => FitOutcome {
  const { judge } = judges[rule] as Judge<DecidingRule>;
  const judged = judge(facts);
  return (market) => judged(fitRules[market][rule].needs, market);
}

/** A gap wherever a rule has one, unknown wherever one is not known: a fit is a fit by every rule. */
function verdictOf(outcomes: readonly FitOutcome[]): FitOutcome {
  if (outcomes.includes('gap')) return 'gap';
  return outcomes.includes('unknown') ? 'unknown' : 'fit';
}

type Judgement = { verdict: FitOutcome; rules: Record<DecidingRule, FitOutcome> };

/** What each of some countries makes of a dossier, whose words are read once for all of them. */
export function judgeFit(facts: FitFacts): (market: FitMarket) => Judgement {
  const judged = decidingRules.map((rule) => [rule, judgeRule(rule, facts)] as const);
  return (market) => {
    const rules = Object.fromEntries(
      judged.map(([rule, judge]) => [rule, judge(market)]),
    ) as Judgement['rules'];
    return { verdict: verdictOf(Object.values(rules)), rules };
  };
}

/** The rules that a country's gap is in. */
export function gapsOf(facts: FitFacts): (market: FitMarket) => DecidingRule[] {
  const judge = judgeFit(facts);
  return (market) => {
    const { rules } = judge(market);
    return decidingRules.filter((rule) => rules[rule] === 'gap');
  };
}
