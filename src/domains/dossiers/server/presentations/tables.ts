import { sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import { matchedRegisters } from '#domains/registers/contract/presentations.ts';
import { reference } from '#platform/server/database/rows/reference.ts';
import { pinEffects } from '../../contract/presentations.ts';
import { presentations } from '../tables.ts';

/** The desk's word on which rows of the registers a presentation is. */
export const matchPins = pgTable(
  'match_pins',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    presentationId: reference(() => presentations.id, { onDelete: 'cascade' }),
    effect: text({ enum: pinEffects }).notNull(),
    register: text({ enum: matchedRegisters }).notNull(),
    application: text().notNull(),
    product: text(),
    /** Of a carve-out. */
    code: text(),
    reason: text().notNull(),
    setBy: reference(() => people.id),
    setAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [
    unique('one_pin_of_a_row')
      .on(table.presentationId, table.register, table.application, table.product, table.code)
      .nullsNotDistinct(),
  ],
);
