import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mostOffers } from '../../contract/offer-limits.ts';

test('each offer that may be compared has a colour, and each but the first a line of its own look', () => {
  const css = readFileSync(new URL('./result.module.css', import.meta.url), 'utf8');
  const places = (pattern: RegExp) => [...css.matchAll(pattern)].map(([, place]) => Number(place));
  const all = [...Array(mostOffers).keys()];
  expect(places(/^\[data-offer="(\d+)"\] \{/gm)).toEqual(all);
  expect(places(/^\.line\[data-offer="(\d+)"\] \{/gm)).toEqual(all.slice(1));
});
