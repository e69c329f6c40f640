import { expect, test } from 'vitest';
import { withAnswer } from './answered.ts';

test('an answer tells of the listings it was asked for, and leaves the others', () => {
  const first = withAnswer(new Map(), 1, ['dossier:7', 'dossier:8'], new Map([['dossier:7', 'asked']]));
  const second = withAnswer(first, 2, ['dossier:8'], new Map([['dossier:8', 'asked since']]));
  expect([...second].map(([key, { one }]) => [key, one])).toEqual([
    ['dossier:7', 'asked'],
    ['dossier:8', 'asked since'],
  ]);
});

test('one that comes after the answer to a later question is passed over', () => {
  const later = withAnswer(new Map(), 2, ['dossier:7'], new Map([['dossier:7', 'withdrawn']]));
  expect(withAnswer(later, 1, ['dossier:7'], new Map([['dossier:7', 'submitted']]))).toEqual(later);
});
