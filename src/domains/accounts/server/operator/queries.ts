import { and, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import type { KeptOperatorVersion, OperatorVersion, TermsToAccept } from '../../contract/operator.ts';
import { people } from '../tables.ts';
import { operatorVersions, termsAcceptances } from './tables.ts';

const mostVersions = 50;

const { version, name, address, register, email, phone, law, inForceFrom, changes, asks } = operatorVersions;
const told = { version, name, address, register, email, phone, law, inForceFrom, changes, asks };

/** Days never go back from one version to the next: of those in force the latest holds. */
export async function findOperator(
  db: Queryable,
  today: string,
): Promise<{ current: OperatorVersion | null; next: OperatorVersion | null }> {
  const rows = await db.select(told).from(operatorVersions).orderBy(desc(version)).limit(mostVersions);
  return {
    current: rows.find((row) => row.inForceFrom <= today) ?? null,
    next: rows.findLast((row) => row.inForceFrom > today) ?? null,
  };
}

export async function listOperatorVersions(db: Queryable): Promise<KeptOperatorVersion[]> {
  const rows = await db
    .select({ ...told, savedAt: operatorVersions.savedAt, by: people.name })
    .from(operatorVersions)
    .innerJoin(people, eq(people.id, operatorVersions.savedBy))
    .orderBy(desc(version))
    .limit(mostVersions);
  return rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() }));
}

/**
 * What somebody has not accepted yet, of the versions in force that ask for it; null where there is nothing. Who came since
 * has accepted what stood there when they registered.
 */
export async function findTermsToAccept(
  db: Queryable,
  personId: number,
  { today, timeZone }: { today: string; timeZone: string },
): Promise<TermsToAccept | null> {
  const accepted = db
    .select({ one: sql`1` })
    .from(termsAcceptances)
    .where(and(eq(termsAcceptances.personId, personId), gte(termsAcceptances.version, version)));
  const [latest] = await db
    .select({ version, inForceFrom, changes })
    .from(operatorVersions)
    .innerJoin(people, eq(people.id, personId))
    .where(
      and(
        ...[eq(asks, true), lte(inForceFrom, today)],
        sql`(${people.createdAt} at time zone ${timeZone})::date < ${inForceFrom}`,
        sql`not exists (${accepted})`,
      ),
    )
    .orderBy(desc(version))
    .limit(1);
  return latest ?? null;
}
