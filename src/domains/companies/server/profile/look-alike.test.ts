import { expect, test } from 'vitest';
import { lookOf } from './look-alike.ts';

test.each([
  ['Halcyon Laboratories', 'HALCYON LABS GmbH & Co. KG'],
  ['Halcyon Laboratories', 'The Halcyon Lab., Pvt. Ltd.'],
  ['Alder Pharma', 'Alder Pharmaceuticals S.p.A.'],
  ['Alder Pharma', 'A1der-Pharma'],
  ['Lusitan Generics', 'Lusitân Generics, Lda'],
  ['Lusitan Generics', 'Lusitan Generics d.o.o.'],
  ['Morgen Biotech', 'rnorgen biotechnologies'],
  ['Cipla', 'Clpla'],
  ['Alder Pharma', 'Alder Farma A/S'],
  ['Alder Pharma', 'Alder Pharma Sp. z o.o.'],
  ['Alder Pharma', 'Alder Pharma spol. s r.o.'],
  ['Alder Pharma', 'Alder Pharma, S. de R.L. de C.V.'],
  ['Alder Pharma', 'Alder Pharma (R) G m b H'],
  ['Halcyon Laboratories', 'Halcyon Laboratorio S. A.'],
  ['Alder Lifesciences', 'Alder Life Sciences'],
])('%s is taken for %s', (one, other) => {
  expect(lookOf(one)).toBe(lookOf(other));
});

test.each([
  ['Lupin', 'Lupine'],
  ['Alder Pharma', 'Alder Generics'],
  ['Halcyon India', 'Halcyon Italia'],
  ['Group', 'Holding'],
  ['A & B Pharma', 'C & D Pharma'],
])('%s is not taken for %s', (one, other) => {
  expect(lookOf(one)).not.toBe(lookOf(other));
});

test('what has no letter or digit looks like nothing', () => {
  expect(lookOf(' – & . ')).toBe('');
});
