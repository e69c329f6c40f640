import { sql } from 'drizzle-orm';
import { boolean, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import { reference } from '#platform/server/database/rows/reference.ts';
import { type UploadOutcome, uploadStates } from '../../contract/register-uploads.ts';

/** Publishers' files that the desk sent in the browser (§20.8): how far each is, and what became of it. */
export const registerUploads = pgTable('register_uploads', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  personId: reference(() => people.id),
  fileName: text().notNull(),
  sha256: text().notNull(),
  storageKey: text().notNull().unique(),
  /** Of the edition, where its sender gave it. */
  day: date(),
  /** It is wanted although a newer edition stands. */
  evenOlder: boolean().notNull().default(false),
  state: text({ enum: uploadStates }).notNull().default('reading'),
  rowsRead: integer().notNull().default(0),
  outcomes: jsonb().$type<UploadOutcome[]>().notNull().default([]),
  failure: text().notNull().default(''),
  sentAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  finishedAt: timestamp({ withTimezone: true }),
});
