import { expect, test } from 'vitest';
import { isSameStrength, readRegisteredStrength, readStrength } from './rules.ts';

function isSame(registered: string, own: string, substances = 1): boolean {
  const [one, other] = [readRegisteredStrength(registered), readStrength(own, substances)];
  if (one === null || other === null || one.length !== other.length) return false;
  return one.every((strength, at) => {
    const theirs = other[at];
    return theirs !== undefined && isSameStrength(strength, theirs);
  });
}

test.each([
  ['EQ 5MG BASE', '5 mg'],
  ['5MG **Federal Register determination that product was not withdrawn**', '5 mg'],
  ['EQ 210MG IRON', '210 mg'],
  ['250MCG', '0.25 mg'],
  ['1GM', '1,000 mg'],
  ['EQ 1MG BASE/ML', '5 mg/5 mL'],
  ['30MG/100ML (0.3MG/ML)', '0.3 mg/mL'],
  ['0.01%', '0.1 mg/mL'],
  ['EQ 1.5% BASE', '15 mg/g'],
  ['EQ 0.083% BASE', '2.5 mg/3 mL'],
  ['3.5MG/VIAL', '3.5 mg'],
  ['EQ 0.09MG BASE/INH', '90 mcg/actuation'],
  ['1MG/24HR', '1 mg/24 h'],
  ['1,000 UNITS/ML', '1000 IU/mL'],
  ['.5MG', '0.5 mg'],
  ['0.15MG/DELIVERY', '0.15 mg/0.3 mL'],
  ['EQ 100MG/10ML BASE (10MG/ML)', '100 mg/10 mL'],
  ['25MG/2.5GM PACKET', '10 mg/g'],
])('%s is %s', (registered, own) => {
  expect(isSame(registered, own)).toBe(true);
});

test.each([
  ['5MG', '50 mg'],
  ['5MG', '5 mg/mL'],
  ['100MG/ML', '100 mg/5 mL'],
  ['5MG', '5 IU'],
  ['0.1%', '0.1 mg/mL'],
  ['15MG,N/A;N/A,250MG', '15 mg'],
])('%s is not %s', (registered, own) => {
  expect(isSame(registered, own)).toBe(false);
});

test.each([
  ['EQ 50MG BASE;300MG', '50 mg/300 mg', 2],
  ['0.137MG/SPRAY;0.05MG/SPRAY', '137 mcg/50 mcg per spray', 2],
  ['400MG/5ML;57MG/5ML', '400 mg/57 mg per 5 mL', 2],
  ['400MG/5ML;57MG/5ML', '400 mg/57 mg/5 mL', 2],
  ['150MG;37.5MG/PACKET', '150/37.5 mg', 2],
  ['0.3%;0.1%', '0.3%/0.1%', 2],
  ['0.5%;EQ 3.5MG BASE/GM;10,000 UNITS/GM', '0.5%/3.5 mg/g/10,000 units/g', 3],
  ['1GM;0.5MG', '1 g/500 mcg', 2],
] as const)('%s of a combination is %s', (registered, own, substances) => {
  expect(isSame(registered, own, substances)).toBe(true);
});

test('what is no strength of so many substances is not guessed', () => {
  expect(readStrength('5 mg', 2)).toBeNull();
  expect(readStrength('various', 1)).toBeNull();
  expect(readStrength('5 constructor', 1)).toBeNull();
  expect(readRegisteredStrength('N/A')).toBeNull();
});
