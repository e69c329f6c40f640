import { expect, test } from 'vitest';
import type { LaunchWindow } from '#domains/registers/contract/launch-windows.ts';
import { isSameInLine, newsOf, noNews } from './window-news.ts';

const today = '2026-11-23';
const window: LaunchWindow = {
  ...{
    market: 'US',
    state: 'waits',
    earliest: '2028-01-01',
    hardUntil: '2027-05-21',
    softUntil: '2031-02-24',
  },
  ...{ asOf: '2026-06-10', reasons: [] },
};

test.each<Partial<LaunchWindow>>([
  { state: 'soft-only' },
  { earliest: '2028-01-02' },
  { hardUntil: '2027-05-22' },
  { asOf: '2026-06-11' },
  { states: ['Austria'] },
])('a card says otherwise of a window with %o', (other) => {
  expect(isSameInLine(window, { ...window, ...other })).toBe(false);
});

test('a card says nothing of soft ends, and the same of the same states', () => {
  expect(isSameInLine(window, { ...window, softUntil: null })).toBe(true);
  const states = () => ({ ...window, states: ['Austria', 'Greece'] });
  expect(isSameInLine(states(), states())).toBe(true);
});

test('what ended yesterday is no news where it is gone; what ends today stands, and is', () => {
  const { reasons: _, ...kept } = window;
  const gone = (ended: { hardUntil?: string; softUntil?: string }, now: Partial<LaunchWindow>) =>
    newsOf({ ...kept, states: null, ...ended, ...noNews }, { ...window, ...now }, today).before;
  expect(gone({ hardUntil: '2026-11-22' }, { hardUntil: null })).toBeNull();
  expect(gone({ hardUntil: today }, { hardUntil: null })).toMatchObject({ hardUntil: today });
  expect(gone({ softUntil: '2026-11-22' }, { softUntil: null })).toBeNull();
  expect(gone({ softUntil: today }, { softUntil: null })).toMatchObject({ softUntil: today });
});
