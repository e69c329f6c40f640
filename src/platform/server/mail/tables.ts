import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Every mail the product sends, written in the transaction that causes it and sent afterwards. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The same at every try, so that a mail sent twice is recognised as one. */
    messageId: text().notNull().unique(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    /** Holds a key: its words are wiped once it has left, so that the table is no store of keys. */
    confidential: boolean().notNull().default(false),
    sentAt: timestamp({ withTimezone: true }),
    lastError: text(),
  },
  (table) => [
    index().on(table.createdAt),
    // How many have not left is asked for all the time, and they are few among a year of mails.
    index('outgoing_mails_unsent').on(table.createdAt).where(sql`sent_at is null`),
  ],
);
