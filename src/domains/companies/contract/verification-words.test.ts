import { expect, test } from 'vitest';
import { markWords } from './verification-words.ts';

test('the mark says of which day it is and what the desk saw, in one order, and no more', () => {
  expect(markWords({ at: '2026-11-27', seen: ['address', 'register'] })).toEqual({
    verified: 'Company verified 27 Nov 2026.',
    saw: 'The desk saw: entry in the company register and address.',
  });
});
