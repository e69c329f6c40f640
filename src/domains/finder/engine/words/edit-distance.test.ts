import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edits } from '../testing/sql-finder.ts';
import { charactersOf, editDistance, letterSet, mayBeNear } from './edit-distance.ts';

function distance(a: string, b: string, limit = 2): number {
  return editDistance(charactersOf(a), charactersOf(b), limit);
}

test('one insertion, deletion, substitution or swap of neighbours is one edit', () => {
  expect(
    ['cefixim', 'cefiximee', 'cefixine', 'cefiximE', 'ecfixime', 'cefixiem'].map((b) =>
      distance('cefixime', b),
    ),
  ).toEqual(Array(6).fill(1));
});

test('no part is edited twice: ca to abc takes three edits', () => {
  expect(distance('ca', 'abc', 3)).toBe(3);
  expect(distance('ca', 'abc', 2)).toBe(3); // one more than the limit says "further"
});

test('a transposition at either end counts once', () => {
  expect(distance('abcdef', 'bacdef')).toBe(1);
  expect(distance('abcdef', 'abcdfe')).toBe(1);
});

test('a character outside of the basic plane is one character', () => {
  expect(distance('\u{20000}bcd', '\u{20001}bcd')).toBe(1);
});

test('words of the greatest length are compared whole', () => {
  expect(distance('x'.repeat(64), `${'x'.repeat(63)}y`)).toBe(1);
  expect(distance('x'.repeat(64), 'x'.repeat(62))).toBe(2);
  expect(distance('x'.repeat(64), 'x'.repeat(61))).toBe(3);
});

test('it agrees with the definition wherever that is within the limit', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
      expect(distance(a, b, limit)).toBe(Math.min(edits(a, b), limit + 1));
    }),
    { numRuns: 3_000 },
  );
});

test('letters rule out no word that is within the limit', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdeA\u{20001}'), maxLength: 9 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 2 }), (a, b, limit) => {
      const [one, other] = [charactersOf(a), charactersOf(b)];
      fc.pre(editDistance(one, other, limit) <= limit);
      expect(mayBeNear(letterSet(one), letterSet(other), limit)).toBe(true);
    }),
    { numRuns: 3_000 },
  );
  expect(mayBeNear(letterSet(charactersOf('abc')), letterSet(charactersOf('abde')), 1)).toBe(false);
});
