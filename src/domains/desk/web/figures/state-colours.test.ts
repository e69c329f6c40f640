import { expect, test } from 'vitest';
import { requestStates } from '#domains/requests/contract/request-life.ts';
import { meanings } from '#domains/requests/contract/state-words.ts';
import { stateColours } from './state-colours.ts';

test('a state has the colour of its meaning in the figures too, each a shade of its own', () => {
  for (const state of requestStates) expect(stateColours[state]).toContain(`var(--${meanings[state]})`);
  expect(new Set(Object.values(stateColours)).size).toBe(requestStates.length);
});
