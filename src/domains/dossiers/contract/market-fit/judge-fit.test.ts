import { expect, test } from 'vitest';
import { type FitMarket, fitsNothingYet } from './fit-markets.ts';
import { decidingRules, fitRules } from './fit-rules.ts';
import { type FitFacts, judgeFit, judgeRule } from './judge-fit.ts';
import judged from './testing/judged-fits.json' with { type: 'json' };

test.each(judged)('$market: $why', ({ market, facts, verdict, rules }) => {
  expect(judgeFit(facts as FitFacts)(market as FitMarket)).toEqual({ verdict, rules });
});

test('of what is judged by hand every rule is met, lacking and unknown somewhere', () => {
  for (const rule of decidingRules) {
    const outcomes = new Set(judged.map(({ rules }) => rules[rule]));
    expect([...outcomes].sort(), rule).toEqual(['fit', 'gap', 'unknown']);
  }
});

test('where no file of a substance suffices, the finder says so', () => {
  const none = Object.entries(fitRules).filter(([, { substance }]) => substance.needs.files.length === 0);
  expect(none.map(([market]) => market)).toEqual(fitsNothingYet);
  for (const [market, { substance }] of none) expect(substance.words, market).toMatch(/no file .* suffices/);
});

test.each([
  ['Brazil', 'CADIFA 2025', 'fit'],
  ['Brazil', 'CADIFA applied for', 'unknown'],
  ['Brazil', 'CEP', 'unknown'],
  ['Germany', 'CADIFA 2025', 'gap'],
  ['China', 'Registered at the CDE', 'fit'],
  ['China', 'CDE registration pending', 'unknown'],
  ['Japan', 'JDMF 228MF10012', 'fit'],
  ['Japan', 'MF registered at the PMDA', 'fit'],
  ['Japan', 'DMF', 'unknown'],
  ['South Korea', 'KDMF 20120101', 'fit'],
  ['Mexico', 'CEP', 'unknown'],
] as const)('%s takes %j: %s', (market, apiDmf, outcome) => {
  const [{ facts } = { facts: {} }] = judged;
  expect(judgeRule('substance', { ...(facts as FitFacts), apiDmf })(market)).toBe(outcome);
});

const [{ facts: ready } = { facts: {} }] = judged;
test.each([
  ['CEP', ['lost:cep:EDQM:2010-901'], 'gap'],
  ['CEP', ['lost:cep:EDQM:2010-901', 'kept:cep:EDQM:2011-002'], 'unknown'],
  ['R1-CEP 2010-901 - Rev 02', ['lost:cep:EDQM:2010-901', 'kept:cep:EDQM:2011-002'], 'gap'],
  ['CEP 2011-002', ['lost:cep:EDQM:2010-901', 'kept:cep:EDQM:2011-002'], 'fit'],
  ['CEP 2011-2', ['lost:cep:EDQM:2011-002'], 'gap'],
  ['CEP', ['lost:dmf:USFDA:31234'], 'fit'],
] as const)('%j with the evidence %j is %s of the substance for Germany', (apiDmf, losses, outcome) => {
  expect(judgeRule('substance', { ...(ready as FitFacts), apiDmf, losses })('Germany')).toBe(outcome);
});

test.each([
  ['Germany', ['lost:gmp:EU GMP:'], 'gap'],
  ['Germany', ['lost:gmp:EU GMP:', 'kept:gmp:EU GMP:DE-1'], 'fit'],
  ['United States', ['lost:inspection:USFDA:0003002807'], 'gap'],
  ['United States', ['lost:gmp:EU GMP:'], 'fit'],
] as const)('for %s, GMP with the evidence %j is %s', (market, losses, outcome) => {
  const gmpStatuses = market === 'Germany' ? ['EU GMP'] : ['USFDA'];
  expect(judgeRule('gmp', { ...(ready as FitFacts), gmpStatuses, losses })(market)).toBe(outcome);
});

test('every rule names its source, and what closes a gap begins with what is to be done', () => {
  for (const [market, rules] of Object.entries(fitRules)) {
    for (const [name, { words, closes, from }] of Object.entries(rules)) {
      expect(from.address, `${name} of ${market}`).toMatch(/^https:\/\/[^/]+\.[a-z]+\//);
      expect([from.title, from.section, from.publisher, words], `${name} of ${market}`).not.toContain('');
      expect(closes, `${name} of ${market}`).toMatch(/^[A-Z][a-z]+ .*\.$/);
    }
  }
});
