import { expect, test } from 'vitest';
import type { FitMarket } from './fit-markets.ts';
import type { DecidingRule } from './fit-rules.ts';
import { type FitFacts, type FitOutcome, judgeRule } from './judge-fit.ts';

/** By all that Germany and Saudi Arabia are asked of here. */
const fitting: FitFacts = {
  dosageForm: 'Tablets',
  readiness: 'Ready : EU',
  stabilityConditions: 'Zone IVb, 24 months',
  clinicalDetails: 'BE completed, fasting, n = 36, EU reference product',
  gmpStatuses: ['EU GMP'],
  cppCountry: 'India',
  apiDmf: 'CEP',
};

type Case = [
  field: keyof FitFacts,
  rule: DecidingRule,
  market: FitMarket,
  words: Record<FitOutcome, string[]>,
];

const cases: Case[] = [
  [
    'apiDmf',
    'substance',
    'Germany',
    {
      fit: [
        ...['CEP', 'R1-CEP 2010-123 Rev 02', 'CEP no. 2010-123', 'CEP No 2010-123', 'CEP valid until 2028'],
        ...[
          'CEP, no ASMF',
          'No CEP; ASMF available',
          'CEP available on request',
          'CEP granted 2024, US DMF filed',
        ],
      ],
      gap: [
        ...[
          'No CEP',
          'CEP: no',
          'CEP suspended',
          'CEP has expired',
          'CEP. Suspended in May 2025',
          'CEP refused',
        ],
        ...[
          'CEP (R1-CEP 2010-123), withdrawn',
          'CEP not available',
          'without CEP',
          'neither CEP nor ASMF',
          'CEP NA',
        ],
        ...[
          'other than CEP',
          'Everything except CEP',
          'CEP lapsed',
          'None',
          'Not available',
          'CEP withdrawn by EDQM',
        ],
        ...['kein CEP', 'pas de CEP', 'sin CEP', 'CEP caducado', 'CEP expiré', 'CEP abgelaufen'],
      ],
      unknown: [
        ...[
          'CEP applied for',
          'CEP filed',
          'CEP planned',
          'CEP in preparation',
          'awaiting CEP',
          'CEP to follow',
        ],
        ...[
          'CEP not yet granted',
          'CEP under renewal',
          'CEP?',
          'US DMF, CEP pending',
          'CEP and ASMF pending',
        ],
        ...['No CEP, ASMF', 'CEP, ASMF expired', 'CEP not suspended', 'CEP beantragt', 'CEP solicitado'],
        ...['CEP demandé', 'CEP for all sites but not Goa', 'CEP suspended; CEP granted'],
      ],
    },
  ],
  [
    'cppCountry',
    'certificate',
    'Saudi Arabia',
    {
      fit: ['India', 'India (issued 2025)', 'Available, India', 'India; not Jordan', 'India pending, Spain'],
      gap: [
        ...['No CPP (India)', 'India: refused', 'CPP India expired', 'Not available in India', 'No', 'None'],
        ...['No CPP from India', 'Nicht vorhanden', 'All except India'],
      ],
      unknown: [
        ...[
          'To be applied in India',
          'Applied for in India',
          'India (planned)',
          'India filed',
          'CPP pending',
        ],
        ...['India (to be legalised)', 'India, Jordan (both expired)', 'en trámite en España'],
      ],
    },
  ],
  [
    'stabilityConditions',
    'stability',
    'Saudi Arabia',
    {
      fit: ['Zone IVa, 24 months; no significant change', 'Zone IVb, 24 months, do not refrigerate'],
      gap: [
        ...[
          'No zone IVb data; zone II 24 months',
          'Zone IVb failed; zone II 24 months',
          'Zone IVb 24 months, OOS',
        ],
        ...['Zone II 24 months (no IVb data)', 'no data at 30 °C/75 % RH; 25 °C/60 % RH 24 months', 'Failed'],
        ...['24 months at zone II, 24 months at zone IVb failed', 'Stability failed, zone IVb 24 months'],
        'Zone II 24 months except IVb',
      ],
      unknown: [
        ...[
          'Zone IVb 24 months planned',
          'Proposed 24 months at zone IVb',
          'Zone IVb, 24 months if approved',
        ],
        '25/60 24 months, 30/75 24 months pending',
      ],
    },
  ],
  [
    'clinicalDetails',
    'bioequivalence',
    'Germany',
    {
      fit: [
        'Pilot BE failed; pivotal BE completed, EU reference product',
        'BE completed, EU reference product, not US',
        'BE completed vs EU reference, no food effect',
        'Biowaiver refused; BE completed, EU reference product',
        'BE completed, EU reference product; biowaiver for lower strengths',
      ],
      gap: [
        ...['BE failed, EU reference product', 'BE, EU reference product, failed', 'Failed', 'Not done'],
        ...['BE completed, reference product not EU', 'reference product not EU, BE completed'],
        ...['BE completed, non-EU reference', 'BE completed, reference other than EU'],
        ...['BE not completed, EU reference product', 'No BE study, EU reference product'],
        ...[
          'BE inconclusive, EU reference',
          'BE refused by EMA, EU reference',
          'BE durchgefallen, EU reference',
        ],
        ...['BE planned against EU reference', 'BE pending, EU reference product'],
        ...['BE completed, EU reference product; results awaited', 'Biowaiver refused (BCS class I)'],
        'BCS class I biowaiver withdrawn',
      ],
      unknown: [
        ...['Biowaiver applied for (BCS class I)', 'Biowaiver possible (BCS class I)'],
        ...['BE completed (failed fed), EU reference product', 'BE did not meet criteria, EU reference'],
        'BE completed, EU reference to be confirmed',
      ],
    },
  ],
];

test.each(
  cases.flatMap(([field, rule, market, words]) =>
    (['fit', 'gap', 'unknown'] as const).flatMap((outcome) =>
      words[outcome].map((said) => ({ field, rule, market, said, outcome })),
    ),
  ),
)('$said is $outcome of $rule for $market', ({ field, rule, market, said, outcome }) => {
  expect(judgeRule(rule, { ...fitting, [field]: said })(market)).toBe(outcome);
});

test('of nothing that is denied or ahead, in whichever order, there is a fit', () => {
  const denials = [
    'no',
    'not',
    'without',
    'failed',
    'suspended',
    'withdrawn',
    'expired',
    'refused',
    'pending',
    'planned',
  ];
  const open = [
    'applied for',
    'awaited',
    'to be done',
    'ongoing',
    'except',
    'other than',
    'rejected',
    'revoked',
    'lapsed',
  ];
  const sayings = [
    ...[{ field: 'apiDmf', rule: 'substance', market: 'Germany', thing: 'CEP' }],
    ...[{ field: 'cppCountry', rule: 'certificate', market: 'Saudi Arabia', thing: 'India' }],
    { field: 'stabilityConditions', rule: 'stability', market: 'Saudi Arabia', thing: 'zone IVb 24 months' },
    {
      field: 'clinicalDetails',
      rule: 'bioequivalence',
      market: 'Germany',
      thing: 'BE with the EU reference',
    },
  ] as const;
  for (const { field, rule, market, thing } of sayings) {
    for (const word of [...denials, ...open]) {
      const before = `${word} ${thing}`;
      const behind = ['no', 'not', 'without', 'except', 'other than'].includes(word)
        ? before
        : `${thing} ${word}`;
      for (const said of [before, before.toUpperCase(), behind, behind.replace(/ (?=\S+$)/, ' - ')])
        expect(judgeRule(rule, { ...fitting, [field]: said })(market), said).not.toBe('fit');
    }
  }
});
