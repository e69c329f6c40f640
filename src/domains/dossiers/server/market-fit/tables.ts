import { pgTable, text } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import { reference } from '#platform/server/database/rows/reference.ts';
import { fitMarkets } from '../../contract/market-fit/fit-markets.ts';

/** The countries that a member keeps as the own ones (§23.5). */
export const ownMarkets = pgTable('own_markets', {
  personId: reference(() => people.id, { onDelete: 'cascade' }).primaryKey(),
  markets: text({ enum: fitMarkets }).array().notNull(),
});
