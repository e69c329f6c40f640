import { type AnyColumn, and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import { listOwnCompanies } from '#domains/companies/server/own-companies.ts';
import { companyFormerPeople, companyPeople } from '#domains/companies/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { SharingCompany } from '../contract/sharing.ts';

/** What may be shared with a company's people: whose it is, and with which company. */
type Shareable = { personId: AnyColumn; companyId: AnyColumn };

/** A person belongs to the company that something is shared with. */
function belongs(db: Queryable, { companyId }: Shareable, personId: SQL): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(companyPeople)
      .where(and(eq(companyPeople.companyId, companyId), eq(companyPeople.personId, personId))),
  );
}

/** Whoever shares it belongs to the company still: else nobody shares it. */
export function ownerBelongs(db: Queryable, of: Shareable): SQL {
  return belongs(db, of, sql`${of.personId}`);
}

/** One belongs to the company that shares it, by an address that is proven, and so does whoever shares it still. */
export function isShared(db: Queryable, of: Shareable, viewer: Viewer): SQL {
  if (!viewer.proven) return sql`false`;
  return and(belongs(db, of, sql`${viewer.personId}`), ownerBelongs(db, of)) as SQL;
}

/** With whose people the viewer may share. */
export async function listSharingCompanies(db: Queryable, viewer: Viewer): Promise<SharingCompany[]> {
  return (await listOwnCompanies(db, viewer)).map(({ id, name }) => ({ id: String(id), name }));
}

/** Throws AppError where a company to share with is none of the viewer's own. */
export async function refuseForeign(tx: Queryable, viewer: Viewer, company: number | null): Promise<void> {
  if (company === null) return;
  if ((await listOwnCompanies(tx, viewer)).some(({ id }) => id === company)) return;
  throw new AppError('not-found', 'You are not one of that company’s people.');
}

/** Who of these people neither belongs to a company nor did: what they wrote was never for its people. */
export async function outsidersOf(
  tx: Queryable,
  companyId: number,
  personIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const outside = new Set(personIds);
  for (const table of [companyPeople, companyFormerPeople]) {
    const insiders = await tx
      .select({ id: table.personId })
      .from(table)
      .where(and(eq(table.companyId, companyId), inArray(table.personId, [...outside])));
    for (const { id } of insiders) outside.delete(id);
  }
  return outside;
}
