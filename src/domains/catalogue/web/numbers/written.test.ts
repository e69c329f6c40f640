import { expect, test } from 'vitest';
import {
  writtenMoney,
  writtenMonths,
  writtenPercent,
  writtenPrice,
  writtenQuantity,
  writtenRoughly,
} from './written.ts';

test('numbers are written with currency and unit, and both ends of a range', () => {
  expect(writtenMoney({ from: 45_000, to: 63_000, currency: 'EUR' })).toBe('EUR 45,000 – 63,000');
  expect(writtenMoney({ from: 0, to: 0, currency: null })).toBe('0');
  expect(writtenPrice({ from: 1.5, to: 1.85, currency: 'EUR', per: 'vial' }, ' to ')).toBe(
    'EUR 1.50 to 1.85 per vial',
  );
  expect(writtenPercent({ from: 2.5, to: 2.5 })).toBe('2.5%');
  expect(writtenMonths({ from: 24, to: 36 })).toBe('24 – 36 months');
});

test('one of a unit is written in the singular', () => {
  const one = (unit: string) => writtenQuantity({ from: 1, to: 1, unit });
  expect(['batches', 'boxes', 'tablets', 'syringes', 'patches', 'suppositories', 'kg'].map(one)).toEqual([
    ...['1 batch', '1 box', '1 tablet', '1 syringe', '1 patch', '1 suppository', '1 kg'],
  ]);
  expect(writtenQuantity({ from: 1, to: 2, unit: 'batches' })).toBe('1 – 2 batches');
  expect(writtenQuantity({ from: 0, to: 0, unit: '' })).toBe('0');
});

test('a converted amount says that it is about', () => {
  expect(writtenRoughly({ from: 41_453, to: 58_034, currency: 'EUR' })).toBe('≈ € 41,500 – 58,000');
  expect(writtenRoughly({ from: 1.699, to: 1.699, currency: 'CHF' })).toBe('≈ CHF 1.7');
});
