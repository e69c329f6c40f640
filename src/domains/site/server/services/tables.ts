import { sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import { serviceKinds } from '../../contract/service-kinds.ts';

/** Who wants to be told when a kind of service opens. */
export const serviceInterests = pgTable(
  'service_interests',
  {
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    service: text({ enum: serviceKinds }).notNull(),
    since: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.personId, table.service] })],
);
