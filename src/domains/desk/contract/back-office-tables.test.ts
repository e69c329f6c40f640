import { expect, it } from 'vitest';
import { shapeOf, tableNames } from './back-office-tables.ts';

it('has each state look as it does elsewhere: with a meaning for every one of them', () => {
  const states = tableNames.flatMap((table) => {
    const { state } = shapeOf(table).columns;
    return state ? [{ table, ...state }] : [];
  });
  expect(states.map(({ table }) => table)).toEqual([
    ...['requests', 'dossiers', 'suppliers', 'edits', 'settlements', 'evidence', 'blog', 'mails'],
  ]);
  for (const { choices = {}, standings = {} } of states) {
    expect(Object.keys(standings).sort()).toEqual(Object.keys(choices).sort());
  }
});
