import { and, asc, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { companies, companyPeople } from './tables.ts';

export type OwnCompany = { id: number; name: string };

/** Whose people the viewer is one of; before the proof of the address nobody is. */
function isOwn(db: Queryable, viewer: Viewer): SQL {
  if (!viewer.proven) return sql`false`;
  return exists(
    db
      .select({ one: sql`1` })
      .from(companyPeople)
      .where(and(eq(companyPeople.companyId, companies.id), eq(companyPeople.personId, viewer.personId))),
  );
}

/** The companies that the viewer belongs to, the first joined to the catalogue first. */
export function listOwnCompanies(db: Queryable, viewer: Viewer): Promise<OwnCompany[]> {
  return db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(isOwn(db, viewer))
    .orderBy(asc(companies.id));
}

/**
 * One of the viewer's own companies, held until the transaction ends, so that what is counted for it is counted by one at
 * a time: the one that is named, or the first. Null where it is not theirs, or there is none.
 */
export async function holdOwnCompany(
  tx: Queryable,
  viewer: Viewer,
  id: number | null,
): Promise<OwnCompany | null> {
  const [company] = await tx
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(and(isOwn(tx, viewer), id === null ? undefined : eq(companies.id, id)))
    .orderBy(asc(companies.id))
    .limit(1)
    .for('no key update');
  return company ?? null;
}

/** Holds a company until the transaction ends. */
export async function holdCompany(tx: Queryable, id: number): Promise<void> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, id)).for('no key update');
}
