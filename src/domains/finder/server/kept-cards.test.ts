import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { matched, novelty } from '../contract/finders.ts';
import { cardKeeper, writeCards } from './kept-cards.ts';

const listedAt = new Date('2026-01-01T12:00:00.000Z');
const row = { id: 7, listedAt, confirmedAt: null, title: 'Apixaban "5 mg"', company: 'nobody may know' };
const keep = cardKeeper(
  z.object({ title: z.string(), ...novelty, matched }),
  ({ title, company }: typeof row) => ({ title, company }),
  ({ title }) => ({ names: [title], description: [] }),
);

afterEach(() => {
  vi.useRealTimers();
});

function written(visit: Date | null, words: string[] = []) {
  return JSON.parse(writeCards([{ card: kept, matched: words }], visit).join(''));
}
const kept = keep(row);

test('a kept card is written as its schema has it, with what this search matched', () => {
  expect(written(null, ['Apixaban', '"'])).toEqual({
    title: 'Apixaban "5 mg"',
    listedAt: '2026-01-01T12:00:00.000Z',
    confirmedAt: null,
    stale: expect.any(Boolean),
    matched: ['Apixaban', '"'],
    isNew: false,
  });
});

test('a card that is kept for long turns stale on its day', () => {
  vi.useFakeTimers({ now: new Date('2026-06-30T11:59:00Z') });
  expect(written(null).stale).toBe(false);
  vi.setSystemTime(new Date('2026-06-30T12:01:00Z'));
  expect(written(null).stale).toBe(true);
});

test('what came since the visit before is new, to nobody on a first visit', () => {
  expect(written(new Date('2026-01-01T11:59:00Z')).isNew).toBe(true);
  expect(written(listedAt).isNew).toBe(false);
  expect(written(null).isNew).toBe(false);
});
