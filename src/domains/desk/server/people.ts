import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isLastAdmin } from '#domains/accounts/server/queries.ts';
import { endSessions } from '#domains/accounts/server/sign-in/sessions.ts';
import { people } from '#domains/accounts/server/tables.ts';
import { lostActs } from '#domains/companies/contract/company-roles.ts';
import { countPeople } from '#domains/companies/server/people/membership.ts';
import { companies, companyPeople } from '#domains/companies/server/tables.ts';
import { requestsOfPeople } from '#domains/requests/server/parties/hand-over.ts';
import { registeredRole } from '#platform/contract/roles.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { Parts } from '#platform/server/parts.ts';
import { findPersonRecord } from './queries.ts';
import { isDeleted } from './rules.ts';
import { toPersonRecord } from './wire.ts';

const missing = 'There is no such account';

/** What the desk does with accounts (§11.9). Sessions are looked up at every call: each counts from the next one. */
export function peopleRoutes(
  app: FastifyInstance,
  parts: Pick<Parts, 'db' | 'jobs' | 'publicUrl' | 'deskEmail'>,
): void {
  const { db } = parts;
  implement(app, 'GET /api/back-office/people/:person', async ({ params }) => {
    const record = await findPersonRecord(db, params.person);
    if (record === null) throw new AppError('not-found', missing);
    return { data: toPersonRecord(record) };
  });

  implement(app, 'POST /api/back-office/people/:person/role', async ({ params, body, viewer }) => {
    return change(db, params.person, async (tx, person) => {
      if (person.role === body.role) return `${person.name} has this role already`;
      refuseLastAdmin(person);
      if (person.emailVerifiedAt === null && body.role !== registeredRole) {
        throw new AppError(
          'conflict',
          `The address of ${person.name} is not proven: anybody can have made the account. Its owner has to open the link in our mail first.`,
        );
      }
      await tx.update(people).set({ role: body.role }).where(eq(people.id, person.id));
      // What a browser remembers of the session names the old role.
      await endSessions(tx, person.id);
      await tell(tx, viewer, 'change-role', person.id, { from: person.role, to: body.role });
      return `${person.name} has the role ${body.role} now and is asked to log in again`;
    });
  });

  implement(app, 'POST /api/back-office/people/:person/disablement', async ({ params, body, viewer }) => {
    return change(db, params.person, async (tx, person) => {
      if ((person.disabledAt !== null) === body.disabled) {
        return `${person.name} is ${body.disabled ? 'disabled' : 'enabled'} already`;
      }
      if (body.disabled) refuseLastAdmin(person);
      await tx
        .update(people)
        .set({ disabledAt: body.disabled ? sql`now()` : null })
        .where(eq(people.id, person.id));
      if (body.disabled) {
        await endSessions(tx, person.id);
        await fallBackEverywhere(tx, parts, person.id, viewer);
      }
      await tell(tx, viewer, body.disabled ? 'disable-account' : 'enable-account', person.id, {});
      return body.disabled
        ? `${person.name} is disabled and signed out everywhere${await leaderlessWords(tx, person.id)}`
        : `${person.name} may log in again`;
    });
  });

  implement(app, 'DELETE /api/back-office/people/:person/sessions', async ({ params, viewer }) => {
    return change(db, params.person, async (tx, person) => {
      await endSessions(tx, person.id);
      await tell(tx, viewer, 'sign-out-everywhere', person.id, {});
      return `${person.name} is signed out everywhere`;
    });
  });
}

/** Which companies of somebody who is disabled have people who can sign in, and none of them an administrator (§26.2). */
async function leaderlessWords(tx: Queryable, personId: number): Promise<string> {
  const own = await tx
    .select({ id: companies.id, name: companies.name })
    .from(companyPeople)
    .innerJoin(companies, eq(companies.id, companyPeople.companyId))
    .where(and(eq(companyPeople.personId, personId), eq(companyPeople.role, 'administrator')))
    .orderBy(companies.id);
  const words: string[] = [];
  for (const { id, name } of own) {
    const live = await countPeople(tx, id);
    if (live.people > 0 && live.administrators === 0)
      words.push(`. ${name} has no administrator now who can sign in: make somebody else one`);
  }
  return words.join('');
}

/** In each company whose person cannot sign in any more, as where somebody loses their role in it (§26.4). */
async function fallBackEverywhere(
  tx: Queryable,
  parts: Parameters<typeof requestsOfPeople>[0],
  personId: number,
  viewer: Viewer,
): Promise<void> {
  const own = await tx
    .select({ companyId: companyPeople.companyId, role: companyPeople.role })
    .from(companyPeople)
    .where(eq(companyPeople.personId, personId))
    .orderBy(companyPeople.companyId);
  for (const { companyId, role } of own)
    await requestsOfPeople(parts).fallBack(tx, {
      ...{ companyId, personId, acts: lostActs(role, null) },
      ...{ now: 'cannot sign in any more', by: viewer.personId },
    });
}

type Locked = typeof people.$inferSelect & { isLastAdmin: boolean };

/**
 * Changes an account, locked: what two of the desk do to it goes one after the other. The admins are locked before it,
 * in one order: two who disable each other wait, and do not wait for each other in a circle.
 */
async function change(
  db: Database,
  id: number,
  act: (tx: Queryable, person: Locked) => Promise<string>,
): Promise<{ message: string }> {
  const message = await db.transaction(async (tx) => {
    const last = await isLastAdmin(tx, id);
    const [locked] = await tx.select().from(people).where(eq(people.id, id)).for('update');
    if (locked === undefined) throw new AppError('not-found', missing);
    if (isDeleted(locked.email)) {
      throw new AppError('conflict', 'Its owner has deleted this account. There is nothing left to change.');
    }
    return act(tx, { ...locked, isLastAdmin: last });
  });
  return { message };
}

function refuseLastAdmin(person: Locked): void {
  if (!person.isLastAdmin) return;
  throw new AppError('conflict', 'This is the only admin. Make somebody else one first.');
}

function tell(
  tx: Queryable,
  viewer: Viewer,
  action: string,
  personId: number,
  detail: Record<string, unknown>,
): Promise<void> {
  return audit(tx, viewer.personId, action, `person:${personId}`, detail);
}
