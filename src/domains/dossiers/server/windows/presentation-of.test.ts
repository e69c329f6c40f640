import { expect, test } from 'vitest';
import { presentationOf, progressOf, strengthsOf } from './presentation-of.ts';

test.each([
  ['2.5 mg, 5 mg', ['2.5 mg', '5 mg']],
  ['2.5, 5 mg', ['2.5 mg', '5 mg']],
  ['500-1000 mg', ['500 mg', '1000 mg']],
  ['5,000 IU/mL', ['5,000 IU/mL']],
  ['5 mg/10 mg; 5 mg/20 mg', ['5 mg/10 mg', '5 mg/20 mg']],
  ['10 and 20 mg', ['10 mg', '20 mg']],
  ['0.05%', ['0.05%']],
  ['-', []],
  ['', []],
])('the strengths of %j are read one by one', (text, strengths) => {
  expect(strengthsOf(text)).toEqual(strengths);
});

const row = {
  dosageForm: 'Tablets',
  routes: ['Oral'],
  strengths: '2.5 mg, 5 mg',
  salt: '-',
  atcClasses: ['B01AF02 - Apixaban'],
  usReferenceProduct: 'Eliquis (Bristol-Myers Squibb)',
  readiness: 'Ready : US',
  registeredIn: 'US (ANDA filed May 2026)',
} as const;

function rowWith(fields: Partial<Record<keyof typeof row, unknown>>) {
  return { ...row, ...fields } as Parameters<typeof presentationOf>[1] & Parameters<typeof progressOf>[0];
}

test('a combination is looked for by each of its substances, under the names of the United States too', () => {
  const { substances, atc } = presentationOf('acetylsalicylic acid + dipyridamole', rowWith({}));
  expect(substances.map(({ inn }) => inn)).toEqual(['acetylsalicylic acid', 'dipyridamole']);
  expect(substances[0]?.names).toContain('aspirin');
  expect(substances[0]?.names).not.toContain('ASA');
  expect(substances[1]?.names).not.toContain('aspirin');
  expect(atc).toBe('B01AF02');
  expect(presentationOf('apixaban', rowWith({ atcClasses: [] })).atc).toBeNull();
});

test('names of what is in a vaccine are none of the vaccine', () => {
  const inn = 'hepatitis a (inactivated) and hepatitis b vaccine (recombinant)';
  expect(presentationOf(inn, rowWith({})).substances).toEqual([{ inn, names: [] }]);
  expect(presentationOf('teriparatide', rowWith({})).substances[0]?.names).not.toContain(
    'parathyroid hormone',
  );
});

/** What is told of a day ahead of it has not come. */
const today = '2026-11-23';
const filed = (month?: string) => ['filed', ...(month ? [month] : [])];

test.each([
  ['US', ['approved']],
  ['United States', ['approved']],
  ['USA', ['approved']],
  ['FDA', ['approved']],
  ['US (registered)', ['approved']],
  ['US (ANDA)', ['approved']],
  ['US (ANDA 212345)', ['approved']],
  ['US, Canada', ['approved']],
  ['Registered', ['approved']],
  ['US (ANDA approved)', ['approved']],
  ['US (ANDA no. 212345 approved)', ['approved']],
  ['US (505(b)(2) NDA approved)', ['approved']],
  ['US (ANDA filed May 2024, approved Mar 2026)', ['approved']],
  ['US (ANDA approved, not launched yet)', ['approved']],
  ['US (ANDA tentatively approved)', ['tentative']],
  ['US (tentative approval Mar 2025)', ['tentative']],
  ['US (ANDA tentatively approved Mar 2025, final approval expected 2028)', ['tentative']],
  ['US (ANDA tentatively approved 2021, approved Mar 2025)', ['approved']],
  ['US (ANDA filed)', filed()],
  ['US (ANDA filed May 2026)', filed('2026-05')],
  ['US, ANDA filed May 2026', filed('2026-05')],
  ['US, filed 2026-05', filed('2026-05')],
  ['US: ANDA submitted 12/05/2026 and 05/2026', filed('2026-05')],
  ['ANDA filed Q1 2026', filed('2026-03')],
  ['Filed May 2026', filed('2026-05')],
  ['US (ANDA filed 2025)', filed('2025-12')],
  ['US (ANDA filed H1 2026)', filed('2026-06')],
  ['US (ANDA filed Jan 2027)', filed('2027-01')],
  ['US (ANDA filed May 2026; approval expected 2027)', filed('2026-05')],
  ['US (ANDA filed May 2026), Canada (approved Mar 2022)', filed('2026-05')],
  ['US (ANDA filed, May 2026)', filed('2026-05')],
  ['Filed in US (Sept 2026)', filed('2026-09')],
  ['US (ANDA filed, approved 2026)', ['approved']],
  ['ANDA filing: Q2 2027', filed('2027-06')],
  ['US (under registration)', filed()],
  ['US (ANDA filed May 2026, GDUFA goal date Mar 2027)', filed('2026-05')],
  ['US (GDUFA goal date Mar 2027)', filed()],
  ['US (ANDA approval pending)', filed()],
  ['US (ANDA under review)', filed()],
  ['US (CRL received)', filed()],
  ['US (ANDA filed May 2025, CRL received Mar 2026)', filed()],
  ['US (ANDA filed May 2025), complete response letter', filed()],
  ['US (ANDA approved, discontinued)', ['discontinued']],
  ['US (ANDA approved 2010), discontinued 2020', ['discontinued']],
  ['US (ANDA withdrawn)', ['ended']],
  ['US (ANDA refused)', ['ended']],
  ['US (ANDA approved 2010, withdrawn 2020)', ['ended']],
  ['US (ANDA withdrawn 2020); US (new ANDA filed May 2026)', filed('2026-05')],
  ['US (ANDA not yet filed)', ['ready']],
  ['US (ANDA to be filed Q3 2027)', ['ready', '2027-09']],
  ['US (to be filed Q1 2027)', ['ready', '2027-03']],
  ['EU (DCP closed May 2025); US to be filed in 2027', ['ready', '2027-12']],
  ['US (filing pending)', ['ready']],
  ['Ready to file in US', ['ready']],
  ['US (in development)', ['ready']],
  ['US: not approved yet', ['ready']],
  ['US: not approved yet, expected May 2028', ['ready', '2028-05']],
  ['Germany (approved); US planned', ['ready']],
  ['Canada (approved)', ['ready']],
  ['Canada, filed May 2026', ['ready']],
  ['GCC (approved)', ['ready']],
  ['None yet', ['ready']],
  ['-', ['ready']],
  ['', ['ready']],
])('of a dossier that is ready for the US, %j says how far it is there', (registeredIn, [stage, month]) => {
  const { stages, filedIn } = progressOf(rowWith({ readiness: 'Ready : US', registeredIn }), today);
  expect([stages.US, filedIn?.US]).toEqual([stage, month]);
});

const maltaAndSpain = ['Malta', 'Spain'];

test.each<[string, string[], string[]?]>([
  ['Austria, Greece', ['approved'], ['Austria', 'Greece']],
  ['Portugal, Spain (DCP closed May 2025)', ['approved'], ['Portugal', 'Spain']],
  ['Germany (planned), Austria', ['approved'], ['Austria']],
  ['Germany (filed May 2026), Austria', ['approved'], ['Austria']],
  ['Germany, France (MRP ongoing)', filed(), ['Germany', 'France']],
  ['Germany, France, filed May 2026', filed('2026-05'), ['Germany', 'France']],
  ['Germany (filed, DCP with RMS Malta)', filed(), ['Germany']],
  ['DCP filed May 2026; RMS Malta; CMS Spain', filed('2026-05'), maltaAndSpain],
  ['Germany (refused, procedure closed)', ['ended']],
  ['Germany (to be filed May 2027)', ['ready', '2027-05']],
  ['EU', ['approved']],
  ['EU (centralised)', ['approved']],
  ['Europe', ['approved']],
  ['EU (centralised, positive opinion)', filed()],
  ['EU (DCP closed May 2025)', ['approved']],
  ['EU (DCP, RMS Malta; CMS Spain)', ['approved'], maltaAndSpain],
  ['EU (DCP closed May 2025, RMS Malta; CMS Spain)', ['approved'], maltaAndSpain],
  ['EU (DCP filed, RMS Malta; CMS Spain)', filed(), maltaAndSpain],
  ['EU (DCP filed Jan 2026, RMS Malta; CMS Spain)', filed('2026-01'), maltaAndSpain],
  ['US (ANDA approved 2021); EU (DCP filed Jan 2026)', filed('2026-01')],
  ['EU (DCP withdrawn)', ['ended']],
  ['United Kingdom (approved 2022)', ['ready']],
  ['United Kingdom', ['ready']],
  ['Brazil (approved)', ['ready']],
])(
  'of a dossier that is ready for the EU, %j says how far, and in which states',
  (told, [stage, month], states) => {
    const { stages, filedIn, inStates } = progressOf(
      rowWith({ readiness: 'Ready : EU', registeredIn: told }),
      today,
    );
    expect([stages.EU, filedIn?.EU, inStates]).toEqual([stage, month, states && { stage, states }]);
  },
);

test.each([
  ['Ready : Non-Reg Markets', 'Nigeria', {}],
  ['Ready : US', 'US (DMF)', { US: 'unread' }],
  ['Early development', '-', { US: 'early', EU: 'early' }],
  ['Pilot BE Complete/ Late stage development', '', { US: 'pilot', EU: 'pilot' }],
])('%s says by itself how far a dossier is', (readiness, registeredIn, stages) => {
  expect(progressOf(rowWith({ readiness, registeredIn }), today)).toEqual({ stages });
});

test('what is told of the other market is read for it too', () => {
  const told = (readiness: string, registeredIn: string) =>
    progressOf(rowWith({ readiness, registeredIn }), today);
  expect(told('Ready : US', 'US (ANDA approved), EU (DCP, RMS Malta; CMS Spain)')).toEqual({
    stages: { US: 'approved', EU: 'approved' },
    inStates: { stage: 'approved', states: maltaAndSpain },
  });
  expect(told('Ready : EU', 'EU; US (ANDA filed May 2026)')).toEqual({
    stages: { US: 'filed', EU: 'approved' },
    filedIn: { US: '2026-05' },
  });
  expect(told('Ready : EU', 'Austria; US to be filed Q1 2027').filedIn).toEqual({ US: '2027-03' });
  expect(told('Ready : EU', 'Austria; US (in development)').stages).toEqual({ EU: 'approved' });
  expect(told('Ready : EU', 'Austria; US (DMF)').stages).toEqual({ EU: 'approved' });
  expect(told('Ready : EU', 'Filed May 2026').stages).toEqual({ EU: 'filed' });
});

test('of a quarter or a year that is not over its first month is told too, by which it is filed or ahead', () => {
  const told = (registeredIn: string) => progressOf(rowWith({ registeredIn }), today);
  expect(told('US (ANDA filed Q4 2026)')).toEqual({
    stages: { US: 'filed' },
    filedIn: { US: '2026-12' },
    filedFrom: { US: '2026-10' },
  });
  expect(told('US (ANDA filed Q1 2026)')).not.toHaveProperty('filedFrom');
  expect(told('US (to be filed Q4 2026)')).not.toHaveProperty('filedFrom');
});
