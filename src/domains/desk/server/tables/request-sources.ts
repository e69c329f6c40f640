import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import { companies } from '#domains/companies/server/tables.ts';
import { feeEntries, requests } from '#domains/requests/server/tables.ts';
import { dictionary } from '#platform/contract/dictionary.ts';
import type { TableSource } from '#platform/server/table-query/define.ts';
import { wordsOf } from '#platform/server/table-query/words.ts';
import { type ColumnOf, shapeOf } from '../../contract/back-office-tables.ts';
import { isProven, join, joinPerson, sameColumns } from '../source-columns.ts';

const buyer = alias(people, 'buyer');
const recorder = alias(people, 'recorder');

/** Where the request's clock stands: it ends with the last day for the answer. */
const clock = sql`case when ${requests.dueAt} is null then 'none' when ${requests.dueAt} < now() then 'overdue'
  when ${requests.dueAt} < now() + interval '1 day' then 'today' else 'running' end`;

/** By ranges of what an index has in order: each state is one of them. */
const end = sql`coalesce(${requests.dueAt}, 'infinity')`;
const ranges = dictionary<SQL>({
  none: sql`${end} = 'infinity'`,
  overdue: sql`${end} < now()`,
  today: sql`(${end} >= now() and ${end} < now() + interval '1 day')`,
  running: sql`(${end} >= now() + interval '1 day' and ${end} < 'infinity')`,
});

function onClock(given: string): SQL {
  const chosen = given.split(',').flatMap((state) => ranges[state] ?? []);
  return sql`(${sql.join(chosen, sql` or `)})`;
}

export const requestSource: TableSource<ColumnOf<'requests'>, 'buyer' | 'owner'> = {
  shape: shapeOf('requests'),
  from: sql`${requests}`,
  id: sql`${requests.id}`,
  joins: {
    buyer: joinPerson(buyer, requests.personId),
    owner: join(companies, requests.ownerCompanyId),
  },
  searched: wordsOf(requests),
  columns: {
    ...sameColumns(requests, ['reference', 'listingCode'], wordsOf(requests)),
    ...sameColumns(requests, ['state', 'kind', 'createdAt', 'touchedAt']),
    organisation: { value: sql`${buyer.organisation}`, within: wordsOf(buyer), needs: ['buyer'] },
    clock: { value: clock, where: onClock },
    dueAt: { value: sql`${requests.dueAt}`, order: end },
    listing: { value: sql`${requests.listingTitle}`, within: wordsOf(requests) },
    buyer: { value: sql`${buyer.name}`, within: wordsOf(buyer), needs: ['buyer'] },
    owner: { value: sql`${companies.name}`, within: wordsOf(companies), needs: ['owner'] },
    proven: { value: isProven(buyer), needs: ['buyer'] },
    person: { value: sql`${requests.personId}` },
    company: { value: sql`${requests.ownerCompanyId}` },
  },
  keys: { person: sql`${requests.personId}`, company: sql`${requests.ownerCompanyId}` },
};

export const feeSource: TableSource<ColumnOf<'fees'>, 'request' | 'recorder'> = {
  shape: shapeOf('fees'),
  from: sql`${feeEntries}`,
  id: sql`${feeEntries.id}`,
  joins: {
    request: join(requests, feeEntries.requestId),
    recorder: joinPerson(recorder, feeEntries.recordedBy),
  },
  searched: wordsOf(feeEntries),
  columns: {
    ...sameColumns(feeEntries, ['bookedOn', 'kind', 'currency', 'recordedAt']),
    reference: { value: sql`${requests.reference}`, within: wordsOf(requests), needs: ['request'] },
    ...sameColumns(feeEntries, ['note'], wordsOf(feeEntries)),
    amount: { value: sql`${feeEntries.amount}`, orderType: 'numeric' },
    recorder: {
      value: sql`${recorder.name}`,
      within: wordsOf(recorder),
      needs: ['recorder'],
      ofFew: true,
    },
  },
  keys: { person: sql`${feeEntries.recordedBy}` },
};
