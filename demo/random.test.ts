import { expect, test } from 'vitest';
import { Random, weighted } from './random.ts';

test('the same seed and stream give the same numbers, on every machine', () => {
  const random = new Random(1, 0);
  expect([random.whole(0, 999), random.whole(0, 999), random.whole(0, 999)]).toEqual([625, 592, 282]);
});

test('neighbouring streams and seeds have nothing in common', () => {
  const firsts = [new Random(1, 0), new Random(1, 1), new Random(2, 0), new Random(1, 2 ** 33)].map(
    (random) => random.next(),
  );
  expect(new Set(firsts).size).toBe(4);
});

test('numbers spread evenly over a thousand streams', () => {
  const mean =
    Array.from({ length: 1000 }, (_, stream) => new Random(7, stream).next()).reduce((sum, x) => sum + x) /
    1000;
  expect(mean).toBeGreaterThan(0.46);
  expect(mean).toBeLessThan(0.54);
});

test('a drawn value comes as often as its weight says, and never without weight', () => {
  const random = new Random(3, 3);
  const list = weighted([
    [3, 'often'],
    [1, 'seldom'],
    [0, 'never'],
  ]);
  const drawn = Array.from({ length: 4000 }, () => random.draw(list));
  expect(drawn.filter((value) => value === 'often').length / 4000).toBeCloseTo(0.75, 1);
  expect(drawn).not.toContain('never');
});

test('a sample keeps the order of the list and repeats nothing', () => {
  const random = new Random(4, 4);
  for (let round = 0; round < 100; round++) {
    const sample = random.sample([1, 2, 3, 4, 5], 3);
    expect(sample).toHaveLength(3);
    expect(sample).toEqual([...new Set(sample)].sort());
  }
  expect(random.sample(['only'], 5)).toEqual(['only']);
});
