import { expect, test } from 'vitest';
import { readFilter, toSearch } from '#domains/requests/web/list/request-filter.ts';
import { listAsked } from './request-order.ts';

test.each([
  ['', undefined],
  ['?limit=25&after=x', undefined],
  ['?sort=buyer', 'sort=buyer'],
  ['?q=two+words&kind=dossier,supplier&before=x', 'q=two+words&kind=dossier%2Csupplier'],
  ['?clock=overdue&sort=-dueAt', 'sort=-dueAt&clock=overdue'],
])('a request knows that the table was asked %s', (search, desk) => {
  const list = listAsked(search);
  const read = readFilter(new URLSearchParams(list), true);
  expect(read.desk).toBe(desk);
  // So do those that one goes on to; and nobody but the desk.
  expect(toSearch(read)).toBe(list);
  expect(readFilter(new URLSearchParams(list), false)).not.toHaveProperty('desk');
});
