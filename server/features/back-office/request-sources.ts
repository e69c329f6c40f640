import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type ColumnOf, shapeOf } from '#contract/back-office-tables.ts';
import { people } from '#server/features/accounts/tables.ts';
import { companies } from '#server/features/companies/tables.ts';
import { feeEntries, requests } from '#server/features/requests/tables.ts';
import type { TableSource } from '#server/platform/table-query/define.ts';
import { wordsOf, wordsOfCompany, wordsOfPerson } from './words.ts';

const buyer = alias(people, 'buyer');
const recorder = alias(people, 'recorder');

/** Where the request's clock stands: it ends with the last day for the answer. */
const clock = sql`case when ${requests.dueAt} is null then 'none' when ${requests.dueAt} < now() then 'overdue'
  when ${requests.dueAt} < now() + interval '1 day' then 'today' else 'running' end`;

const words = wordsOf(requests.reference, requests.listingCode, requests.listingTitle);

export const requestSource: TableSource<ColumnOf<'requests'>, 'buyer' | 'owner'> = {
  shape: shapeOf('requests'),
  from: sql`${requests}`,
  id: sql`${requests.id}`,
  joins: {
    buyer: sql`join ${people} ${sql.identifier('buyer')} on ${buyer.id} = ${requests.personId}`,
    owner: sql`join ${companies} on ${companies.id} = ${requests.ownerCompanyId}`,
  },
  searched: words,
  columns: {
    reference: { value: sql`${requests.reference}`, within: words },
    state: { value: sql`${requests.state}` },
    clock: { value: clock },
    dueAt: { value: sql`${requests.dueAt}`, order: sql`coalesce(${requests.dueAt}, 'infinity')` },
    kind: { value: sql`${requests.kind}` },
    listingCode: { value: sql`${requests.listingCode}`, within: words },
    listing: { value: sql`${requests.listingTitle}`, within: words },
    buyer: { value: sql`${buyer.name}`, within: wordsOfPerson(buyer), needs: ['buyer'] },
    organisation: { value: sql`${buyer.organisation}`, within: wordsOfPerson(buyer), needs: ['buyer'] },
    owner: { value: sql`${companies.name}`, within: wordsOfCompany(companies), needs: ['owner'] },
    createdAt: { value: sql`${requests.createdAt}` },
    touchedAt: { value: sql`${requests.touchedAt}` },
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
    request: sql`join ${requests} on ${requests.id} = ${feeEntries.requestId}`,
    recorder: sql`join ${people} ${sql.identifier('recorder')} on ${recorder.id} = ${feeEntries.recordedBy}`,
  },
  searched: wordsOf(feeEntries.note),
  columns: {
    bookedOn: { value: sql`${feeEntries.bookedOn}` },
    reference: { value: sql`${requests.reference}`, within: words, needs: ['request'] },
    kind: { value: sql`${feeEntries.kind}` },
    currency: { value: sql`${feeEntries.currency}` },
    amount: { value: sql`${feeEntries.amount}` },
    note: { value: sql`${feeEntries.note}`, within: wordsOf(feeEntries.note) },
    recorder: { value: sql`${recorder.name}`, within: wordsOfPerson(recorder), needs: ['recorder'] },
    recordedAt: { value: sql`${feeEntries.recordedAt}` },
  },
  keys: { person: sql`${feeEntries.recordedBy}` },
};
