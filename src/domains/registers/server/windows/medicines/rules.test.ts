import { expect, test } from 'vitest';
import type { Presentation } from '../../../contract/presentations.ts';
import type { EuMedicine } from '../../../contract/register-rows.ts';
import { matchMedicines } from '../../matching/medicines/rules.ts';
import { indexRows } from '../../row-index/rules.ts';
import { judgedRows } from '../../testing/judged-rows.ts';
import type { FirstKnown } from '../first-known/rules.ts';
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

const today = '2026-06-10';

function found(medicines: EuMedicine[], known: FirstKnown | null = null) {
  const index = indexRows({ ...judgedRows, medicines });
  return medicinesEnds(index.editions.medicines, matchMedicines(index, presentation), () => known, today);
}

function ends(...medicines: EuMedicine[]) {
  const { isKnown, reasons } = found(medicines);
  return isKnown ? reasons.map(({ hard, counts, until }) => [hard ? 'hard' : 'soft', counts, until]) : null;
}

const since = (day: string): FirstKnown => ({
  ...{ day, name: 'OLDTINIB', number: 'N000001', source: 'orange-book-products', edition: '2024-05-10' },
});

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

test("an orphan's ten years begin with its own authorisation, and may be twelve", () => {
  const orphan = { ...medicine, number: '2', authorisedOn: '2022-07-08', isOrphan: true };
  expect(ends(medicine, orphan)?.slice(3)).toEqual([
    ['hard', true, '2032-07-08'],
    ['soft', true, '2034-07-08'],
  ]);
  expect(found([orphan]).reasons.at(-1)?.words).toBe(
    'Twelve years of an orphan medicine, until 8 July 2034, where paediatric studies were completed, which the table does not tell: First was authorised on 8 July 2022.',
  );
});

test('where only generics stand nothing is known', () => {
  expect(ends({ ...medicine, isGenericOrHybrid: true })).toBeNull();
  expect(ends({ ...medicine, status: 'Refused', authorisedOn: null })).toBeNull();
});

test('a medicine of a substance that was approved ten years before ends nothing for it, and the window says why', () => {
  const { isKnown, reasons, told, editions } = found([medicine], since('2010-05-06'));
  expect(isKnown).toBe(false);
  expect(reasons).toEqual([]);
  expect(told.map(({ kind, number, until, hard }) => [kind, number, until, hard])).toEqual([
    ['match', 'EMEA/H/C/001', null, false],
    ['not listed', null, null, false],
    ['match', 'N000001', null, false],
    ['no match', 'EMEA/H/C/001', null, false],
  ]);
  expect(told.filter(({ because }) => because === 'older')).toHaveLength(1);
  expect(told[2]?.words).toBe('The substance is older: OLDTINIB (N000001) was approved on 6 May 2010.');
  expect(told[3]?.words).toMatch(
    /authorisation of First end on 6 May 2030\. They are no end for the substance/,
  );
  expect(editions).toEqual(['2024-08-22', '2024-05-10']);
});

test('a day less, or years that are over, and all stays as the table has it', () => {
  for (const [row, known] of [
    [medicine, since('2012-05-07')],
    [{ ...medicine, authorisedOn: '2015-06-09' }, since('1981-12-31')],
  ] as const) {
    const { reasons, told } = found([row], known);
    expect(reasons.map(({ hard }) => hard)).toEqual([true, false, false]);
    expect(told.map(({ kind }) => kind)).toEqual(['match', 'not listed']);
  }
});

test('in its eleventh year, too, a medicine of an older substance is asked for its age: no year is added then', () => {
  const on = (authorisedOn: string, day: string) => {
    const { isKnown, reasons, told, editions } = found([{ ...medicine, authorisedOn }], since(day));
    const counted = reasons.map(({ hard, until }) => [hard, until]);
    return { isKnown, counted, isTold: told.some(({ number }) => number === 'N000001'), editions };
  };
  for (const authorisedOn of ['2016-06-09', '2015-06-10'])
    expect(on(authorisedOn, '1981-12-31')).toEqual({
      ...{ isKnown: true, isTold: true, editions: ['2024-08-22', '2024-05-10'] },
      counted: [
        [true, `${Number(authorisedOn.slice(0, 4)) + 10}${authorisedOn.slice(4)}`],
        [false, `${Number(authorisedOn.slice(0, 4)) + 8}${authorisedOn.slice(4)}`],
      ],
    });
  const { reasons } = found([{ ...medicine, authorisedOn: '2016-06-09' }], since('1981-12-31'));
  expect(reasons[0]?.words).toMatch(
    /^Ten years from the first authorisation in the table, until 9 June 2026/,
  );
  // Of less than ten years nobody can tell: an eleventh may or may not hold anyway.
  expect(on('2016-06-09', '2006-06-10').counted).toContainEqual([false, '2027-06-09']);
});

test('years that end today are not over: an older substance shows that they are no end', () => {
  const { isKnown, reasons } = found([{ ...medicine, authorisedOn: '2016-06-10' }], since('1981-12-31'));
  expect(isKnown).toBe(false);
  expect(reasons).toEqual([]);
});

test('of a substance that was approved eight years before nobody can tell whether the medicine is its first', () => {
  for (const day of ['2010-05-07', '2012-05-06']) {
    const { isKnown, reasons, told, editions } = found([medicine], since(day));
    expect(isKnown).toBe(false);
    expect(reasons).toEqual([]);
    expect(told.filter(({ because }) => because === 'older').map(({ words }) => words)).toEqual([
      expect.stringMatching(
        /end on 6 May 2030\. They may or may not hold for the substance, which is older:/,
      ),
    ]);
    expect(told).toContainEqual(expect.objectContaining({ number: 'N000001' }));
    expect(editions).toEqual(['2024-08-22', '2024-05-10']);
  }
});

test('an orphan is ten years alone, though nobody can tell whether it is the first', () => {
  const { isKnown, reasons, told } = found([{ ...medicine, isOrphan: true }], since('2010-05-07'));
  expect(isKnown).toBe(true);
  expect(reasons.map(({ kind, hard, until }) => [kind, hard, until])).toContainEqual([
    'orphan protection',
    true,
    '2030-05-06',
  ]);
  expect(told.map(({ kind }) => kind)).toEqual(['match', 'not listed']);
});

test("an orphan's ten years of an older substance are those of one use", () => {
  const first = { ...medicine, authorisedOn: '2014-01-01' };
  const orphan = { ...medicine, number: '2', authorisedOn: '2022-07-08', isOrphan: true };
  const of = (known: FirstKnown) =>
    found([first, orphan], known).reasons.find(({ kind }) => kind === 'orphan protection');
  expect(of(since('2013-01-01'))).toMatchObject({ hard: true, until: '2032-07-08' });
  const long = found([first, { ...orphan, authorisedOn: '2015-07-08' }], since('1981-12-31')).reasons;
  expect(long.filter(({ kind }) => kind === 'orphan protection')).toMatchObject([
    { hard: false, until: '2025-07-08' },
    { hard: false, until: '2027-07-08', words: expect.stringContaining('which a label may leave out') },
  ]);
  const soft = of(since('1981-12-31'));
  expect(soft).toMatchObject({ hard: false, counts: true, until: '2032-07-08' });
  expect(soft?.words).toContain('which a label may leave out');
});
