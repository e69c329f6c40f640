import { expect, it } from 'vitest';
import { isYes } from './yes.tsx';

it("a flag is a tick only when it says 'Yes'", () => {
  expect(['Yes', 'yes ', 'No', 'Yes, partly', ''].map(isYes)).toEqual([true, true, false, false, false]);
});
