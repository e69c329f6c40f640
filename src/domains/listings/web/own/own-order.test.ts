import { expect, test } from 'vitest';
import type { ListingSummary } from '../../contract/listings.ts';
import { inOrder, readOrder } from './own-order.ts';

const listing = (id: string, asked: number | null) =>
  ({
    id,
    demand: asked === null ? null : { opened: 0, shortlisted: 0, compared: 0, asked },
  }) as ListingSummary;
const listings = [listing('draft', null), listing('one', 1), listing('nine', 9), listing('other one', 1)];

test('listings stand by what they brought, drafts last either way, and equals the latest first', () => {
  const order = (search: string) => inOrder(listings, readOrder(search)).map(({ id }) => id);
  expect(order('?sort=-asked')).toEqual(['nine', 'one', 'other one', 'draft']);
  expect(order('?sort=asked')).toEqual(['one', 'other one', 'nine', 'draft']);
  for (const search of ['', '?sort=title', '?sort=-'])
    expect(order(search)).toEqual(['draft', 'one', 'nine', 'other one']);
});
