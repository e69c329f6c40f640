import { and, eq, isNotNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { endedStates } from '../../contract/request-life.ts';
import { addEvent } from '../queries.ts';
import { requestEvents, requestMessages, requests } from '../tables.ts';

type Called = { name: string; organisation: string };

/** What the timeline says of somebody who is called something else; the words themselves stand in its note. */
const renamings = ['Name changed', 'Organisation changed', 'Name and organisation changed'] as const;

const isRunning = notInArray(requests.state, [...endedStates]);

function whatChanged(before: Called, after: Called): (typeof renamings)[number] | null {
  const [name, organisation] = [before.name !== after.name, before.organisation !== after.organisation];
  if (name && organisation) return 'Name and organisation changed';
  if (organisation) return 'Organisation changed';
  return name ? 'Name changed' : null;
}

function wordsOf({ name, organisation }: Called): string {
  return organisation === '' ? name : `${name} of ${organisation}`;
}

/**
 * Says in every running request that somebody of it is called something else (§10.3). What was issued before keeps the
 * old words, and nobody's move waits for a name: who changes theirs all day would hold up everybody else. Called in the
 * transaction of the change.
 */
export async function tellRequestsOfPerson(
  tx: Queryable,
  personId: number,
  before: Called,
  after: Called,
): Promise<void> {
  const what = whatChanged(before, after);
  if (what === null) return;
  const asBuyer = or(eq(requests.personId, personId), eq(requests.takenOverBy, personId));
  const note = `Was ${wordsOf(before)}, is ${wordsOf(after)} now.`;
  await tell(tx, and(asBuyer, isRunning), { personId, side: 'buyer', what, note });
  // Of the owner's people the buyer knows the names alone, and these only once a term sheet was issued.
  if (before.name === after.name) return;
  await tell(tx, and(hasSpokenAsOwner(personId), isNotNull(requests.ownerShownAt), isRunning), {
    ...{ personId, side: 'owner', what: renamings[0] },
    note: `Was ${before.name}, is ${after.name} now.`,
  });
}

function hasSpokenAsOwner(personId: number): SQL {
  const spoken = [requestEvents, requestMessages].map(
    (table) =>
      sql`${requests.id} in (select ${table.requestId} from ${table} where ${table.personId} = ${personId} and ${table.side} = 'owner')`,
  );
  return sql`(${sql.join(spoken, sql` or `)})`;
}

async function tell(
  tx: Queryable,
  which: SQL | undefined,
  event: Omit<typeof requestEvents.$inferInsert, 'requestId'>,
): Promise<void> {
  const rows = await tx
    .select({ id: requests.id })
    .from(requests)
    .where(which)
    .orderBy(requests.id)
    .for('update');
  for (const { id } of rows) {
    await addEvent(tx, { ...event, requestId: id });
  }
}

/** The same of the owner's company, where the buyer knows it by name already. */
export async function tellRequestsOfCompany(
  tx: Queryable,
  companyId: number,
  before: string,
  after: string,
): Promise<void> {
  if (before === after) return;
  const which = and(eq(requests.ownerCompanyId, companyId), isNotNull(requests.ownerShownAt), isRunning);
  await tell(tx, which, { what: "The owner's name changed", note: `Was ${before}, is ${after} now.` });
}

/** Takes what somebody was called out of the timelines; that it changed stays. */
export async function forgetNames(tx: Queryable, personId: number): Promise<void> {
  await tx
    .update(requestEvents)
    .set({ note: '' })
    .where(
      and(
        eq(requestEvents.personId, personId),
        sql`${requestEvents.what} = any(${sql.param([...renamings])}::text[])`,
      ),
    );
}

/** Running requests in which somebody stands on both sides by belonging to a company. */
export async function findOnBothSides(tx: Queryable, personId: number, companyId: number): Promise<string[]> {
  const theirs = sql`(select company_id from company_people where person_id = ${personId})`;
  const rows = await tx
    .select({ reference: requests.reference })
    .from(requests)
    .where(
      and(
        isRunning,
        sql`${requests.ownerCompanyId} in ${theirs}`,
        or(eq(requests.personId, personId), sql`${requests.companyId} in ${theirs}`),
        or(eq(requests.ownerCompanyId, companyId), eq(requests.companyId, companyId)),
      ),
    )
    .orderBy(requests.id);
  return rows.map(({ reference }) => reference);
}
