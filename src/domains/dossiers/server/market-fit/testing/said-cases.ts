import { Random } from '#demo/random.ts';
import { cGMPAccreditations } from '#domains/catalogue/contract/gmp.ts';
import { marketsOfInterest } from '../../../contract/dossier-lists.ts';
import type { FitFacts } from '../../../contract/market-fit/judge-fit.ts';

/** What is so of a dossier, and how its owner writes it: an oracle is asked of the one, the product reads the other. */
export type SaidCase = {
  id: number;
  markets: string[];
  zones: { zone: string; months: number | null }[];
  coldMonths: number | null;
  study: 'none' | 'not needed' | 'waived' | 'done' | 'to come';
  bcs: string;
  against: string[];
  gmp: string[];
  cpp: string;
  files: string[];
};

const zoneWords = {
  I: ['zone I', '21 °C/45 %'],
  II: ['zone II', '25°C/60% RH', '25/60'],
  IVa: ['Zone IVa', '30°C/65% RH'],
  IVb: ['Zone IVb', '30 °C / 75 % RH', '30/75'],
} as const;
const referenceWords = {
  US: ['US RLD', 'vs the US reference', 'against Norvasc (USA)'],
  EU: ['EU reference product', 'versus the European reference', 'vs Norvasc, Germany'],
  UK: ['vs the UK reference product'],
  Canada: ['Canadian reference product', 'CRP'],
  Brazil: ['vs the reference of Brazil'],
  Japan: ['against the Japanese reference'],
} as const;
const countries = ['India', 'Germany', 'Jordan', 'Spain'];

/** A seeded case, and its facts in one of many wordings. */
export function drawCase(
  seed: number,
  id: number,
): { said: SaidCase; facts: FitFacts & { markets: string[] } } {
  const random = new Random(seed, id);
  const zones = random.sample(
    Object.keys(zoneWords) as (keyof typeof zoneWords)[],
    random.chance(0.85) ? random.whole(1, 2) : 0,
  );
  const isCold = zones.length === 0 && random.chance(0.5);
  const spans = zones.map(() => (random.chance(0.9) ? random.pick([1, 3, 6, 12, 24, 24, 36]) : null));
  const isShared = random.chance(0.3);
  const months = isShared ? spans.map(() => spans[0] ?? null) : spans;
  const cold = isCold ? random.pick([3, 6, 12, 24]) : null;
  const study = random.pick([
    'none',
    'not needed',
    'not needed',
    'waived',
    'waived',
    'done',
    'done',
    'done',
    'to come',
  ] as const);
  const bcs = random.pick(['I', 'III']);
  const against =
    study === 'done' ? random.sample(Object.keys(referenceWords) as (keyof typeof referenceWords)[], 1) : [];
  const gmp = random.sample(
    cGMPAccreditations.filter((name) => name !== 'Others'),
    random.whole(0, 8),
  );
  const cpp = random.chance(0.8) ? random.pick(countries) : '';
  const files = random.sample(['US DMF', 'CEP', 'ASMF', 'CADIFA', 'KDMF'], random.whole(0, 5));
  const markets = random.sample(marketsOfInterest, random.whole(1, 12));
  return {
    said: {
      ...{ id, markets, study, bcs, against, gmp, cpp },
      zones: zones.map((zone, at) => ({ zone, months: months[at] ?? null })),
      coldMonths: cold,
      files,
    },
    facts: {
      markets,
      dosageForm: study === 'not needed' ? random.pick(['Injection', 'Oral Solution']) : 'Tablets',
      readiness: 'Ready : Other Reg Markets',
      stabilityConditions: [
        stabilityWords(random, zones, months, isShared, cold),
        ...(zones.length > 0 && !zones.includes('IVb') && random.chance(0.2) ? ['no zone IVb data'] : []),
      ].join('; '),
      clinicalDetails: studyWords(random, study, bcs, against),
      gmpStatuses: gmp,
      cppCountry:
        cpp === ''
          ? random.pick([
              '-',
              'NA',
              '',
              'Not available',
              'To be applied in India',
              'No CPP from India',
              'Spain (expired)',
            ])
          : random.pick([cpp, `${cpp} (issued 2025)`]),
      apiDmf: fileWords(random, files),
    },
  };
}

/** What there is, and at times that another is not there, or not yet. */
function fileWords(random: Random, files: readonly string[]): string {
  const there = files.join(random.pick([', ', ' and ', ' / ']));
  const lacking = ['US DMF', 'CEP', 'ASMF', 'CADIFA', 'KDMF'].filter((file) => !files.includes(file));
  if (lacking.length === 0 || random.chance(0.6)) return there === '' ? random.pick(['-', '']) : there;
  const file = random.pick(lacking);
  const denied = random.pick([`no ${file}`, `${file} suspended`, `${file} applied for`, `${file}: planned`]);
  return there === '' ? denied : `${there}; ${denied}`;
}

function stabilityWords(
  random: Random,
  zones: readonly (keyof typeof zoneWords)[],
  months: readonly (number | null)[],
  isShared: boolean,
  cold: number | null,
): string {
  if (cold !== null) return random.pick([`2-8 C, ${cold} months`, `2 °C to 8 °C: ${cold} months`]);
  const named = zones.map((zone) => random.pick(zoneWords[zone]));
  const span = (count: number | null | undefined) =>
    count === null || count === undefined
      ? ''
      : random.pick([`, ${count} months`, ` ${count}M`, `: ${count} mths`]);
  if (zones.length === 0) return random.pick(['-', 'As per ICH']);
  if (isShared) return `${named.join(random.pick([' and ', ', ', ' & ']))}${span(months[0])}`;
  // One that says nothing stands last: what stands before another's months is read as theirs.
  const order = zones
    .map((_, at) => at)
    .sort((one, other) => Number(months[one] === null) - Number(months[other] === null));
  return order.map((at) => `${named[at]}${span(months[at])}`).join('; ');
}

function studyWords(
  random: Random,
  study: SaidCase['study'],
  bcs: string,
  against: readonly (keyof typeof referenceWords)[],
): string {
  const size = random.whole(12, 72);
  switch (study) {
    case 'none':
      return random.pick(['-', '', 'NA']);
    case 'not needed':
      return random.pick(['Not applicable', 'Biowaiver']);
    case 'waived':
      return random.pick([`Biowaiver (BCS class ${bcs})`, `BCS class ${bcs} biowaiver granted`]);
    case 'to come':
      return random.pick([
        'Not started',
        `Pilot BE completed, n = ${size}`,
        `Pivotal BE ongoing, fasting, n = ${size}`,
        `BE failed, n = ${size}, EU reference product`,
        'No BE study against the US RLD',
      ]);
    case 'done':
      return `BE completed, fasting, n = ${size}, ${random.pick(referenceWords[against[0] ?? 'US'])}`;
  }
}
