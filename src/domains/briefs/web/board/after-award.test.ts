import { expect, test } from 'vitest';
import { placeAfterAward, wordsAfterAward } from './after-award.ts';

test.each([
  ['term-sheet-issued', null, '#signature', ', and are led to sign its term sheet.'],
  ['term-sheet-issued', 'owner', '#signature', ', and are led to sign its term sheet.'],
  ['term-sheet-issued', 'buyer', '', 'the owner’s signature is still missing'],
  ['signed', null, '', 'Its term sheet is signed already.'],
  ['due-diligence', null, '', 'Its term sheet is signed already.'],
] as const)(
  'an award of what is %s, half signed by %s, leads to “%s”',
  (state, halfSignedBy, place, words) => {
    expect(placeAfterAward({ state, halfSignedBy })).toBe(place);
    expect(wordsAfterAward({ state, halfSignedBy })).toContain(words);
  },
);
