import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readStrengths, strengthWords } from './strengths.ts';

function strengthsOf(text: string): string[] {
  return readStrengths(text, { bareNumbers: false }).map(({ strength }) => strength);
}

function found(typed: string, labelled: string): boolean {
  const known = strengthWords(labelled).split(' ');
  const read = readStrengths(typed, { bareNumbers: true });
  return read.length > 0 && read.every(({ word }) => word.split(' ').every((one) => known.includes(one)));
}

test.each([
  ['metformin 500 mg', ['500 mg']],
  ['metformin 500mg tablets', ['500 mg']],
  ['500-mg tablets', ['500 mg']],
  ['clobetasol 0.05 %', ['0.05 %']],
  ['clobetasol 0,05%', ['0.05 %']],
  ['heparin 5,000 units/mL', ['5000 IU/ml']],
  ['morphine 10 mg/ml', ['10 mg/ml']],
  ['amoxicillin 125mg per 5ml', ['125 mg/5 ml']],
  ['125 mg/31.25 mg per 5 mL', ['125 mg/5 ml', '31.25 mg/5 ml']],
  ['co-amoxiclav 500/125 mg', ['500 mg', '125 mg']],
  ['1 g/62.5 mg', ['1 g', '62.5 mg']],
  ['50 mg/1 g', ['50 mg', '1 g']],
  ['20 mg/g', ['20 mg/g']],
  ['fentanyl 25 µg/h', ['25 mcg/h']],
  ['fluticasone 50 mcg per spray', ['50 mcg/dose']],
  ['0.03 mg/24 h/0.12 mg/24 h', ['0.03 mg/24 h', '0.12 mg/24 h']],
  ['300 mg I/mL', ['300 mg/ml']],
  ['500 mg/vial', ['500 mg']],
  ['atorvastatin 10, 20 and 40 mg', ['10 mg', '20 mg', '40 mg']],
  ['atorvastatin 10-80 mg', ['10 mg', '80 mg']],
  ['5/10/15/20/40 mg', ['5 mg', '10 mg', '15 mg', '20 mg', '40 mg']],
  ['macrogol 3350, 17 g', ['17 g']],
  ['digoxin 0,125 mg', ['0.125 mg']],
  ['apixaban 2,5 mg', ['2.5 mg']],
  ['vitamin B12', []],
  ['DB-10012', []],
  ['500', []],
  ['x500 mg', []],
  ['5 mgx', []],
])('reads the strengths of %s', (text, strengths) => {
  expect(strengthsOf(text)).toEqual(strengths);
});

test.each([
  ['500 mg', '250 mg, 500 mg', true],
  ['0.5 g', '500 mg', true],
  ['1000 mg', '1 g/62.5 mg', true],
  ['500 mcg', '0.5 mg', true],
  ['50 mg', '500 mg', false],
  ['5 mg', '0.5 mg', false],
  ['100 mg', '100 mcg', false],
  ['10 mg/ml', '50 mg/5 mL', true],
  ['50 mg/5 ml', '10 mg/mL', true],
  ['50 mg', '50 mg/5 mL', true],
  ['50 mcg', '50 mcg/mL', false],
  ['50 mcg', '50 mcg/actuation', true],
  ['1%', '10 mg/mL', true],
  ['20 mg/g', '2%', true],
  ['0.05 %', '0.5%', false],
  ['100 iu', '100 units', true],
  ['500', '500 mg', true],
  ['2.5', '2.5 mcg/actuation', true],
  ['500', '50 mg', false],
  ['5 mg/160 mg', '5 mg/160 mg, 10 mg/160 mg', true],
  ['160/5 mg', '5 mg/160 mg', true],
  ['5/160', '5 mg/160 mg', true],
  ['5 mg/160 mg', '10 mg/160 mg, 5 mg/320 mg', false],
  ['5/160', '10 mg/160 mg, 5 mg/320 mg', false],
  ['0.5 g/0.125 g', '500 mg/125 mg', true],
  ['400 mg/57 mg', '400 mg/57 mg per 5 mL', true],
  ['20 mg', '5/10/20/40', true],
  ['20', '5/10/20/40', true],
  ['40 mg', '5/10/20/40 mg', true],
  ['5 mg', '5/10/15/20/40/80 mg', true],
  ['10 mg', '10-80 mg', true],
  ['40 mg', '10-80 mg', true],
  ['80 mg', '10 mg – 80 mg', true],
  ['20 mg', '10 to 80 mg', true],
  ['5 mg', '10-80 mg', false],
  ['10 mg', '5, 10 and 20 mg', true],
  ['2.5 mg', '2,5 mg', true],
  ['0.125 mg', '0,125 mg', true],
  ['125 mg', '0,125 mg', false],
])('%s is asked for, %s is labelled: found %s', (typed, labelled, expected) => {
  expect(found(typed, labelled)).toBe(expected);
});

test('a number alone is a strength only where it can be one', () => {
  const read = (text: string) => readStrengths(text, { bareNumbers: true }).map(({ strength }) => strength);
  expect(read('metformin 500')).toEqual(['500']);
  expect(read('betamethasone 0.05')).toEqual(['0.05']);
  expect(read('DB-1001 20417 5 2-8 007')).toEqual([]);
  expect(read('500 mg 850')).toEqual(['500 mg', '850']);
});

test.each([
  ['1,250 mg', '1250 mg', '1.25 mg'],
  ['3,125 mg', '3125 mg', '3.125 mg'],
  ['heparin 10.000 IU', '10 IU', '10000 IU'],
  ['5,000 IU', '5000 IU', undefined],
  ['2,5 mg', '2.5 mg', undefined],
  ['0,125 mg', '0.125 mg', undefined],
  ['1,250,000 IU', '1250000 IU', undefined],
])('%s is %s, and where that is not certain perhaps %s', (text, strength, orElse) => {
  expect(readStrengths(text, { bareNumbers: false })).toMatchObject([
    { strength, ...(orElse && { orElse }) },
  ]);
  expect(readStrengths(text, { bareNumbers: false })[0]?.orElse).toBe(orElse);
});

test('what a strength is called reads as the same strength', () => {
  const unit = fc.constantFrom(
    'mg',
    'mcg',
    'g',
    'IU',
    '%',
    'mg/ml',
    'mcg/h',
    'mg/5 mL',
    'g/dose',
    'mEq/15 ml',
  );
  const value = fc.oneof(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom(0.05, 2.5, 62.5, 0.001));
  fc.assert(
    fc.property(value, unit, (number, suffix) => {
      const [read, ...others] = readStrengths(`${number} ${suffix}`, { bareNumbers: true });
      expect(others).toEqual([]);
      const [again] = readStrengths(read?.strength ?? '', { bareNumbers: true });
      expect(again?.word).toBe(read?.word);
      expect(strengthWords(`${number} ${suffix}`).split(' ')).toContain(read?.word);
    }),
  );
});

test('no word of a strength is the beginning of another', () => {
  const words = strengthWords('5 mg, 50 mg, 500 mg, 5 mg/mL, 50 mg/mL, 5 mcg/h, 5 IU, 5 g').split(' ');
  const beginnings = words.filter((word) => words.some((other) => other !== word && other.startsWith(word)));
  expect(beginnings).toEqual([]);
});

test('a letter that only folds to one of a unit is read as that one', () => {
  // The long s of old print, alone and with a dot above; the sign of Kelvin folds to a k and is in no unit.
  for (const typed of ['500 mg\u017f', '500 mg\u017f\u0307', '5 do\u017fes', '10 mg/10 do\u017fes'])
    expect(() => readStrengths(typed, { bareNumbers: true })).not.toThrow();
  expect(readStrengths('500 mg\u017f', { bareNumbers: false })).toMatchObject([{ strength: '500 mg' }]);
});
