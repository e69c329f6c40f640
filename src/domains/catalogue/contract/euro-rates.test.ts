import { expect, test } from 'vitest';
import { convert, euroRates, inEuros } from './euro-rates.ts';

test('amounts are told in euros to the cent, and none is guessed for a currency without a rate', () => {
  const { USD = 0, INR = 0 } = euroRates.rates;
  expect(inEuros(45_000, 'EUR')).toBe(45_000);
  expect(inEuros(100_000 * USD, 'USD')).toBe(100_000);
  expect(inEuros(1_000_000, 'INR')).toBe(Math.round(100_000_000 / INR) / 100);
  expect(inEuros(1, 'AED')).toBeNull();
});

test('money is converted over the euro, and only where there is something to convert', () => {
  const { USD = 0, GBP = 0 } = euroRates.rates;
  const money = { from: 100 * USD, to: 200 * USD, currency: 'USD' };
  expect(convert(money, 'EUR')).toEqual({ from: 100, to: 200, currency: 'EUR' });
  expect(convert(money, 'GBP')?.to).toBeCloseTo(200 * GBP);
  expect(convert(money, 'USD')).toBeNull();
  expect(convert({ from: 1, to: 1, currency: 'AED' }, 'EUR')).toBeNull();
  expect(convert({ from: 0, to: 0, currency: null }, 'EUR')).toBeNull();
});
