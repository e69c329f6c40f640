import { expect, test } from 'vitest';
import type { LaunchWindow, WindowReason } from '../contract/launch-windows.ts';
import { axisOf, partsOf, placeOf } from './timeline.ts';

const today = '2026-11-23';

function launch(more: Partial<LaunchWindow>): LaunchWindow {
  const { earliest = '2027-05-21' } = more;
  const read = { market: 'US', asOf: '2026-06-10', state: 'waits', softUntil: null } as const;
  return { ...read, earliest, hardUntil: earliest, reasons: [], ...more };
}

/** A window as its parts over its own axis: 'hard to 2027', by the nearest year. */
function drawn(window: LaunchWindow): string[] {
  const axis = axisOf([window], today);
  const first = Number(axis.from.slice(0, 4));
  const years = Number(axis.to.slice(0, 4)) - first;
  const parts = partsOf(window, axis, today);
  for (const [place, { from }] of parts.entries())
    expect(from, 'no gap and no overlap').toBe(parts[place - 1]?.to ?? 0);
  expect(parts.at(-1)?.to).toBe(1);
  return parts.map(
    ({ kind, to, goesOn }) => `${kind} to ${(first + to * years).toFixed(1)}${goesOn ? ' and on' : ''}`,
  );
}

test('the axis begins with this year and ends with the year after the last end, of whichever market', () => {
  const US = launch({ softUntil: '2031-08-24' });
  const EU = launch({ market: 'EU', earliest: '2034-03-01' });
  expect(axisOf([US], today)).toMatchObject({ from: '2026-01-01', to: '2033-01-01' });
  expect(axisOf([US, EU], today)).toMatchObject({ from: '2026-01-01', to: '2036-01-01' });
});

test('a window that ends soon, has ended or is unknown is drawn over five years', () => {
  for (const earliest of ['2027-05-21', '2019-01-01', null]) {
    expect(axisOf([launch({ earliest })], today).to).toBe('2031-01-01');
  }
  expect(axisOf([], today).to).toBe('2031-01-01');
});

test('years are named as far apart as they have room', () => {
  const yearsOf = (earliest: string) => axisOf([launch({ earliest })], today).ticks.map(({ year }) => year);
  expect(yearsOf('2027-05-21')).toEqual([2026, 2027, 2028, 2029, 2030]);
  expect(yearsOf('2036-02-01')).toEqual([2026, 2028, 2030, 2032, 2034, 2036]);
  expect(yearsOf('2044-02-01')).toEqual([2026, 2031, 2036, 2041]);
});

test('a day has its place by its days, and what lies outside of the axis stands at its edge', () => {
  const axis = { from: '2026-01-01', to: '2028-01-01' };
  expect(placeOf('2027-01-01', axis)).toBe(0.5);
  expect(placeOf('2020-01-01', axis)).toBe(0);
  expect(placeOf('2051-01-01', axis)).toBe(1);
  expect(axisOf([launch({})], today).today).toBeCloseTo(326 / 1826);
});

test('hard, soft and after follow each other', () => {
  expect(drawn(launch({ softUntil: '2031-08-24' }))).toEqual([
    'hard to 2027.4',
    'soft to 2031.6',
    'after to 2033.0 and on',
  ]);
});

test('ends that overlap count once: what can be worked around before the first lawful day adds nothing', () => {
  expect(drawn(launch({ softUntil: '2027-02-01' }))).toEqual(['hard to 2027.4', 'after to 2031.0 and on']);
});

test('what the dossier lacks itself is another part than what is protected', () => {
  const late = { earliest: '2028-01-01', softUntil: '2027-09-01' };
  expect(drawn(launch({ ...late, hardUntil: '2027-05-21' }))).toEqual([
    'hard to 2027.4',
    'readiness to 2028.0',
    'after to 2031.0 and on',
  ]);
  expect(drawn(launch({ ...late, state: 'soft-only', hardUntil: null }))[0]).toBe('readiness to 2028.0');
});

test('a dossier of which nobody knows when it is ready has what the registers say, and nothing open after it', () => {
  expect(drawn(launch({ earliest: null, hardUntil: '2027-05-21' }))).toEqual([
    'hard to 2027.4',
    'readiness to 2031.0 and on',
  ]);
});

test('what is soft, and until when nobody has said, goes on', () => {
  const until: WindowReason = {
    ...{ kind: 'exclusivity', hard: false, counts: true, code: null, number: '1', until: null },
    ...{ source: 'purple-book', edition: null, words: 'The first interchangeable.' },
  } satisfies WindowReason;
  const window = launch({ state: 'soft-only', earliest: today, hardUntil: null, reasons: [until] });
  expect(drawn(window)).toEqual(['soft to 2031.0 and on']);
});

test('what has ended is not drawn, and soft limits alone begin at once', () => {
  expect(drawn(launch({ state: 'open', earliest: '2019-01-01', hardUntil: null }))).toEqual([
    'after to 2031.0 and on',
  ]);
  expect(drawn(launch({ earliest: '2026-11-01' }))).toEqual(['after to 2031.0 and on']);
  const soft = { earliest: '2026-06-10', hardUntil: null, softUntil: '2029-01-01' };
  expect(drawn(launch({ state: 'soft-only', ...soft }))).toEqual([
    'soft to 2029.0',
    'after to 2031.0 and on',
  ]);
});

test('more than twenty years go on beyond the axis', () => {
  expect(drawn(launch({ earliest: '2051-01-01' }))).toEqual(['hard to 2046.0 and on']);
  expect(drawn(launch({ softUntil: '2060-01-01' }))).toEqual(['hard to 2027.4', 'soft to 2046.0 and on']);
});

test('the unknown is one part, and never an open one', () => {
  expect(drawn(launch({ state: 'unknown', earliest: null }))).toEqual(['unknown to 2031.0 and on']);
});
