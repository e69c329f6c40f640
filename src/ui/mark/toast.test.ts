import { expect, test } from 'vitest';
import { showToastsWith, toastError, toastSuccess } from './toast.ts';

test('what no longer holds is taken back, whether it still waits or stands there already', () => {
  const standing = new Set<string>();
  const gone = toastError('2 fields need a look');
  const kept = toastError('The server is busy');
  gone();
  showToastsWith(({ message }) => {
    standing.add(message);
    return () => standing.delete(message);
  });
  expect([...standing]).toEqual(['The server is busy']);
  kept();
  toastSuccess('Saved');
  expect([...standing]).toEqual(['Saved']);
});
