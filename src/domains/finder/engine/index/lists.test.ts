import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Lists } from './lists.ts';

const list = fc.nat(9);
const number = fc.nat(60);
const step = fc.oneof(
  fc.record({ kind: fc.constantFrom('insert', 'remove', 'replace'), list, number }),
  fc.record({ kind: fc.constantFrom('write', 'move'), list, to: list, numbers: fc.uniqueArray(number) }),
  fc.record({ kind: fc.constant('drop'), list }),
);

test('lists hold what plain arrays would, through growth and reclaiming', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 400 }), (steps) => {
      const lists = new Lists();
      const plain = Array.from({ length: 10 }, () => new Set<number>());
      lists.reserveLists(1000);
      for (const one of steps) {
        const set = plain[one.list] as Set<number>;
        if ('number' in one) {
          const { kind, number: value } = one;
          if (kind === 'insert' && !set.has(value)) {
            lists.insert(one.list, value);
            set.add(value);
          } else if (kind === 'remove' && set.delete(value)) lists.remove(one.list, value);
          else if (kind === 'replace' && set.has(value) && !set.has(value + 1)) {
            lists.replace(one.list, value, value + 1);
            set.delete(value);
            set.add(value + 1);
          }
        } else if ('numbers' in one) {
          if (one.kind === 'write') {
            const numbers = Uint32Array.from(one.numbers).sort();
            lists.write(one.list, numbers, numbers.length);
            plain[one.list] = new Set(numbers);
          } else if (plain[one.to]?.size === 0 && one.to !== one.list) {
            lists.move(one.list, one.to);
            plain[one.to] = set;
            plain[one.list] = new Set();
          }
        } else {
          lists.drop(one.list);
          set.clear();
        }
      }
      expect(plain.map((_, n) => [...lists.read(n)])).toEqual(
        plain.map((set) => [...set].sort((a, b) => a - b)),
      );
    }),
    { numRuns: 300 },
  );
});

test('lists that keep changing do not make the store grow without end', () => {
  const lists = new Lists();
  for (let round = 0; round < 200; round++) {
    for (let value = 0; value < 500; value++) lists.insert(1, value);
    lists.drop(1);
  }
  expect(lists.data.length).toBeLessThan(10_000);
});
