import {
  type AnyColumn,
  and,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { EmailAddress } from '#platform/contract/fields.ts';
import { freshSignInMinutes } from '#platform/contract/validation.ts';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import type { Session, Viewer } from '#platform/server/http/viewer.ts';
import { sessionChecked } from '#platform/server/telemetry/channels.ts';
import type { Person } from '../queries.ts';
import { hashToken, labelOf, newToken, sessionLifetime } from '../rules.ts';
import { dropKeys } from '../sign-up/keys.ts';
import { accountKeys, passkeys, people, secondFactors, sessions, type Vouched } from '../tables.ts';
import { type CompanyWayParts, refuseOtherWayHeld } from './company-ways.ts';

/** How stale `lastSeenAt` may become: a write for every call would be most of the work. */
const seenEvery = sql`interval '5 minutes'`;

/** After so many hours without a call a session ends; within `seenEvery`, which is what `lastSeenAt` knows. */
export type SessionIdle = { hours: number; adminHours: number };

/** When it runs out, or will have been left unused for too long (§15.5). */
function endOf({ hours, adminHours }: SessionIdle, role: SQL | AnyColumn): SQL {
  const idle = sql`make_interval(hours => case when ${role} = 'admin' then ${adminHours}::int else ${hours}::int end)`;
  return sql`least(${sessions.expiresAt}, ${sessions.lastSeenAt} + ${idle})`;
}

function isLive(idle: SessionIdle, role: SQL | AnyColumn): SQL {
  return sql`${endOf(idle, role)} > now()`;
}

/** What a sign-in has looked at. */
type Verified = Pick<Person, 'id' | 'email' | 'role' | 'name' | 'passwordHash' | 'signInVersion'>;

/** Of every way but a company's. */
const byNobody: Vouched = { provider: null, multiFactor: false };

/**
 * Signs a person in on one more device; null where their password, their second factor or their sessions changed after the
 * person was read. The row is locked while it is compared: whoever changes it comes before, and there is no session, or
 * after, and ends it. The same holds of a company that makes its own sign-in the only way: so in a transaction, which what is
 * thrown undoes. Throws AppError.
 */
export async function openSession(
  tx: Queryable,
  parts: CompanyWayParts,
  person: Verified,
  device: { remember: boolean; userAgent: string | undefined; vouched?: Vouched },
) {
  const token = newToken();
  const { provider, multiFactor } = device.vouched ?? byNobody;
  const opened = await tx.execute(sql`
    insert into ${sessions} (token_hash, person_id, expires_at, label, provider, multi_factor)
    select ${hashToken(token)}, p.id, now() + make_interval(secs => ${sessionLifetime(device.remember) / 1000}),
      ${labelOf(device.userAgent)}, ${provider}::text, ${multiFactor}::boolean
    from ${people} p
    where p.id = ${person.id} and p.sign_in_version = ${person.signInVersion}
      and p.password_hash is not distinct from ${person.passwordHash} and p.disabled_at is null
    for share`);
  // The desk is nobody's company: it stays reachable when a company's provider does not.
  if (person.role !== 'admin') await refuseOtherWayHeld(tx, parts, person.email, provider);
  return opened.rowCount === 1 ? { token, role: person.role, name: person.name } : null;
}

export async function endSession(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Whoever is signing in at this moment has to begin anew. Their address; null where there is no such person. */
export async function refuseBegunSignIns(db: Queryable, personId: number): Promise<EmailAddress | null> {
  const [person] = await db
    .update(people)
    .set({ signInVersion: sql`${people.signInVersion} + 1` })
    .where(eq(people.id, personId))
    .returning({ email: people.email });
  return (person?.email as EmailAddress | undefined) ?? null;
}

/** Signs a person out everywhere, but for the session that is kept. */
export async function endSessions(db: Queryable, personId: number, kept?: Buffer): Promise<void> {
  const email = await refuseBegunSignIns(db, personId);
  if (email !== null) await dropKeys(db, 'sign-in', email);
  await db
    .delete(sessions)
    .where(
      and(eq(sessions.personId, personId), kept === undefined ? undefined : ne(sessions.tokenHash, kept)),
    );
}

/**
 * Signs these people out of whatever this provider has not opened, and lets nobody finish what another began. Their rows are left
 * alone: who closes a way holds a company, and people are held before companies.
 */
export async function endSessionsBeside(db: Queryable, provider: string, whose: SQL): Promise<void> {
  const whom = db.select({ id: people.id, email: people.email }).from(people).where(whose).as('whom');
  const { purpose, email, provider: voucher } = accountKeys;
  await db
    .delete(accountKeys)
    .where(
      and(
        eq(purpose, 'sign-in'),
        inArray(email, db.select({ email: whom.email }).from(whom)),
        sql`${voucher} is distinct from ${provider}`,
      ),
    );
  await db
    .delete(sessions)
    .where(
      and(
        inArray(sessions.personId, db.select({ id: whom.id }).from(whom)),
        sql`${sessions.provider} is distinct from ${provider}`,
      ),
    );
}

/** Signs one device of the viewer out; false when there is none of that id. */
export async function endSessionById(db: Queryable, viewer: Viewer, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sql`${sessions.id}::text`, id), eq(sessions.personId, viewer.personId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Whether the viewer's own session was opened within the last minutes; by this company's provider, where one is named. */
export async function hasJustSignedIn(db: Queryable, viewer: Viewer, provider?: string): Promise<boolean> {
  const fresh = gt(sessions.createdAt, sql`now() - make_interval(mins => ${freshSignInMinutes})`);
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, viewer.tokenHash),
        fresh,
        provider === undefined ? undefined : eq(sessions.provider, provider),
      ),
    );
  return found.length > 0;
}

/** Where the viewer is signed in, the latest seen first. */
export function listSessions(db: Queryable, viewer: Viewer, idle: SessionIdle) {
  return db
    .select({
      id: sessions.id,
      label: sessions.label,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      current: sql<boolean>`${sessions.tokenHash} = ${viewer.tokenHash}`,
    })
    .from(sessions)
    .where(and(eq(sessions.personId, viewer.personId), isLive(idle, sql`${viewer.role}`)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
}

type GateRules = { secondFactorNeededBy: 'nobody' | 'admins' | 'everybody'; sessionIdle: SessionIdle };

/** A live session, and the milliseconds until its end where nobody uses it. */
export type FoundSession = { viewer: Session; endsIn: number };
export type LookUpSession = (tokenHash: Buffer) => Promise<FoundSession | null>;

/** Looks a session up: one indexed row, prepared once for each connection. `companyAsks`: a company of the person's asks for a second factor. */
export function sessionLookUp(
  db: Database,
  { secondFactorNeededBy, sessionIdle }: GateRules,
  companyAsks: SQL,
): LookUpSession {
  const one = { one: sql`1` };
  const hasSecondFactor = or(
    exists(
      db
        .select(one)
        .from(secondFactors)
        .where(and(eq(secondFactors.personId, people.id), isNotNull(secondFactors.enabledAt))),
    ),
    exists(db.select(one).from(passkeys).where(eq(passkeys.personId, people.id))),
  );
  const query = db
    .select({
      viewer: {
        personId: people.id,
        name: people.name,
        role: people.role,
        tokenHash: sessions.tokenHash,
        proven: sql<boolean>`${people.emailVerifiedAt} is not null`,
        lacksSecondFactor: {
          nobody: sql<boolean>`${companyAsks} and not (${hasSecondFactor})`,
          admins: sql<boolean>`(${people.role} = 'admin' or ${companyAsks}) and not (${hasSecondFactor})`,
          everybody: sql<boolean>`not (${hasSecondFactor})`,
        }[secondFactorNeededBy],
      },
      endsIn: sql<number>`1000 * date_part('epoch', ${endOf(sessionIdle, people.role)} - now())`,
      stale: sql<boolean>`${sessions.lastSeenAt} < now() - ${seenEvery}`,
    })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        isLive(sessionIdle, people.role),
        isNull(people.disabledAt),
      ),
    )
    .prepare('find_session');
  return async (tokenHash) => {
    const [found] = await query.execute({ tokenHash });
    sessionChecked.publish({ live: found !== undefined });
    if (found?.stale) await markSeen(db, tokenHash);
    return found ?? null;
  };
}

async function markSeen(db: Database, tokenHash: Buffer): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.lastSeenAt, sql`now() - ${seenEvery}`)));
}
