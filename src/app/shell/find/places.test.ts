import { expect, test } from 'vitest';
import { mayOpen } from '#page-table.ts';
import { roles } from '#platform/contract/roles.ts';
import { placesOf, saysAll } from './places.ts';

const sessionOf = (role: (typeof roles)[number]) => ({ token: 'secret', name: 'Asha Verma', role });

test.each(roles)('the palette offers a %s each page once, and only those that open', (role) => {
  const places = placesOf(sessionOf(role));
  expect(places.filter(({ to }) => !mayOpen(to, role))).toEqual([]);
  expect(new Set(places.map(({ to }) => to)).size).toBe(places.length);
  expect(new Set(places.map(({ label, detail }) => `${label} ${detail}`)).size).toBe(places.length);
});

test('the pages of the desk are offered to the desk alone', () => {
  const has = (role: (typeof roles)[number]) =>
    placesOf(sessionOf(role)).some(({ to }) => to === '/admin/mails');
  expect(roles.filter(has)).toEqual(['admin']);
});

test('a page is found by the beginnings of its words, in any order', () => {
  expect(saysAll('Saved searches', 'sea sav')).toBe(true);
  expect(saysAll('Saved searches', 'aved')).toBe(false);
  expect(saysAll('Saved searches', '')).toBe(true);
});
