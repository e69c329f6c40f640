import { developingReadiness } from '../active-deals-table.ts';
import type { DosageForm, DossierReadiness } from '../dossier-lists.ts';
import { given } from '../reading/given.ts';
import { namedBy, type Standing, standingOf, standingsIn } from '../reading/standings.ts';
import { countriesAt } from '../reading/words-read.ts';
import type { FitMarket } from './fit-markets.ts';
import { type DecidingRule, decidingRules, fitRules, type NeedsOf, type SubstanceFile } from './fit-rules.ts';
import { fileByEvidence, gmpByEvidence, worseOf } from './lost-evidence.ts';
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
  /** Where claims of its evidence are red or expired, which overrules its words. */
  losses?: readonly string[];
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
      const isUnsaid = said.studies.length === 0 && !said.isCold && !said.isDenied;
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
          return byStanding(study, withOwn(references, market), asked);
        default:
          return 'gap';
      }
    };
  },
};

/** A market's own reference is called by the market's name. */
function withOwn(references: readonly string[], market: FitMarket): readonly string[] {
  return references.includes('local') ? [...references, market] : references;
}

type ByStanding = Record<'against' | 'not' | 'unsure', ReadonlySet<string>>;

/** By names as they stand: what is accepted and in doubt is unknown, what is accepted and denied a gap. */
function byStanding(
  { against, not, unsure }: ByStanding,
  accepted: readonly string[],
  asked: readonly string[],
): FitOutcome {
  const outcome = byNames(against, accepted, asked);
  if (outcome === 'fit') return 'fit';
  if (among([...accepted, ...asked], unsure)) return 'unknown';
  return against.size === 0 && unsure.size === 0 && not.size > 0 ? 'gap' : outcome;
}

const gmp: Judge<'gmp'> = {
  looksAt: ({ gmpStatuses, losses = [] }) => [...gmpStatuses, ...losses].join('\n'),
  judge: ({ gmpStatuses, losses = [] }) => {
    const standings = standing(new Map(gmpStatuses.map((one) => [one, gmpByEvidence(one, losses)])));
    // 'Others' may be any of them.
    return ({ authorities, asked }) => byStanding(standings, authorities, [...asked, 'Others']);
  },
};

const certificate: Judge<'certificate'> = {
  looksAt: ({ cppCountry, readiness }) => `${isDeveloped(readiness)}\n${cppCountry}`,
  judge: ({ cppCountry, readiness }) => {
    const said = given(cppCountry);
    // Of a certificate, to be filed is to be asked for.
    const standings = standingsIn(askedFor(said), countriesAt);
    const all = standings.size > 0 ? [...standings.values()] : said === '' ? [] : [standingOf(said)];
    const isDenied = all.length > 0 && all.every((one) => one === 'denied');
    return ({ required }) => {
      if (!required || (standings.size > 0 && all.includes('has'))) return 'fit';
      return isDenied || (said === '' && !isDeveloped(readiness)) ? 'gap' : 'unknown';
    };
  },
};

function isDeveloped(readiness: DossierReadiness): boolean {
  return !developingReadiness.some((one) => one === readiness);
}

/** What an authority grants is no more than asked for where it was filed. */
function askedFor(text: string): string {
  return text.replaceAll(/\b(?:filed|submitted|lodged)\b/gi, 'pending');
}

const fileNames: readonly (readonly [SubstanceFile, RegExp])[] = [
  ['US DMF', /\bUS ?DMF\b/i],
  ['CEP', /\b(?:CEP|COS)\b/],
  ['ASMF', /\b(?:ASMF|EDMF)\b/i],
  ['CADIFA', /\bCADIFA\b/i],
  ['CDE registration', /\bCDE\b|\b(?:China|Chinese|CN) ?DMF\b/],
  [
    'Japanese MF',
    /\bJ-?DMF\b|\b(?:Japan|Japanese|PMDA) (?:D?MF|master file)\b|\bMF (?:registered )?(?:at|with) (?:the )?PMDA\b/i,
  ],
  ['KDMF', /\bKDMF\b|\bKorean? DMF\b/i],
  ['DMF', /(?<!US ?|E|J|J-|K|Korea |Korean |Japan |Japanese |PMDA |China |Chinese |CN ?)DMF\b/i],
];

const filesIn = namedBy(fileNames);

function isGranted(name: SubstanceFile): boolean {
  return name !== 'US DMF' && name !== 'DMF' && name !== 'ASMF';
}

function standing<Name extends string>(standings: ReadonlyMap<Name, Standing>): ByStanding {
  const which = (is: (one: Standing) => boolean) =>
    new Set([...standings].flatMap(([name, one]) => (is(one) ? [name] : [])));
  return {
    against: which((one) => one === 'has'),
    not: which((one) => one === 'denied'),
    unsure: which((one) => one === 'to come' || one === 'doubt'),
  };
}

const substance: Judge<'substance'> = {
  looksAt: ({ apiDmf, losses = [] }) => [apiDmf, ...losses].join('\n'),
  judge: ({ apiDmf, losses = [] }) => {
    const said = given(apiDmf);
    const standings = new Map([
      ...standingsIn(said, filesIn),
      ...[...standingsIn(askedFor(said), filesIn)].filter(([name]) => isGranted(name)),
    ]);
    const byEvidence = [...standings].map(([name, one]) => {
      return [name, worseOf(one, fileByEvidence(name, said, losses))] as const;
    });
    const files = standing(new Map(byEvidence));
    const isNone = standings.size === 0 && said !== '';
    const isToCome =
      isNone && (/preparation|planned|to be filed/i.test(said) || standingOf(said) === 'denied');
    // A DMF of which nobody says where it was filed may be one for this market.
    const isOfNowhere = files.against.size === 1 && files.against.has('DMF');
    return ({ files: accepted, asked }) => {
      if (isToCome) return 'gap';
      const outcome = byStanding(files, accepted, asked);
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
