import { sql } from 'drizzle-orm';
import { integer, text, timestamp } from 'drizzle-orm/pg-core';

/** What a table of files of members keeps of the virus scan (§16.4). */
export function scanColumns() {
  return {
    /** What the virus scan has said; 'waiting' is quarantine as long as a scanner is set. */
    scan: text({ enum: ['waiting', 'clean', 'infected'] })
      .notNull()
      .default('waiting'),
    scannedAt: timestamp({ withTimezone: true }),
    /** What the scanner calls what it found; the bytes are removed. */
    finding: text(),
    /** When the scanner is asked next, and how often it was. */
    scanAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    scanTries: integer().notNull().default(0),
    /** Since when the sweep finds no bytes in storage. */
    missingSince: timestamp({ withTimezone: true }),
  };
}
