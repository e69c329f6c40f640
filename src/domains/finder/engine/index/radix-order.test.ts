import fc from 'fast-check';
import { expect, test } from 'vitest';
import { radixOrder } from './radix-order.ts';

const key = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.integer({ min: 0, max: 2 ** 41 }),
  fc.double({ noNaN: true }),
);

test('what is ordered by radix stands as a stable sort would put it', () => {
  fc.assert(
    fc.property(fc.array(key, { maxLength: 200 }), (numbers) => {
      const before = Array.from(numbers.keys()).reverse();
      const expected = before.toSorted((a, b) => {
        const [first, second] = [numbers[a] as number, numbers[b] as number];
        return first < second ? -1 : first > second ? 1 : 0;
      });
      expect([...radixOrder(Uint32Array.from(before), Float64Array.from(numbers))]).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});
