import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IdTable } from './id-table.ts';

test('the table answers as a map does', () => {
  const id = fc.oneof(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 2 ** 31 - 60, max: 2 ** 31 - 1 }));
  fc.assert(
    fc.property(fc.array(fc.tuple(id, fc.option(fc.nat(1000))), { maxLength: 600 }), (steps) => {
      const table = new IdTable();
      const plain = new Map<number, number>();
      for (const [key, document] of steps) {
        if (document === null) {
          table.delete(key);
          plain.delete(key);
        } else {
          table.set(key, document);
          plain.set(key, document);
        }
        expect(table.size).toBe(plain.size);
      }
      for (const [key] of steps) expect(table.get(key)).toBe(plain.get(key));
    }),
    { numRuns: 300 },
  );
});
