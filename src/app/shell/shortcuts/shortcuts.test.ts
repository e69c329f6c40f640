import { expect, test } from 'vitest';
import { mayOpen } from '#page-table.ts';
import { roles } from '#platform/contract/roles.ts';
import { read, search, shortcutsFor } from './shortcuts.ts';

test.each(roles)(
  'the shortcuts of a %s lead only where that role may go, and no two have the same keys',
  (role) => {
    const shortcuts = shortcutsFor(role);
    expect(shortcuts.filter(({ to }) => to !== undefined && !mayOpen(to, role))).toEqual([]);
    const keys = shortcuts.map((shortcut) => shortcut.keys.join(' '));
    expect(new Set(keys).size).toBe(keys.length);
  },
);

test('keys are read one after the other: a shortcut, the beginning of one, or nothing', () => {
  const shortcuts = shortcutsFor('seller');
  expect(read(shortcuts, ['/'])).toEqual({ done: search });
  expect(read(shortcuts, ['g'])).toEqual({ begun: true });
  expect(read(shortcuts, ['g', 'r'])).toMatchObject({ done: { to: '/requests' } });
  expect(read(shortcuts, ['g', 'x'])).toBeNull();
  expect(read(shortcuts, ['r'])).toBeNull();
});

test('the desk goes to its table of requests, an investor to Active Deals and to no shortlist', () => {
  const leads = (role: (typeof roles)[number]) =>
    Object.fromEntries(shortcutsFor(role).map(({ keys, to }) => [keys.join(' '), to]));
  expect(leads('admin')['g r']).toBe('/admin/requests');
  expect(leads('investor')['g d']).toBe('/investment/activedeals');
  expect(leads('investor')['g s']).toBeUndefined();
  expect(leads('seller')['g s']).toBe('/shortlist');
});
