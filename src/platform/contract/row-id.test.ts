import { expect, test } from 'vitest';
import { toRowId } from './row-id.ts';

test('only the numbers of rows are ids', () => {
  expect(['1', '2147483647', '2147483648', '0', '-1', '01', '1e3', ''].map(toRowId)).toEqual([
    1,
    2_147_483_647,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});
