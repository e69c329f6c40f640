import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import { listingKinds } from '#domains/catalogue/contract/listing-kinds.ts';
import { reference } from '#platform/server/database/rows/reference.ts';

/** When a member last opened a finder, and the time before: what was listed since then is marked as new. */
export const finderVisits = pgTable(
  'finder_visits',
  {
    personId: reference(() => people.id, { onDelete: 'cascade' }),
    kind: text({ enum: listingKinds }).notNull(),
    latestAt: timestamp({ withTimezone: true }).notNull(),
    previousAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.personId, table.kind] })],
);
