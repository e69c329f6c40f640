import { expect, test } from 'vitest';
import { factColumns } from './entry.tsx';

test('that a launch moved stands beside the launch, where there is such news', () => {
  const namesOf = (hasNews: boolean) => factColumns(hasNews).map(({ name }) => name);
  expect(namesOf(true)).toEqual(['readiness', 'launch', 'moved', 'fee', 'markets']);
  expect(namesOf(false)).toEqual(['readiness', 'launch', 'fee', 'markets']);
});
