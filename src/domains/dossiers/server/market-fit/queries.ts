import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import type { FitMarket } from '../../contract/market-fit/fit-markets.ts';
import { ownMarkets } from './tables.ts';

export async function findOwnMarkets(db: Queryable, personId: number): Promise<FitMarket[]> {
  const [row] = await db
    .select({ markets: ownMarkets.markets })
    .from(ownMarkets)
    .where(eq(ownMarkets.personId, personId));
  return row?.markets ?? [];
}

export async function keepOwnMarkets(db: Queryable, personId: number, markets: FitMarket[]): Promise<void> {
  await db
    .insert(ownMarkets)
    .values({ personId, markets })
    .onConflictDoUpdate({ target: ownMarkets.personId, set: { markets } });
}
