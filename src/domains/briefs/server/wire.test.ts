import { expect, test } from 'vitest';
import { type RequestState, requestStates } from '#domains/requests/contract/request-life.ts';
import { canBeAwarded, onAward } from './wire.ts';

const now = new Date('2026-11-03T12:00:00Z');
const later = new Date('2026-11-04T12:00:00Z');

const awarded: readonly RequestState[] = [
  ...(['term-sheet-issued', 'signed', 'fee-paid', 'due-diligence', 'closed'] as const),
];
const left: Partial<Record<RequestState, string | null>> = {
  ...{ submitted: 'withdraw', 'in-review': 'withdraw', 'revision-asked': 'withdraw' },
  ...{ closed: null, declined: null, withdrawn: null, expired: null },
};

test.each(requestStates)(
  'of one that is %s an award knows whether it is for it, and how it ends',
  (state) => {
    expect(canBeAwarded({ state, dueAt: later }, now)).toBe(awarded.includes(state));
    expect(onAward({ state, dueAt: later }, now)).toBe(state in left ? left[state] : 'decline');
  },
);

test('one whose last day is over is neither awarded nor ended, also before the job says so', () => {
  const row = { state: 'term-sheet-issued', dueAt: now } as const;
  expect([canBeAwarded(row, now), onAward(row, now)]).toEqual([false, null]);
});
