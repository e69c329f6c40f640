import { eq, ne } from 'drizzle-orm';
import { fewestCompanies } from '#domains/catalogue/contract/few-companies.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { ToldFigures } from '../../contract/market-figures/figures.ts';
import { figuresWorked, presentationFigures } from './tables.ts';

/** Whether what is kept was worked out by another number of companies than is enough now: then none of it may be told. */
export async function isOfOtherNumber(db: Queryable): Promise<boolean> {
  return (await db.$count(figuresWorked, ne(figuresWorked.fewest, fewestCompanies))) > 0;
}

/** What may be told of a presentation, as it was worked out; null where nothing may. */
export async function findFigures(db: Queryable, presentationId: number): Promise<ToldFigures | null> {
  if (await isOfOtherNumber(db)) return null;
  const [row] = await db
    .select({ told: presentationFigures.told })
    .from(presentationFigures)
    .where(eq(presentationFigures.presentationId, presentationId));
  return row?.told ?? null;
}
