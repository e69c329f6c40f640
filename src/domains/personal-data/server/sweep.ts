import { and, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { accountKeys, passkeyChallenges, secondFactors, sessions } from '#domains/accounts/server/tables.ts';
import { demandCompanies } from '#domains/catalogue/server/demand-companies/tables.ts';
import { removedBefore } from '#domains/catalogue/server/listing-table.ts';
import { companyInvitations } from '#domains/companies/server/invitations/tables.ts';
import { transactionsKept } from '#domains/finder/engine/live/database-position.ts';
import { demandMarks } from '#domains/listings/server/demand/tables.ts';
import { retention } from '#platform/contract/retention.ts';
import { attempts } from '#platform/server/attempts/tables.ts';
import type { Database } from '#platform/server/database/database.ts';
import { removedListings } from '#platform/server/database/tables.ts';
import { idempotencyKeys } from '#platform/server/idempotency/tables.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import type { Parts } from '#platform/server/parts.ts';

export const sweepQueue = 'sweep';

/** The privacy policy says so. */
const hourly = '23 * * * *';

/** So few rows at a time that nobody waits for the locks of one statement. */
const batchSize = 1_000;

/** What runs out, and when (§18.2): the ends that `retention` sets, or that stand in the row. */
const expiring: { table: PgTable; over: SQL | undefined }[] = [
  {
    table: sessions,
    over: or(
      lt(sessions.expiresAt, sql`now()`),
      lt(sessions.lastSeenAt, sql`now() - make_interval(days => ${retention.unusedSessionDays})`),
    ),
  },
  { table: accountKeys, over: lt(accountKeys.expiresAt, sql`now()`) },
  { table: companyInvitations, over: lt(companyInvitations.expiresAt, sql`now()`) },
  { table: passkeyChallenges, over: lt(passkeyChallenges.expiresAt, sql`now()`) },
  { table: attempts, over: lt(attempts.resetsAt, sql`now()`) },
  {
    table: secondFactors,
    over: and(
      isNull(secondFactors.enabledAt),
      lt(secondFactors.startedAt, sql`now() - make_interval(hours => ${retention.unprovenSecretHours})`),
    ),
  },
  {
    table: outgoingMails,
    over: lt(outgoingMails.createdAt, sql`now() - make_interval(days => ${retention.mailDays})`),
  },
  {
    table: idempotencyKeys,
    over: lt(idempotencyKeys.usedAt, sql`now() - make_interval(days => ${retention.idempotencyKeyDays})`),
  },
  { table: demandMarks, over: lt(demandMarks.day, sql`(now() at time zone 'UTC')::date`) },
  {
    table: demandCompanies,
    over: lt(
      demandCompanies.day,
      sql`date_trunc('month', now() at time zone 'UTC')::date - make_interval(months => ${retention.demandMonths})`,
    ),
  },
  { table: removedListings, over: removedBefore(transactionsKept) },
];

/** Has one of the processes sweep every hour. */
export async function workSweep({ db, jobs }: Pick<Parts, 'db' | 'jobs'>): Promise<void> {
  await jobs.work(sweepQueue, async () => {
    for (const { table, over } of expiring) await deleteInBatches(db, table, over, batchSize);
  });
  await jobs.repeat(sweepQueue, hourly);
}

/** Deletes the rows that match, some at a time, and leaves out those that somebody is using. */
export async function deleteInBatches(
  db: Database,
  table: PgTable,
  matching: SQL | undefined,
  size: number,
): Promise<void> {
  // As an array, so that the rows are chosen once: joined, PostgreSQL may choose again and pass the limit.
  const batch = sql`
    delete from ${table}
    where ctid = any(array(select ctid from ${table} where ${matching} limit ${size} for update skip locked))`;
  for (let left = true; left; ) {
    const { rowCount } = await db.execute(batch);
    left = rowCount === size;
  }
}
