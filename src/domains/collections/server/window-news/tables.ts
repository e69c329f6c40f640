import { sql } from 'drizzle-orm';
import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';

/** Members who want no mail about launch windows that moved. */
export const launchMailStops = pgTable('launch_mail_stops', {
  personId: integer()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  stoppedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
});
