import { expect, test } from 'vitest';
import { inEuros } from './euro-rates.ts';

test('amounts are told in euros to the cent, and none is guessed for a currency without a rate', () => {
  expect(inEuros(45_000, 'EUR')).toBe(45_000);
  expect(inEuros(108_890, 'USD')).toBe(100_000);
  expect(inEuros(1_000_000, 'INR')).toBe(10_563.51);
  expect(inEuros(1, 'AED')).toBeNull();
});
