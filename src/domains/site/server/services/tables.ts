import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import { reference } from '#platform/server/database/rows/reference.ts';
import { serviceKinds } from '../../contract/service-kinds.ts';

/** Who wants to be told when a kind of service opens. */
export const serviceInterests = pgTable(
  'service_interests',
  {
    personId: reference(() => people.id, { onDelete: 'cascade' }),
    service: text({ enum: serviceKinds }).notNull(),
    since: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.personId, table.service] })],
);
