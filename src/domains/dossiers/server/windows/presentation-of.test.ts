import { expect, test } from 'vitest';
import { presentationOf, stagesOf, statesOf, strengthsOf } from './presentation-of.ts';

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
  return { ...row, ...fields } as Parameters<typeof presentationOf>[1] & Parameters<typeof stagesOf>[0];
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

test.each([
  ['Ready : US', 'US (ANDA filed May 2026)', { US: 'filed' }],
  ['Ready : US', 'US (ANDA approved)', { US: 'approved' }],
  ['Ready : US', 'US (ANDA tentatively approved)', { US: 'approved' }],
  ['Ready : US', 'US', { US: 'ready' }],
  ['Ready : EU', 'Portugal, Spain (DCP closed May 2025)', { EU: 'ready' }],
  ['Ready : EU', 'EU (DCP closed May 2025)', { EU: 'approved' }],
  ['Ready : EU', 'EU (DCP filed, RMS Malta)', { EU: 'filed' }],
  ['Ready : US', 'US (ANDA not yet filed)', { US: 'ready' }],
  ['Ready : US', 'US (ANDA to be filed Q3 2027)', { US: 'ready' }],
  ['Ready : US', 'US: not approved yet', { US: 'ready' }],
  ['Ready : US', 'US (ANDA filed May 2026; approval expected 2027)', { US: 'filed' }],
  ['Ready : US', 'US (ANDA filed May 2026), Canada (approved Mar 2022)', { US: 'filed' }],
  ['Ready : US', 'US (505(b)(2) NDA approved)', { US: 'approved' }],
  ['Ready : US', 'US (ANDA approved 2010, withdrawn 2020)', { US: 'ready' }],
  ['Ready : US', 'Germany (approved); US planned', { US: 'ready' }],
  ['Ready : US', 'Canada (approved)', { US: 'ready' }],
  ['Ready : US', 'EU (DCP closed May 2025); US to be filed in 2027', { US: 'ready' }],
  ['Ready : EU', 'US (ANDA approved 2021); EU (DCP filed Jan 2026, RMS Malta)', { EU: 'filed' }],
  ['Ready : EU', 'United Kingdom (approved 2022)', { EU: 'ready' }],
  ['Ready : EU', 'Brazil (approved)', { EU: 'ready' }],
  ['Ready : Non-Reg Markets', 'Nigeria', {}],
  ['Early development', '-', { US: 'early', EU: 'early' }],
  ['Pilot BE Complete/ Late stage development', '', { US: 'pilot', EU: 'pilot' }],
])('%s and %j is told apart by market', (readiness, registeredIn, stages) => {
  expect(stagesOf(rowWith({ readiness, registeredIn }))).toEqual(stages);
});

test.each([
  ['Ready : EU', 'Austria, Greece', { stage: 'approved', states: ['Austria', 'Greece'] }],
  [
    'Ready : EU',
    'Portugal, Spain (DCP closed May 2025)',
    { stage: 'approved', states: ['Portugal', 'Spain'] },
  ],
  ['Ready : EU', 'Germany (filed, DCP with RMS Malta)', { stage: 'filed', states: ['Germany'] }],
  ['Ready : EU', 'EU (DCP closed, RMS Malta)', null],
  ['Ready : EU', 'Germany (refused, procedure closed)', null],
  ['Ready : EU', 'Germany (planned), Austria', { stage: 'approved', states: ['Austria'] }],
  ['Ready : EU', 'United Kingdom', null],
  ['Ready : US', 'Austria', null],
] as const)('%s and %j is of some states, or of the whole EU', (readiness, registeredIn, states) => {
  expect(statesOf(rowWith({ readiness, registeredIn }))).toEqual(states);
});
