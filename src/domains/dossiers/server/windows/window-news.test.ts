import { expect, test } from 'vitest';
import type { LaunchWindow } from '#domains/registers/contract/launch-windows.ts';
import type { WindowStand } from '#domains/registers/contract/window-moves.ts';
import { isSameInLine, newsOf, noNews } from './window-news.ts';

const today = '2026-11-23';
const window: LaunchWindow = {
  ...{ market: 'US', state: 'waits', earliest: '2028-01-01', hardUntil: '2027-05-21' },
  ...{ softUntil: '2031-02-24', asOf: '2026-06-10', bySettlement: false, reasons: [] },
};

test.each<Partial<LaunchWindow>>([
  { state: 'soft-only' },
  { earliest: '2028-01-02' },
  { hardUntil: '2027-05-22' },
  { softUntil: null },
  { asOf: '2026-06-11' },
  { bySettlement: true },
  { states: ['Austria'] },
])('a card says otherwise of a window with %o', (other) => {
  expect(isSameInLine(window, { ...window, ...other })).toBe(false);
});

test('a card says nothing of reasons, and the same of the same states', () => {
  const states = () => ({ ...window, states: ['Austria', 'Greece'], reasons: [] });
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

test('a window of a day that no edition said is one that an edition can move; one that nobody had looked up is not', () => {
  const now: LaunchWindow = { ...window, hardUntil: '2029-01-01', softUntil: null };
  const settled: WindowStand = {
    ...{ state: 'waits', earliest: '2028-04-01', hardUntil: '2028-04-01', softUntil: null, asOf: null },
    bySettlement: true,
  };
  const { before, changedAt } = newsOf({ ...settled, states: null, ...noNews }, now, today);
  expect([before, changedAt]).toEqual([settled, expect.any(Date)]);
  const none = { state: 'unknown', earliest: null, hardUntil: null, softUntil: null, asOf: null } as const;
  expect(newsOf({ ...none, states: null, ...noNews }, now, today)).toEqual(noNews);
});
