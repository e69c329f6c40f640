import { expect, test } from 'vitest';
import type { LaunchWindow } from '#domains/registers/contract/launch-windows.ts';
import type { WindowStand } from '#domains/registers/contract/window-moves.ts';
import { newsOf, noNews } from './window-news.ts';

const today = '2026-11-23';
const now: LaunchWindow = {
  ...{ market: 'US', state: 'waits', earliest: '2029-01-01', hardUntil: '2029-01-01', softUntil: null },
  ...{ asOf: '2026-11-10', reasons: [] },
};

test('a window of a day that no edition said is one that an edition can move; one that nobody had looked up is not', () => {
  const settled: WindowStand = {
    ...{ state: 'waits', earliest: '2028-04-01', hardUntil: '2028-04-01', softUntil: null, asOf: null },
    bySettlement: true,
  };
  const { before, changedAt } = newsOf({ ...settled, ...noNews }, now, today);
  expect([before, changedAt]).toEqual([settled, expect.any(Date)]);
  const none = { state: 'unknown', earliest: null, hardUntil: null, softUntil: null, asOf: null } as const;
  expect(newsOf({ ...none, ...noNews }, now, today)).toEqual(noNews);
});
