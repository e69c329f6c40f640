import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What the last reading of a stored file found. */
export const fileChecks = pgTable('file_checks', {
  storageKey: text().primaryKey(),
  /** What was received; where no row of the file's owner says it, what was read first, and null until something was. */
  sha256: text(),
  checkedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  /** Null where it is as it was received. */
  fault: text({ enum: ['missing', 'changed'] }),
  faultSince: timestamp({ withTimezone: true }),
});
