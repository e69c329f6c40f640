import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { windowMarkets } from '#domains/registers/contract/window-markets.ts';
import type { ToldFigures } from '../../contract/market-figures/figures.ts';
import { presentations } from '../tables.ts';

/** What may be told of a presentation (§22.2): what rests on too few companies is not even kept. */
export const presentationFigures = pgTable('presentation_figures', {
  presentationId: integer()
    .primaryKey()
    .references(() => presentations.id, { onDelete: 'cascade' }),
  told: jsonb().$type<ToldFigures>().notNull(),
});

/** What loses its last hard protection in a market, as it was worked out (§22.5): presentations, and products nobody lists. */
export const opportunities = pgTable(
  'opportunities',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The same at every look: alerts know by it what they have told. */
    key: text().notNull(),
    market: text({ enum: windowMarkets }).notNull(),
    hardUntil: date().notNull(),
    /** What ends last, in the register's own code and number. */
    last: text().notNull(),
    /** Of the edition that has it. */
    asOf: date(),
    /** Null where nobody lists it. */
    presentationId: integer().references(() => presentations.id, { onDelete: 'cascade' }),
    molecule: text().notNull(),
    form: text().notNull(),
    strengths: text().notNull(),
    /** What the register calls it, and whose it is; '' of a presentation. */
    brand: text().notNull(),
    holder: text().notNull(),
    atc: text(),
    dossiers: integer().notNull(),
    /** Holders of copies (ANDAs) that are listed as sold; null where the Orange Book is not asked. */
    generics: integer(),
    /** Companies that did anything with it, and that asked for it; 0 where that is not told. */
    wanted: integer().notNull(),
    asked: integer().notNull(),
    since: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [
    unique().on(table.key, table.market),
    index().on(table.market, table.hardUntil, table.id),
    index().on(table.market, table.wanted.desc(), table.hardUntil, table.id),
    index().on(table.presentationId),
  ],
);

/** The one row that says of which day the figures are, by how many companies, and of which editions the opportunities. */
export const figuresWorked = pgTable('figures_worked', {
  id: integer().primaryKey().default(1),
  day: date().notNull(),
  editions: text().notNull(),
  /** `fewestCompanies` as it was: what was worked out under another is told nowhere, and worked out anew (§22.1). */
  fewest: integer().notNull(),
});
