import { expect, test } from 'vitest';
import { type FoundRow, isNews, judgeRows, sameHolder, sameSubstance } from './rules.ts';

const row = (fields: Partial<FoundRow> = {}): FoundRow => ({
  ...{ status: 'Valid', finding: 'valid', substance: 'Apixaban', holder: 'Fictive Labs Ltd', day: null },
  ...{ officialBefore: null, isInConflict: false },
  ...fields,
});
const claim = { kind: 'cep', substance: 'apixaban', holder: 'Fictive Labs Limited' } as const;

test('a valid row of the same substance proves, and no holder alone, who has files of many', () => {
  expect(judgeRows(claim, [row()])).toMatchObject({ finding: 'valid', conflict: null, isSame: true });
  expect(judgeRows({ ...claim, holder: '' }, [row()])).toMatchObject({ isSame: true });
  for (const holder of ['', claim.holder]) {
    expect(judgeRows({ ...claim, substance: '', holder }, [row()])).toMatchObject({
      ...{ finding: 'valid', conflict: null, isSame: false },
    });
  }
});

test('a number that the edition does not have is nothing', () => {
  expect(judgeRows(claim, [])).toEqual({
    ...{ finding: null, conflict: null, isSame: false, rowDay: null, officialBefore: null, rows: [] },
  });
});

test('rows that disagree are both told, and neither proves; what half of them call suspended stays so', () => {
  const inConflict = { isInConflict: true };
  const rows = [row(inConflict), row({ ...inConflict, status: 'Suspended', finding: 'suspended' })];
  expect(judgeRows(claim, rows)).toMatchObject({
    ...{ finding: 'suspended', conflict: 'rows', isSame: false },
    rows: [{ status: 'Valid' }, { status: 'Suspended' }],
  });
});

test('another substance or holder is told; what is suspended stays so whoever it is said to be', () => {
  expect(judgeRows(claim, [row({ substance: 'Rivaroxaban' })])).toMatchObject({ conflict: 'substance' });
  expect(judgeRows(claim, [row({ holder: 'Other Works' })])).toMatchObject({ conflict: 'holder' });
  expect(judgeRows(claim, [row({ holder: 'Other Works', finding: 'suspended' })])).toMatchObject({
    ...{ conflict: 'holder', finding: 'suspended', isSame: false },
  });
});

test('of an inspection’s rows the worst is its outcome', () => {
  const inspection = { ...claim, kind: 'inspection', substance: '' } as const;
  const rows = [
    row({ status: 'NAI', finding: 'no-action', day: '2026-02-01', substance: '' }),
    row({ status: 'OAI', finding: 'official-action', day: '2026-02-01', substance: '' }),
  ];
  expect(judgeRows(inspection, rows)).toMatchObject({
    ...{ finding: 'official-action', conflict: null, rowDay: '2026-02-01' },
  });
});

test.each([
  ['Amlodipine besilate', 'AMLODIPINE BESYLATE', true],
  ['Metformin hydrochloride', 'Metformin hydrochloride, Process II', true],
  ['Metoprolol succinate', 'Metoprolol tartrate', false],
  ['hydrochloride', 'Metformin hydrochloride', false],
  ['Metformin', 'Cariprazine', false],
  ['Ibuprofen + paracetamol', 'Ibuprofen', false],
  ['', 'Apixaban', null],
])('the substances %s and %s are the same: %s', (one, other, same) => {
  expect(sameSubstance(one, other)).toBe(same);
});

test.each([
  ['Fictive Labs S.A.', 'FICTIVE LABS SA', true],
  ['Société Fictive', 'SOCIETE FICTIVE SAS', true],
  ['Fictive Pharma', 'Fictive Pharmaceuticals Ltd', true],
  ['Other Pharma', 'Fictive Pharma', false],
  ['Pharma', 'Fictive Pharma Ltd', null],
  ['Ltd.', 'Fictive', null],
])('the holders %s and %s are the same: %s', (one, other, same) => {
  expect(sameHolder(one, other)).toBe(same);
});

test('news is what turns red, and what is red no more', () => {
  expect(isNews('valid', 'suspended')).toBe(true);
  expect(isNews('suspended', 'withdrawn')).toBe(true);
  expect(isNews('suspended', null)).toBe(true);
  expect(isNews('suspended', 'suspended')).toBe(false);
  expect(isNews('valid', 'expired')).toBe(false);
});
