import { expect, test } from 'vitest';
import { readSmall } from './testing/read-small.ts';

const head = ['INN', 'Dosage form', 'Strength'];
const row = (name: string, strengths: string) => [name, 'FCT', strengths];
const asNamed = { 'substances:Strength': 'as-named' };

test('in which order strengths of combinations stand is asked once, and not taken before', () => {
  const rows = [head, row('Valsartan/Amlodipine', '160/5 mg'), row('Losartan + HCTZ', '50 mg + 12.5 mg')];
  const asked = readSmall(rows);
  expect(asked.open).toEqual(['substances:Strength']);
  expect(asked.questions.find(({ id }) => id === 'substances:Strength')).toMatchObject({
    rows: 2,
    samples: ['amlodipine + valsartan: 160/5 mg', 'hydrochlorothiazide + losartan: 50 mg + 12.5 mg'],
  });
  expect(asked.of('strengths')).toEqual(Array(2).fill(expect.stringMatching('^Which strength is of which')));
  const read = readSmall(rows, { answers: asNamed });
  expect(read.of('strengths')).toEqual(['5 mg/160 mg', '12.5 mg/50 mg']);
  const back = readSmall(rows, { answers: { 'substances:Strength': 'back' } });
  expect(back.drafts.map(({ faults }) => faults.length)).toEqual([1, 1]);
});

test('strengths beside their substances are asked nothing, whatever the order', () => {
  const { open, of } = readSmall([
    head,
    row('Amlodipine/Valsartan', 'valsartan 160 mg / amlodipine 5 mg'),
    row('Valsartan/Amlodipin', '160 mg Valsartan + 10 mg Amlodipin; 80 mg (valsartan) + 10 mg (amlodipine)'),
    row('Exforge', 'Amlodipine 5 mg, Valsartan 80 mg'),
    row('Amlodipine/Benazepril', '10/10 mg'),
    row('Amlodipine/Telmisartan', 'telmisartan 80 mg / 5 mg'),
  ]);
  expect(open).toEqual([]);
  expect(of('strengths')).toEqual([
    '5 mg/160 mg',
    '10 mg/160 mg, 10 mg/80 mg',
    '5 mg/80 mg',
    '10 mg/10 mg',
    expect.stringMatching("^'telmisartan' is not understood"),
  ]);
});

test('a strength that other rows have the other way round comes back, whatever was answered', () => {
  const { drafts } = readSmall(
    [
      head,
      row('Amlodipine/Valsartan', '160/5 mg'),
      row('Amlodipine/Valsartan', '5/160 mg'),
      row('Amlodipine/Valsartan', '10/160 mg'),
      row('Amlodipine/Valsartan', '5/80 mg'),
      row('Perindopril/Amlodipine', '4/5 mg, 8/5 mg, 4/10 mg, 8/10 mg'),
      row('Metformin/Sitagliptin', '50/1000 mg'),
      row('Metformin', '1000 mg'),
      row('Sitagliptin', '50 mg'),
    ],
    { answers: asNamed },
  );
  expect(drafts.filter(({ faults }) => faults.length > 0).map(({ rows }) => rows)).toEqual([[2], [7]]);
  expect(drafts[0]?.faults[0]?.message).toMatch("as 'amlodipine 5 mg / valsartan 160 mg'");
});

test('a combination is the one that the catalogue has, in whatever order that names it', () => {
  const { drafts } = readSmall([head, row('Amlodipine/Valsartan', '5/160 mg')], {
    answers: asNamed,
    molecules: ['valsartan + amlodipine'],
  });
  expect(drafts[0]?.values).toMatchObject({ molecule: 'valsartan + amlodipine', strengths: '160 mg/5 mg' });
});

test('of a combination that is named in an answer nobody knows how its cell orders it', () => {
  const rows = [head, row('Foo-Bar', '160/5 mg'), row('Foobaril/Amlodipine', '4/5 mg')];
  const answers = { 'word:INN:foo-bar': 'amlodipine + valsartan', 'word:INN:foobaril/amlodipine': 'new' };
  const { drafts } = readSmall(rows, { answers: { ...asNamed, ...answers } });
  expect(
    drafts.map(({ values, faults }) => [values.molecule, faults[0]?.message ?? values.strengths]),
  ).toEqual([
    ['amlodipine + valsartan', expect.stringMatching('^Which strength is of which')],
    ['Foobaril + amlodipine', '4 mg/5 mg'],
  ]);
});
