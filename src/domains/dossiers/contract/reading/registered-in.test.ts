import { expect, test } from 'vitest';
import { type Registered, readRegistered } from './registered-in.ts';
import { judgedWordings } from './testing/judged-wordings.ts';

const today = '2026-11-23';

/** 'filed 2026-05 in Malta, Spain'; '-' where the words tell nothing of the market. */
function inShort(read: Registered | null): string {
  if (read === null) return '-';
  const { stage, month, states } = read;
  return [stage, month, states && `in ${states.join(', ')}`].filter(Boolean).join(' ');
}

/** As of a dossier that is ready for this market. */
function of(market: 'US' | 'EU', words: string): Registered | null {
  const read = readRegistered(words, today);
  return read[market] ?? read.nowhere;
}

test.each(judgedWordings.US)('of the US, %j is read as %s', (words, read) => {
  expect(inShort(of('US', words))).toBe(read);
});

test.each(judgedWordings.EU)('of the EU, %j is read as %s', (words, read) => {
  expect(inShort(of('EU', words))).toBe(read);
});

test.each([
  '(',
  ')',
  '((',
  '()',
  'a ',
  'US (',
  ', ',
  '; ',
  '. A',
  'and ',
  '1/',
  'Q1 ',
  'DE/H/',
  'Mar ',
  'EU(Malta',
  'US,',
  'US (x) ',
  'US: ',
  'approved: pending, ',
])('what repeats %j 10,000 letters long is read at once', (piece) => {
  const began = performance.now();
  readRegistered(piece.repeat(10_000 / piece.length), today);
  expect(performance.now() - began).toBeLessThan(500);
});
