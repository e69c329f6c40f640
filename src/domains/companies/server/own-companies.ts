import { and, asc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '#platform/server/database/database.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import {
  type Belonging,
  type CompanyAct,
  companyPolicy,
  mayAs,
  whyNotAs,
  whyNotInAny,
} from '../contract/company-roles.ts';
import { companies, companyPeople } from './tables.ts';

export type OwnCompany = { id: number; name: string };

/** Whose people the viewer is one of, in a role that allows `act`; before the proof of the address nobody is. */
function isOwn(db: Queryable, viewer: Viewer, act?: CompanyAct): SQL {
  if (!viewer.proven) return sql`false`;
  const { companyId, personId, role } = companyPeople;
  const may = act && inArray(role, [...companyPolicy[act].roles]);
  return exists(
    db
      .select({ one: sql`1` })
      .from(companyPeople)
      .where(and(eq(companyId, companies.id), eq(personId, viewer.personId), may)),
  );
}

/** What belongs to one of the viewer's companies, by the column that names it; before the proof of the address nothing does. */
export function ofOwnCompany(viewer: Viewer, companyId: PgColumn): SQL {
  if (!viewer.proven) return sql`false`;
  return sql`${companyId} in (select company_id from ${companyPeople} where person_id = ${viewer.personId})`;
}

/** The companies that the viewer belongs to, and as what, the first joined to the catalogue first. */
export async function listOwnCompanies(db: Queryable, viewer: Viewer): Promise<(OwnCompany & Belonging)[]> {
  if (!viewer.proven) return [];
  return db
    .select({ id: companies.id, name: companies.name, role: companyPeople.role })
    .from(companyPeople)
    .innerJoin(companies, eq(companies.id, companyPeople.companyId))
    .where(eq(companyPeople.personId, viewer.personId))
    .orderBy(asc(companies.id));
}

/**
 * One of the viewer's own companies in which they may do something, held until the transaction ends, so that what is
 * counted for it is counted by one at a time: the one that is named, or the first. Null where it is not theirs, or there is
 * none. Throws AppError 'forbidden' where their role does not allow it.
 */
export async function holdOwnCompany(
  tx: Queryable,
  viewer: Viewer,
  id: number | null,
  act: CompanyAct,
): Promise<OwnCompany | null> {
  const isAsked = id === null ? undefined : eq(companies.id, id);
  const [company] = await tx
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(and(isOwn(tx, viewer, act), isAsked))
    .orderBy(asc(companies.id))
    .limit(1)
    .for('no key update');
  if (company !== undefined) return company;
  const [other] = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(and(isOwn(tx, viewer), isAsked))
    .limit(1);
  if (other !== undefined) await refuseByRole(tx, viewer, other.id, act);
  return null;
}

/** Holds a company until the transaction ends. */
export async function holdCompany(tx: Queryable, id: number): Promise<void> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, id)).for('no key update');
}

/** A company, and what the viewer is in it; null where they are none of its people. */
export async function findBelonging(
  db: Queryable,
  viewer: Viewer,
  companyId: number,
): Promise<Belonging | null> {
  if (!viewer.proven) return null;
  const [found] = await db
    .select({ name: companies.name, role: companyPeople.role })
    .from(companyPeople)
    .innerJoin(companies, eq(companies.id, companyPeople.companyId))
    .where(and(eq(companyPeople.companyId, companyId), eq(companyPeople.personId, viewer.personId)));
  return found ?? null;
}

/** Refuses one of a company's people whose role does not allow it (§26.1). Whether they are one of them is asked elsewhere. */
export async function refuseByRole(
  db: Queryable,
  viewer: Viewer,
  companyId: number,
  act: CompanyAct,
): Promise<void> {
  refuseRole(await findBelonging(db, viewer, companyId), act);
}

/** Throws AppError 'forbidden', in words that say who may, where a role does not allow an act. */
export function refuseRole(as: Belonging | null, act: CompanyAct): void {
  refuseFor(whyNotAs(as, act));
}

function refuseFor(whyNot: string | null): void {
  if (whyNot !== null) throw new AppError('forbidden', whyNot);
}

/**
 * The company for which the viewer asks: the first that they came to belong to of those in which they may; null for who
 * belongs to none. Throws AppError 'forbidden' where they belong to some, and may ask in none.
 */
export async function findAskingCompany(db: Queryable, viewer: Viewer): Promise<number | null> {
  const own = await listBelongings(db, viewer);
  refuseFor(whyNotInAny(own, 'deal'));
  return askingOf(own)?.id ?? null;
}

/** The company with which the viewer shares a note, which any role may: that for which they ask, else their first (§26.1). */
export async function findNotingCompany(db: Queryable, viewer: Viewer): Promise<number | null> {
  const own = await listBelongings(db, viewer);
  return (askingOf(own) ?? own[0])?.id ?? null;
}

function askingOf<T extends Belonging>(own: readonly T[]): T | undefined {
  return own.find(({ role }) => mayAs(role, 'deal'));
}

/** The viewer's companies, and as what, the first that they came to belong to first; asks not whether their address is proven. */
export function listBelongings(db: Queryable, viewer: Viewer): Promise<(OwnCompany & Belonging)[]> {
  return db
    .select({ id: companies.id, name: companies.name, role: companyPeople.role })
    .from(companyPeople)
    .innerJoin(companies, eq(companies.id, companyPeople.companyId))
    .where(eq(companyPeople.personId, viewer.personId))
    .orderBy(asc(companyPeople.since), asc(companyPeople.companyId));
}
