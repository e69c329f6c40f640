import { expect, test } from 'vitest';
import { isOfEverybody, isProvenBy, toDomain } from './rules.ts';

test.each([
  ['Halcyon.Example', 'halcyon.example'],
  [' @halcyon.example ', 'halcyon.example'],
  ['münchen.example', 'xn--mnchen-3ya.example'],
  ['https://halcyon.example', null],
  ['halcyon', null],
  ['10.0.0.1', null],
  ['a@b@halcyon.example', null],
  ['halcyon.invalid', null],
  ['hаlcyon.example', null],
  ['', null],
])('%j is the domain %j', (typed, domain) => {
  expect(toDomain(typed)).toBe(domain);
});

test('who has an address of a public mail provider is nobody’s colleague by it', () => {
  expect(['gmail.com', 'gmx.de', 'halcyon.example'].map(isOfEverybody)).toEqual([true, true, false]);
});

test.each([
  [['v=spf1 -all', 'dosebridge-verification=abc'], true],
  [['dosebridge-verification=abcd'], false],
  [['x dosebridge-verification=abc'], false],
  [['DOSEBRIDGE-VERIFICATION=ABC'], false],
  [[], false],
])('%j proves the value abc: %s', (texts, proves) => {
  expect(isProvenBy(texts, 'abc')).toBe(proves);
});
