import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import { reference } from '#platform/server/database/rows/reference.ts';
import { requests } from '../tables.ts';

/** Colleagues of a buyer who get the mails about a request too (§26.7), as long as they belong to the company. */
export const requestWatchers = pgTable(
  'request_watchers',
  {
    requestId: reference(() => requests.id, { onDelete: 'cascade' }),
    personId: reference(() => people.id, { onDelete: 'cascade' }),
    since: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.personId] }), index().on(table.personId)],
);
