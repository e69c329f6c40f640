import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clocks, mayMove, moveNames, requestStates } from '../../contract/request-life.ts';
import { meanings } from '../../contract/state-words.ts';
import { needsNothing, nextAction, nextMove, whereToAct } from './next-step.ts';

const waited = requestStates.flatMap((state) => {
  const side = clocks[state]?.waitsFor;
  return side === undefined ? [] : { state, side };
});

test('whoever is waited for is told what to do', () => {
  expect(waited.filter((standing) => nextAction(standing) === 'Open')).toEqual([]);
  expect(nextAction({ state: 'submitted', side: 'buyer' })).toBe('Open');
});

test('the next move is one that they may make', () => {
  for (const { state, side } of waited) {
    const move = nextMove({ state, side });
    if (move !== null) expect(mayMove(move, state, side), `${move} in ${state}`).toBe(true);
  }
});

test('it is made from the queue where nothing is typed for it, and leads to its opened form in any case', () => {
  const reference = 'DB-2026-000123';
  expect(moveNames.filter(needsNothing)).toEqual(['review', 'start-due-diligence', 'withdraw']);
  expect(whereToAct({ reference, state: 'in-review', side: 'owner' })).toBe(
    '/requests/DB-2026-000123?scope=waiting&sort=due#issue-term-sheet',
  );
  expect(whereToAct({ reference, state: 'term-sheet-issued', side: 'buyer' })).toMatch(/#what-next$/);
  // The buyer has signed: the owner is waited for.
  expect(whereToAct({ reference, state: 'term-sheet-issued', side: 'owner' })).toMatch(/#signature$/);
  expect(nextAction({ state: 'term-sheet-issued', side: 'owner' })).toBe('Sign the term sheet');
});

test('a state means what its table says (§10.16)', () => {
  const section = readFileSync('docs/product/10-requests.md', 'utf8')
    .split(/^## /m)
    .find((part) => part.startsWith('10.16 '));
  const told = Array.from(section?.matchAll(/^\| (\w+)[^|]*\| (`.*) \|$/gm) ?? [], ([, meaning, states]) =>
    Array.from(states?.matchAll(/`([^`]+)`/g) ?? [], ([, state]) => [state, meaning]),
  ).flat();
  expect(Object.fromEntries(told)).toEqual(meanings);
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
