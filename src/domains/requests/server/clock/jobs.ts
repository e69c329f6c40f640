import { and, asc, eq, isNotNull, lte, notInArray, sql } from 'drizzle-orm';
import { audit } from '#platform/server/audit/audit.ts';
import { readClock } from '#platform/server/database/clock.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { lockRows } from '#platform/server/database/rows/lock-rows.ts';
import type { Parts } from '#platform/server/parts.ts';
import { endedStates, waitsForOf } from '../../contract/request-life.ts';
import { type RequestRow, readRequests } from '../parties/participants.ts';
import { type MailParts, tellParticipants } from '../parties/recipients.ts';
import { addEvent } from '../queries.ts';
import { toDeskDate } from '../rules.ts';
import { requests } from '../tables.ts';
import type { Calendar } from './business-days.ts';
import { endOfDueSoon, readCalendar, whatIsDue } from './clock.ts';
import { expiryMail, reminderMail } from './clock-mails.ts';

type ClockDependencies = MailParts & Pick<Parts, 'db' | 'deskTimeZone'>;

const queue = 'request-clocks';
const everyFiveMinutes = '*/5 * * * *';

/** Has one of the processes see to the clocks of all requests every few minutes. */
export async function workRequestClocks(deps: ClockDependencies): Promise<void> {
  await deps.jobs.work(queue, async () => attendToClocks(deps, await readClock(deps.db)));
  await deps.jobs.repeat(queue, everyFiveMinutes);
}

/** Reminds whom requests wait for, and lets those expire that nobody answered in time. */
export async function attendToClocks(deps: ClockDependencies, now: Date): Promise<void> {
  const { db, deskTimeZone } = deps;
  const calendar = await readCalendar(db, deskTimeZone);
  const due = await db
    .select({ id: requests.id })
    .from(requests)
    .where(
      and(lte(requests.dueAt, endOfDueSoon(now, calendar)), notInArray(requests.state, [...endedStates])),
    )
    .orderBy(asc(requests.dueAt));
  const faults: unknown[] = [];
  for (const { id } of due) {
    // One that fails holds up no other; the job fails at its end, and is tried again.
    await db.transaction((tx) => attendTo(tx, deps, id, now, calendar)).catch((fault) => faults.push(fault));
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} clocks could not be seen to`);
}

/** Held by its row: of two processes one finds it done, and what somebody moved meanwhile counts. */
async function attendTo(
  tx: Queryable,
  deps: ClockDependencies,
  id: number,
  now: Date,
  calendar: Calendar,
): Promise<void> {
  const running = and(eq(requests.id, id), isNotNull(requests.dueAt));
  const held = await lockRows(tx, requests, running, 'skip');
  if (held.length === 0) return;
  const [row] = await readRequests(tx, null, running);
  if (row === undefined || row.dueAt === null) return;
  const clock = { row, dueAt: row.dueAt, isOver: now > row.dueAt, timeZone: deps.deskTimeZone };
  const what = whatIsDue({ ...row, dueAt: row.dueAt }, now, calendar);
  if (what === 'remind') await remind(tx, deps, clock, now);
  if (what === 'expire') await expire(tx, deps, clock, now);
}

type Running = { row: RequestRow; dueAt: Date; isOver: boolean; timeZone: string };

async function remind(tx: Queryable, deps: ClockDependencies, running: Running, now: Date): Promise<void> {
  const { row, dueAt, timeZone } = running;
  const waitsFor = waitsForOf(row.state, row.halfSignedBy);
  const what = `Reminded the ${waitsFor}: due by ${toDeskDate(dueAt, timeZone)}`;
  await addEvent(tx, { requestId: row.id, at: now, what });
  // A reminder changes nothing that a move could overlook: the revision stays.
  await tx.update(requests).set({ remindedAt: now }).where(eq(requests.id, row.id));
  await tellParticipants(tx, deps, row, null, (reader) => reminderMail(reader, running));
}

async function expire(tx: Queryable, deps: ClockDependencies, running: Running, now: Date): Promise<void> {
  const { row, dueAt, timeZone } = running;
  const waitedFor = waitsForOf(row.state, row.halfSignedBy);
  const what = `Expired: no answer of the ${waitedFor} by ${toDeskDate(dueAt, timeZone)}`;
  await addEvent(tx, { requestId: row.id, at: now, what });
  await tx
    .update(requests)
    .set({
      state: 'expired',
      stateSince: now,
      touchedAt: now,
      dueAt: null,
      remindedAt: null,
      revision: sql`${requests.revision} + 1`,
    })
    .where(eq(requests.id, row.id));
  await audit(tx, null, 'expire-request', `request:${row.reference}`, {
    from: row.state,
    dueAt: dueAt.toISOString(),
  });
  await tellParticipants(tx, deps, row, null, (reader) => expiryMail(reader, running));
}
