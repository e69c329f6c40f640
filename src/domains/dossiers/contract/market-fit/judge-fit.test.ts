import { expect, test } from 'vitest';
import type { FitMarket } from './fit-markets.ts';
import { decidingRules, fitRules } from './fit-rules.ts';
import { type FitFacts, judgeFit } from './judge-fit.ts';
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

test('every rule names its source, and what closes a gap begins with what is to be done', () => {
  for (const [market, rules] of Object.entries(fitRules)) {
    for (const [name, { words, closes, from }] of Object.entries(rules)) {
      expect(from.address, `${name} of ${market}`).toMatch(/^https:\/\/[^/]+\.[a-z]+\//);
      expect([from.title, from.section, from.publisher, words], `${name} of ${market}`).not.toContain('');
      expect(closes, `${name} of ${market}`).toMatch(/^[A-Z][a-z]+ .*\.$/);
    }
  }
});
