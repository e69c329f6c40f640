import { expect, test } from 'vitest';
import { refuseTooMany } from './fitting.ts';

test('a country more than a number has bits ends the start, and is not read as another', () => {
  const countries = Array.from({ length: 33 }, (_, at) => `Country ${at}`);
  expect(() => refuseTooMany(countries.slice(0, 32))).not.toThrow();
  expect(() => refuseTooMany(countries)).toThrow('two words');
});
