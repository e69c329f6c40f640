import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { newToken } from '#domains/accounts/server/rules.ts';
import { people } from '#domains/accounts/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { lockRows } from '#platform/server/database/rows/lock-rows.ts';
import type { Dns } from '#platform/server/dns/dns.ts';
import { mostJoinings } from '../../contract/company-limits.ts';
import { endSessionsBesideOnlyWay } from '../sign-in/queries.ts';
import { companies, companyPeople } from '../tables.ts';
import { isProvenBy } from './rules.ts';
import { companyDomains, companyJoinings } from './tables.ts';

export type DomainRow = typeof companyDomains.$inferSelect;

function isOf(companyId: number, id: number): SQL | undefined {
  return and(eq(companyDomains.companyId, companyId), eq(companyDomains.id, id));
}

export function listDomains(db: Queryable, companyId: number): Promise<DomainRow[]> {
  return db
    .select()
    .from(companyDomains)
    .where(eq(companyDomains.companyId, companyId))
    .orderBy(asc(companyDomains.domain));
}

export async function findDomain(db: Queryable, companyId: number, id: number): Promise<DomainRow | null> {
  const [row] = await db.select().from(companyDomains).where(isOf(companyId, id));
  return row ?? null;
}

/** Names a domain, with a value that nobody could guess; null where it stands there. */
export async function addDomain(tx: Queryable, companyId: number, domain: string): Promise<DomainRow | null> {
  const [row] = await tx
    .insert(companyDomains)
    .values({ companyId, domain, value: newToken() })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

export async function dropDomain(tx: Queryable, companyId: number, id: number): Promise<DomainRow | null> {
  const [row] = await tx.delete(companyDomains).where(isOf(companyId, id)).returning();
  return row ?? null;
}

/**
 * Asks DNS, outside of any transaction, and notes what it says; `was`: whether it was proven before. Null where nobody answered, which
 * changes nothing, or where the domain was taken away meanwhile.
 */
export async function checkDomain(
  db: Queryable,
  dns: Dns,
  { id, companyId, domain, value }: Pick<DomainRow, 'id' | 'companyId' | 'domain' | 'value'>,
): Promise<{ was: boolean; is: boolean } | null> {
  const texts = await dns.texts(domain);
  if (texts === 'unknown') return null;
  const is = isProvenBy(texts, value);
  return db.transaction(async (tx) => {
    // A company before its domains, as whoever chooses those that sign in; and who comes in at this moment waits for it.
    await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update');
    const [held] = await lockRows(tx, companyDomains, eq(companyDomains.id, id));
    if (held === undefined) return null;
    const [row] = await tx.select().from(companyDomains).where(eq(companyDomains.id, id));
    const provenAt = is ? sql`coalesce(${companyDomains.provenAt}, now())` : null;
    await tx.update(companyDomains).set({ provenAt, checkedAt: sql`now()` }).where(eq(companyDomains.id, id));
    const was = row?.provenAt !== null;
    if (is && !was) await endSessionsBesideOnlyWay(tx, companyId);
    return { was, is };
  });
}

/** The person's address is proven, they may sign in, and the domain behind its @ is proven for a company, to the last label. */
const isColleagueByDomain = sql`exists (select from ${companyDomains}
  where ${companyDomains.companyId} = ${companies.id} and ${companyDomains.provenAt} is not null
    and ${companyDomains.domain} = split_part(${people.email}, '@', 2)
    and ${people.emailVerifiedAt} is not null and ${people.disabledAt} is null)`;

const belongs = sql`exists (select from ${companyPeople}
  where ${companyPeople.companyId} = ${companies.id} and ${companyPeople.personId} = ${people.id})`;

/** Companies that somebody may ask to join: colleagues by a proven domain, who do not belong to them. */
export function listOpenTo(db: Queryable, personId: number, companyId?: number) {
  const asked = sql<boolean>`exists (select from ${companyJoinings}
    where ${companyJoinings.companyId} = ${companies.id} and ${companyJoinings.personId} = ${people.id})`;
  return db
    .select({ id: companies.id, name: companies.name, asked })
    .from(companies)
    .innerJoin(people, eq(people.id, personId))
    .where(
      and(
        isColleagueByDomain,
        sql`not ${belongs}`,
        companyId === undefined ? undefined : eq(companies.id, companyId),
      ),
    )
    .orderBy(asc(companies.name), asc(companies.id))
    .limit(mostJoinings);
}

/** Who asks to join a company, may still, and has not come in by another way: the first who asked first. */
export function listJoinings(db: Queryable, companyId: number, personId?: number) {
  return db
    .select({
      person: people.id,
      name: people.name,
      email: people.email,
      askedAt: companyJoinings.askedAt,
    })
    .from(companyJoinings)
    .innerJoin(people, eq(people.id, companyJoinings.personId))
    .innerJoin(companies, eq(companies.id, companyJoinings.companyId))
    .where(
      and(
        eq(companyJoinings.companyId, companyId),
        isColleagueByDomain,
        sql`not ${belongs}`,
        personId === undefined ? undefined : eq(people.id, personId),
      ),
    )
    .orderBy(asc(companyJoinings.askedAt), asc(people.id))
    .limit(mostJoinings);
}

/** Notes that somebody asks; false where they have. */
export async function addJoining(tx: Queryable, companyId: number, personId: number): Promise<boolean> {
  const added = await tx
    .insert(companyJoinings)
    .values({ companyId, personId })
    .onConflictDoNothing()
    .returning({ personId: companyJoinings.personId });
  return added.length > 0;
}

/** False where they do not ask, or not any more. */
export async function dropJoining(tx: Queryable, companyId: number, personId: number): Promise<boolean> {
  const dropped = await tx
    .delete(companyJoinings)
    .where(and(eq(companyJoinings.companyId, companyId), eq(companyJoinings.personId, personId)))
    .returning({ personId: companyJoinings.personId });
  return dropped.length > 0;
}

/** Proven domains after an id, for the job that checks them again. */
export function listProvenAfter(db: Queryable, afterId: number, limit: number): Promise<DomainRow[]> {
  return db
    .select()
    .from(companyDomains)
    .where(and(sql`${companyDomains.id} > ${afterId}`, isNotNull(companyDomains.provenAt)))
    .orderBy(asc(companyDomains.id))
    .limit(limit);
}
