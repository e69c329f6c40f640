import { z } from 'zod';
import { type FitMarket, fitMarkets } from './fit-markets.ts';
import rules from './fit-rules.json' with { type: 'json' };

/** Long-term conditions by their climatic zones, the milder first. */
export const zones = ['I', 'II', 'III', 'IVa', 'IVb'] as const;
export type Zone = (typeof zones)[number];

/** Where the reference of a study was bought; `local` is the market's own. */
export const references = ['US', 'EU', 'UK', 'Canada', 'Australia', 'Japan', 'local'] as const;
export type Reference = (typeof references)[number];

export const substanceFiles = [
  ...(['US DMF', 'CEP', 'ASMF', 'DMF'] as const),
  /** Brazil’s letter of adequacy; registered in China at the CDE, in Japan at the PMDA, in South Korea at the Ministry. */
  ...(['CADIFA', 'CDE registration', 'Japanese MF', 'KDMF'] as const),
] as const;
export type SubstanceFile = (typeof substanceFiles)[number];

const market = z.enum(fitMarkets);
const line = {
  /** The countries that ask for the same. */
  markets: z.array(market).min(1),
  /** Among the sources of the table, and where in it. */
  source: z.string(),
  section: z.string().min(1),
  /** What is asked for, in one sentence. */
  words: z.string().min(1),
  /** What closes a gap, beginning with its verb. */
  closes: z.string().min(1),
};
/** What is accepted as it stands; of what is `asked` the authority decides by the case, so that it is unknown. */
const table = z.strictObject({
  sources: z.record(
    z.string(),
    z.strictObject({ title: z.string(), publisher: z.string(), address: z.url() }),
  ),
  lines: z.array(
    z.discriminatedUnion('rule', [
      z.strictObject({
        rule: z.literal('stability'),
        needs: z.strictObject({ zones: z.array(z.enum(zones)).min(1), months: z.int() }),
        ...line,
      }),
      z.strictObject({
        rule: z.literal('bioequivalence'),
        needs: z.strictObject({
          references: z.array(z.enum(references)),
          asked: z.array(z.enum(references)),
          /** Classes of the BCS of which no study is wanted. */
          waiver: z.array(z.enum(['I', 'III'])),
        }),
        ...line,
      }),
      z.strictObject({
        rule: z.literal('gmp'),
        needs: z.strictObject({ authorities: z.array(z.string()).min(1), asked: z.array(z.string()) }),
        ...line,
      }),
      z.strictObject({
        rule: z.literal('certificate'),
        needs: z.strictObject({ required: z.boolean() }),
        ...line,
      }),
      z.strictObject({
        rule: z.literal('substance'),
        needs: z.strictObject({
          files: z.array(z.enum(substanceFiles)),
          asked: z.array(z.enum(substanceFiles)),
        }),
        ...line,
      }),
      z.strictObject({
        rule: z.literal('language'),
        needs: z.strictObject({ languages: z.array(z.string()).min(1) }),
        ...line,
      }),
    ]),
  ),
});
type Line = z.output<typeof table>['lines'][number];
export type FitRuleName = Line['rule'];
export type NeedsOf<Name extends FitRuleName> = Extract<Line, { rule: Name }>['needs'];

/** Where a rule is read: what the guideline is called, in which section of it, and where it is made public. */
export type RuleSource = { title: string; section: string; publisher: string; address: string };
export type FitRule<Name extends FitRuleName = FitRuleName> = {
  needs: NeedsOf<Name>;
  words: string;
  closes: string;
  from: RuleSource;
};
type RulesOfMarket = { [Name in FitRuleName]: FitRule<Name> };

const { sources, lines } = table.parse(rules);

function ruleOf(market: FitMarket, name: FitRuleName): FitRule {
  const [found, ...more] = lines.filter((one) => one.rule === name && one.markets.includes(market));
  const source = sources[found?.source ?? ''];
  if (found === undefined || source === undefined || more.length > 0)
    throw new Error(`The table of fit has not one line of ${name} for ${market}`);
  const { needs, words, closes, section } = found;
  return { needs, words, closes, from: { ...source, section } };
}

/** The rules that stand in the way of a fit, in the order in which they are told. */
export const decidingRules = ['stability', 'bioequivalence', 'gmp', 'certificate', 'substance'] as const;
export type DecidingRule = (typeof decidingRules)[number];
/** Labels are translated for the application: what they need is told, and is no gap of the dossier. */
export const fitRuleNames = [...decidingRules, 'language'] as const;

/** What each country asks of a dossier (§23.2), one rule of each name for each. */
export const fitRules = Object.fromEntries(
  fitMarkets.map((market) => [
    market,
    Object.fromEntries(fitRuleNames.map((name) => [name, ruleOf(market, name)])),
  ]),
) as Readonly<Record<FitMarket, RulesOfMarket>>;
