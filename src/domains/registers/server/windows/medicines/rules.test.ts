import { expect, test } from 'vitest';
import type { Presentation } from '../../../contract/presentations.ts';
import type { EuMedicine } from '../../../contract/register-rows.ts';
import { matchMedicines } from '../../matching/medicines/rules.ts';
import { indexRows } from '../../row-index/rules.ts';
import { judgedRows } from '../../testing/judged-rows.ts';
import { medicinesEnds } from './rules.ts';

const presentation: Presentation = {
  substances: [{ inn: 'newtinib', names: [] }],
  ...{ salt: '', form: 'Tablets', routes: ['Oral'], strengths: ['5 mg'], atc: 'L01EX01', reference: '' },
};
const medicine: EuMedicine = {
  ...{
    number: 'EMEA/H/C/001',
    name: 'First',
    status: 'Authorised',
    inn: 'newtinib mesilate',
    substance: 'newtinib',
  },
  ...{ atc: 'L01EX01', isBiosimilar: false, isGenericOrHybrid: false, isOrphan: false, holder: 'One' },
  ...{ authorisedOn: '2020-05-06', endedOn: null },
};

function ends(...medicines: EuMedicine[]) {
  const index = indexRows({ ...judgedRows, medicines });
  const match = matchMedicines(index, presentation);
  const { isKnown, reasons } = medicinesEnds(index.editions.medicines, match);
  return isKnown ? reasons.map(({ hard, counts, until }) => [hard ? 'hard' : 'soft', counts, until]) : null;
}

test('ten years are hard, the eleventh soft, and from the eighth one may submit, which is told', () => {
  expect(ends(medicine)).toEqual([
    ['hard', true, '2030-05-06'],
    ['soft', true, '2031-05-06'],
    ['soft', false, '2028-05-06'],
  ]);
});

test('the earliest begins the years, be it withdrawn since, and no generic, hybrid or biosimilar does', () => {
  const earlier = { ...medicine, number: '2', authorisedOn: '2018-01-01' };
  expect(ends(medicine, { ...earlier, status: 'Withdrawn' })?.[0]).toEqual(['hard', true, '2028-01-01']);
  for (const other of [{ isGenericOrHybrid: true }, { isBiosimilar: true }])
    expect(ends(medicine, { ...earlier, ...other })?.[0]).toEqual(['hard', true, '2030-05-06']);
});

test("an orphan's ten years begin with its own authorisation", () => {
  const orphan = { ...medicine, number: '2', authorisedOn: '2022-07-08', isOrphan: true };
  expect(ends(medicine, orphan)?.at(-1)).toEqual(['hard', true, '2032-07-08']);
});

test('where only generics stand nothing is known', () => {
  expect(ends({ ...medicine, isGenericOrHybrid: true })).toBeNull();
  expect(ends({ ...medicine, status: 'Refused', authorisedOn: null })).toBeNull();
});
