import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import type { ToldFigures } from '../../contract/market-figures/figures.ts';
import { presentationFigures } from './tables.ts';

/** What may be told of a presentation, as it was worked out; null where nothing may. */
export async function findFigures(db: Queryable, presentationId: number): Promise<ToldFigures | null> {
  const [row] = await db
    .select({ told: presentationFigures.told })
    .from(presentationFigures)
    .where(eq(presentationFigures.presentationId, presentationId));
  return row?.told ?? null;
}
