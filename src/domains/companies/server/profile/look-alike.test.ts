import { expect, test } from 'vitest';
import { looksLike, looksOf } from './look-alike.ts';

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
  // Whole words of another alphabet, their capitals looking otherwise than their small letters.
  ['Novo', 'Νονο'],
  ['Hikma', 'ΗΙΚΜΑ'],
  ['Νοβα', 'ΝΟΒΑ'],
  ['Alder', 'Аldеr'],
  ['Sanofi', 'Ѕаnоfі'],
  ['Halcyon Laboratories', 'Ｈａｌｃｙｏｎ Laboratories'],
  ['Halcyon Laboratories', 'Ⓗalcyon 𝐋aboratories'],
  ['Halcyon Laboratories', 'H@lcyon Laboratories'],
  ['Halcyon Laboratories', 'Hal¢yon Laboratories!'],
  ['Halcyon Laboratories', 'Ħalcyon Laboratories'],
  ['Lodz Pharma', 'Łódź Pharma'],
  ['Strasse', 'Straße'],
  ['Aeon', 'Æon'],
  ['Dr. Reddy’s', 'Dr Reddy`s'],
  ["Dr. Reddy's", 'Dr Reddy´s'],
  ['3M', '3 M'],
  ['Halcyon', 'Halcyon™'],
  ['Halcyon', 'Halcyon Unlimited'],
  ['Halcyon', 'Halcyon UG (haftungsbeschränkt)'],
  ['Halcyon', 'Halcyon Gesellschaft mit beschränkter Haftung'],
  ['Halcyon', 'Halcyon Limited Liability Company'],
  ['Halcyon', 'Halcyon FZ-LLC'],
  ['Halcyon', 'PT Halcyon Tbk'],
  ['Halcyon', 'Halcyon S.N.C.'],
  ['Halcyon', '株式会社Halcyon'],
  ['Генериум', 'АО «Генериум»'],
  ['Генериум', 'ГЕНЕРИУМ ПАО'],
])('%s is taken for %s', (one, other) => {
  expect(looksLike(one, looksOf(other))).toBe(true);
});

test.each([
  ['Lupin', 'Lupine'],
  ['Alder Pharma', 'Alder Generics'],
  ['Halcyon India', 'Halcyon Italia'],
  ['Group', 'Holding'],
  ['A & B Pharma', 'C & D Pharma'],
  ['Alder 2', 'Alder 22'],
  ['Νοβα', 'Nova'],
])('%s is not taken for %s', (one, other) => {
  expect(looksLike(one, looksOf(other))).toBe(false);
});

test('what has no letter or digit looks like nothing', () => {
  expect(looksOf(' – & . ').size).toBe(0);
});
