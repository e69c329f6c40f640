import { expect, test } from 'vitest';
import { toRoleValues, valueFields, valuesOf } from './role-values.ts';

test('values are typed with commas between, a field for each role, and told so again', () => {
  const none = { administratorValues: '', 'deal-makerValues': '', signatoryValues: ' , ', readerValues: '' };
  const values = toRoleValues({ ...none, administratorValues: 'it, board ,', 'deal-makerValues': 'sales' });
  expect(values).toEqual([
    { value: 'it', role: 'administrator' },
    { value: 'board', role: 'administrator' },
    { value: 'sales', role: 'deal-maker' },
  ]);
  expect(valuesOf(values, 'administrator')).toBe('it, board');
  expect(Object.keys(none)).toEqual(Object.values(valueFields));
});
