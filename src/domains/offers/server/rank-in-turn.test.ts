import { expect, test } from 'vitest';
import { ratesOfTheDay } from './model/rates.ts';
import { rankInTurn } from './rank-in-turn.ts';
import { sampleComparison } from './testing/sample-comparison.ts';

test('of rankings that are asked for at once each has a turn of the loop of its own', async () => {
  const { plan } = sampleComparison();
  const seen: number[] = [];
  let turns = 0;
  const count = () => {
    turns += 1;
    if (seen.length < 3) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(
    [1, 2, 3].map(async () => {
      await rankInTurn(plan, [], ratesOfTheDay());
      seen.push(turns);
    }),
  );
  expect(new Set(seen).size).toBe(3);
});
