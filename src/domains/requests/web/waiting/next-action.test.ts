import { expect, test } from 'vitest';
import { clocks, mayMove, moveNames, requestStates } from '../../contract/request-life.ts';
import { meanings } from '../list/state-words.ts';
import { nextAction } from './next-action.ts';

const waited = requestStates.flatMap((state) => {
  const side = clocks[state]?.waitsFor;
  return side === undefined ? [] : { state, side };
});

test('whoever is waited for is told what to do', () => {
  expect(waited.filter((standing) => nextAction(standing) === 'Open')).toEqual([]);
  expect(nextAction({ state: 'submitted', side: 'buyer' })).toBe('Open');
});

test('a state from which nothing is expected looks like an end, and no other does', () => {
  const ended = requestStates.filter((state) => !moveNames.some((name) => mayMove(name, state, 'owner')));
  for (const state of requestStates) {
    if (clocks[state] !== undefined) expect(['waiting', 'moving'], state).toContain(meanings[state]);
  }
  expect(ended.filter((state) => meanings[state] === 'ended' || meanings[state] === 'done')).toEqual([
    'closed',
    'declined',
    'withdrawn',
    'expired',
  ]);
});
