import { expect, test, vi } from 'vitest';
import { isShortlisted, rereadMarks } from './marks.ts';

test('after a move by another call the marks are those that the server tells then', async () => {
  const kept: Record<string, string> = { token: 'one', name: 'Ana', role: 'seller' };
  vi.stubGlobal('window', { localStorage: { getItem: (key: string) => kept[key] ?? null } });
  let onShortlist = ['1', '2'];
  vi.stubGlobal('fetch', async () => Response.json({ data: onShortlist }));
  await rereadMarks();
  expect(['1', '2', '3'].map(isShortlisted)).toEqual([true, true, false]);
  onShortlist = ['2', '3'];
  await rereadMarks();
  expect(['1', '2', '3'].map(isShortlisted)).toEqual([false, true, true]);
});
