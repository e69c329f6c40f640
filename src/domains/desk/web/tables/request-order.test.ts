import { expect, test } from 'vitest';
import { listAsked } from './request-order.ts';

test.each([
  ['', ''],
  ['?sort=-createdAt&limit=25', ''],
  ['?sort=dueAt&state=submitted,signed', '?scope=all&state=submitted%2Csigned&sort=due'],
  ['?q=metformin&kind=dossier&after=x', '?scope=all&kind=dossier&q=metformin'],
  ['?sort=buyer', ''],
  ['?clock=overdue&sort=dueAt', ''],
  ['?kind=dossier,supplier', ''],
  ['?q=two+words', ''],
])('the table under %s is the list of requests under %j', (search, list) => {
  expect(listAsked(search)).toBe(list);
});
