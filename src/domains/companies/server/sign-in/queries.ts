import { and, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { CompanyWay } from '#domains/accounts/server/sign-in/company-ways.ts';
import { dropIdentities } from '#domains/accounts/server/sign-in/identities.ts';
import { endSessionsBeside } from '#domains/accounts/server/sign-in/sessions.ts';
import { people, sessions } from '#domains/accounts/server/tables.ts';
import type { EmailAddress } from '#platform/contract/fields.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { lockRows } from '#platform/server/database/rows/lock-rows.ts';
import { domainOf } from '../domains/rules.ts';
import { companyDomains } from '../domains/tables.ts';
import { companies, companyFormerPeople, companyPeople } from '../tables.ts';
import { companySignIns } from './tables.ts';

export type SignInRow = typeof companySignIns.$inferSelect;

/** Between a provider's issuer and the sign-in's own number. */
const providerMark = '#company-sign-in-';

/** What `identities` and `sessions` call a company's provider. */
export function providerOf({ id, issuer }: Pick<SignInRow, 'id' | 'issuer'>): string {
  return `${issuer}${providerMark}${id}`;
}

/** What a sealed secret is bound to. */
export function purposeOf(companyId: number): string {
  return `company-sign-in:${companyId}`;
}

/** Where a sign-in by a company begins; its provider leads back to `/callback` beneath it. */
export function addressOf(key: string): string {
  return `/auth/company/${key}`;
}

/** How the settings stand, to whoever changes them; empty where there are none. The only way is no setting of theirs. */
export function revisionOf(row: SignInRow | null): string {
  return row === null ? '' : `${row.id}-${row.savedAt.getTime()}`;
}

export async function findSignIn(db: Queryable, companyId: number): Promise<SignInRow | null> {
  const [row] = await db.select().from(companySignIns).where(eq(companySignIns.companyId, companyId));
  return row ?? null;
}

const isProven = isNotNull(companyDomains.provenAt);

/** A company's sign-in behind its address, with the domains that are proven now; null where none has it. */
export async function findProvider(db: Queryable, key: string) {
  const [found] = await db
    .select({
      signIn: companySignIns,
      company: { id: companies.id, name: companies.name, key: companies.signInKey },
    })
    .from(companySignIns)
    .innerJoin(companies, eq(companies.id, companySignIns.companyId))
    .where(sql`${companies.signInKey}::text = ${key}`);
  if (found === undefined) return null;
  const { companyId, domain, signsIn } = companyDomains;
  const rows = await db
    .select({ domain })
    .from(companyDomains)
    .where(and(eq(companyId, found.company.id), signsIn, isProven));
  return { ...found, domains: rows.map((row) => row.domain) };
}
export type CompanyProvider = NonNullable<Awaited<ReturnType<typeof findProvider>>>;

/** The sign-in of the company whose domain, while it is proven, an address is of. */
export async function findCompanyWay(db: Queryable, email: EmailAddress): Promise<CompanyWay | null> {
  const isFormer = sql<boolean>`exists (select from ${companyFormerPeople}
    join ${people} on ${people.id} = ${companyFormerPeople.personId}
    where ${companyFormerPeople.companyId} = ${companies.id} and ${people.email} = ${email})`;
  const [found] = await db
    .select({ key: companies.signInKey, signIn: companySignIns, isFormer })
    .from(companyDomains)
    .innerJoin(companies, eq(companies.id, companyDomains.companyId))
    .innerJoin(companySignIns, eq(companySignIns.companyId, companies.id))
    .where(and(eq(companyDomains.domain, domainOf(email)), companyDomains.signsIn, isProven));
  if (found === undefined) return null;
  const { key, signIn } = found;
  const { onlyWay: only } = signIn;
  return { at: addressOf(key), only, binds: only && !found.isFormer, provider: providerOf(signIn) };
}

/**
 * The same, with every company that proves the domain held: what its administrators set comes before the transaction, or after.
 * Who has only claimed it sets nothing for it, and holds up nobody.
 */
export async function holdCompanyWay(tx: Queryable, email: EmailAddress): Promise<CompanyWay | null> {
  const { companyId, domain } = companyDomains;
  const of = tx
    .select({ companyId })
    .from(companyDomains)
    .where(and(eq(domain, domainOf(email)), isProven));
  // A statement of its own: read with the lock, the sign-in would be what it was before the wait.
  await tx
    .select({ id: companies.id })
    .from(companies)
    .where(inArray(companies.id, of))
    .orderBy(companies.id)
    .for('key share');
  return findCompanyWay(tx, email);
}

export type KeptSignIn = Omit<typeof companySignIns.$inferInsert, 'id' | 'savedAt' | 'onlyWay'>;

/**
 * Keeps a company's sign-in, in place of the one that is set, and tells how it stands then. Whatever may lock its people out, another provider, client, secret or domain, opens the other
 * ways again; another provider or client vouches for nobody yet.
 */
export async function keepSignIn(
  tx: Queryable,
  before: SignInRow | null,
  kept: KeptSignIn,
  changesWay: boolean,
): Promise<SignInRow | null> {
  if (before !== null && before.issuer === kept.issuer && before.clientId === kept.clientId) {
    await tx
      .update(companySignIns)
      .set({ ...kept, onlyWay: before.onlyWay && !changesWay, savedAt: sql`now()` })
      .where(eq(companySignIns.id, before.id));
  } else {
    if (before !== null) await dropSignIn(tx, before);
    await tx.insert(companySignIns).values(kept);
  }
  return findSignIn(tx, kept.companyId);
}

export async function dropSignIn(tx: Queryable, row: SignInRow): Promise<void> {
  await tx.delete(companySignIns).where(eq(companySignIns.id, row.id));
  await dropIdentities(tx, providerOf(row));
}

export async function setOnlyWay(tx: Queryable, id: number, onlyWay: boolean): Promise<void> {
  await tx.update(companySignIns).set({ onlyWay }).where(eq(companySignIns.id, id));
}

/** Lets nobody of its domains in by another way from now on, and out of what another way has opened. */
export async function closeOtherWays(tx: Queryable, row: SignInRow): Promise<void> {
  await setOnlyWay(tx, row.id, true);
  await endSessionsBeside(tx, providerOf(row), isBoundBy(row));
}

/**
 * Where a company's sign-in is the only way: out of what another way has opened goes whom it has come to bind, by a domain that is
 * proven again or by being put in again. The company is locked.
 */
export async function endSessionsBesideOnlyWay(
  tx: Queryable,
  companyId: number,
  personId?: number,
): Promise<void> {
  const row = await findSignIn(tx, companyId);
  if (!row?.onlyWay) return;
  const whose = personId === undefined ? sql`true` : eq(people.id, personId);
  await endSessionsBeside(tx, providerOf(row), sql`${isBoundBy(row)} and ${whose}`);
}

/** Whom the only way binds, as `findCompanyWay` has it: but for the desk, and whom the company lets in no more. */
function isBoundBy(row: SignInRow): SQL {
  const { companyId, domain, signsIn } = companyDomains;
  return sql`${people.role} <> 'admin' and split_part(${people.email}, '@', 2) in (select ${domain} from ${companyDomains}
      where ${companyId} = ${row.companyId} and ${signsIn} and ${isProven})
      and not exists (select from ${companyFormerPeople}
        where ${companyFormerPeople.companyId} = ${row.companyId} and ${companyFormerPeople.personId} = ${people.id})`;
}

/** Proven domains of a company, and whether their people sign in by it. */
export function listSignInDomains(db: Queryable, companyId: number) {
  const { id, domain, signsIn } = companyDomains;
  return db
    .select({ id, domain, signsIn })
    .from(companyDomains)
    .where(and(eq(companyDomains.companyId, companyId), isProven))
    .orderBy(domain);
}

/**
 * Has the people of these domains of a company sign in by it, and of no others. `taken` says why none is chosen: one is not a
 * proven one of the company, or another company has it and proves it; one that it proves no more is not its own.
 */
export async function chooseDomains(
  tx: Queryable,
  companyId: number,
  ids: readonly number[],
): Promise<{ changed: boolean; taken: string | null }> {
  const own = await listSignInDomains(tx, companyId);
  const chosen = own.filter(({ id }) => ids.includes(id)).map(({ domain }) => domain);
  if (chosen.length < new Set(ids).size)
    return { changed: false, taken: 'Choose among the proven domains of the company' };
  await lockRows(tx, companyDomains, inArray(companyDomains.domain, chosen));
  const ofOthers = and(inArray(companyDomains.domain, chosen), ne(companyDomains.companyId, companyId));
  const [other] = await tx
    .select({ domain: companyDomains.domain })
    .from(companyDomains)
    .where(and(ofOthers, companyDomains.signsIn, isProven));
  if (other !== undefined)
    return { changed: false, taken: `Addresses at ${other.domain} sign in elsewhere already. Write to us.` };
  await tx.update(companyDomains).set({ signsIn: false }).where(ofOthers);
  const signsIn = sql`${inArray(companyDomains.domain, chosen)}`;
  await tx.update(companyDomains).set({ signsIn }).where(eq(companyDomains.companyId, companyId));
  return { changed: own.some((each) => each.signsIn !== chosen.includes(each.domain)), taken: null };
}

/** Where a company's sign-in begins, set or not, and whether its people need a second factor. */
export async function findSignInPlace(db: Queryable, companyId: number) {
  const { signInKey, requiresSecondFactor } = companies;
  const [place] = await db
    .select({ key: signInKey, requiresSecondFactor })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (place === undefined) throw new Error(`company ${companyId} has people and is not there`);
  return place;
}

export async function requireSecondFactor(
  tx: Queryable,
  companyId: number,
  required: boolean,
): Promise<void> {
  await tx.update(companies).set({ requiresSecondFactor: required }).where(eq(companies.id, companyId));
}

/**
 * Whether a company of the person asks for a second factor that the session does not show: its own provider's word for one
 * counts, that of another company's does not. For the session gate, beside its tables.
 */
export const asksForSecondFactor: SQL = sql`exists (select from ${companyPeople}
  join ${companies} on ${companies.id} = ${companyPeople.companyId}
  where ${companyPeople.personId} = ${people.id} and ${companies.requiresSecondFactor}
    and not (${sessions.multiFactor} and exists (select from ${companySignIns}
      where ${companySignIns.companyId} = ${companies.id}
        and ${sessions.provider} = ${companySignIns.issuer} || ${providerMark} || ${companySignIns.id})))`;
