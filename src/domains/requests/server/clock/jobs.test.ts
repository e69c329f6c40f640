import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditTrail } from '#platform/server/audit/tables.ts';
import { type Jobs, startJobs } from '#platform/server/jobs/jobs.ts';
import { type Deal, openDeal } from '#testing/deals.ts';
import { terms } from '#testing/sample-terms.ts';
import { startTestProduct, type TestProduct } from '#testing/test-product.ts';
import { holidays, requests } from '../tables.ts';
import { attendToClocks, workRequestClocks } from './jobs.ts';

let product: TestProduct;
let jobs: Jobs;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
  jobs = await startJobs(product.db.$client, pino({ level: 'fatal' }));
});
afterAll(async () => {
  await jobs.stop();
  await product.stop();
});

const friday = new Date('2030-03-01T10:00:00Z');
const monday = new Date('2030-03-04T10:00:00Z');
const endOfMonday = new Date('2030-03-04T23:59:59.999Z');

function attend(now: Date): Promise<void> {
  const deps = { db: product.db, jobs, publicUrl: 'https://db.example', deskEmail: 'desk@demo.example' };
  return attendToClocks({ ...deps, deskTimeZone: 'Europe/London' }, now);
}

async function setDue(deal: Deal, dueAt: Date | null): Promise<void> {
  const since = new Date('2030-02-20T10:00:00Z');
  await product.db
    .update(requests)
    .set({ dueAt, stateSince: since })
    .where(eq(requests.reference, deal.reference));
}

async function inReview(): Promise<Deal> {
  const deal = await openDeal(product);
  await deal.move(deal.desk, 'review');
  return deal;
}

async function timelineOf(deal: Deal): Promise<string[]> {
  return (await deal.read(deal.desk)).timeline.map(({ what }: { what: string }) => what);
}

test('one business day before the end the owner is reminded, once, however many processes look', async () => {
  const deal = await inReview();
  await setDue(deal, endOfMonday);
  const { revision } = await deal.read(deal.desk);
  await attend(new Date('2030-02-28T23:00:00Z'));
  expect(await deal.subjectsTo(deal.owner)).toEqual(['In review; passed on to the owner']);
  await Promise.all([attend(friday), attend(friday), attend(friday)]);
  await attend(monday);
  expect(await deal.subjectsTo(deal.owner)).toEqual([
    'In review; passed on to the owner',
    'an answer is due',
  ]);
  expect((await deal.subjectsTo('desk')).at(-1)).toBe('an answer is due');
  expect(await deal.subjectsTo(deal.buyer)).not.toContain('an answer is due');
  expect((await deal.mailsTo(deal.owner)).at(-1)?.text).toContain('due by 4 Mar 2030');
  expect((await timelineOf(deal)).at(-1)).toBe('Reminded the owner: due by 4 Mar 2030');
  expect((await deal.read(deal.desk)).revision).toBe(revision);
});

test('a holiday moves the reminder to the business day before it', async () => {
  const deal = await inReview();
  await setDue(deal, endOfMonday);
  await product.db.insert(holidays).values({ day: '2030-03-01', name: 'St David' });
  await attend(new Date('2030-02-28T10:00:00Z'));
  await product.db.delete(holidays);
  expect((await timelineOf(deal)).at(-1)).toBe('Reminded the owner: due by 4 Mar 2030');
});

test('at the end of its last day a request that the owner left unanswered expires, once, and everybody hears of it', async () => {
  const deal = await inReview();
  await setDue(deal, endOfMonday);
  await attend(new Date(endOfMonday.getTime()));
  expect((await deal.read(deal.buyer)).state).toBe('in-review');
  const after = new Date(endOfMonday.getTime() + 1);
  await Promise.all([attend(after), attend(after)]);
  await attend(after);
  expect(await deal.read(deal.buyer)).toMatchObject({ state: 'expired', dueAt: null, moves: [] });
  expect((await timelineOf(deal)).filter((what) => what.startsWith('Expired'))).toEqual([
    'Expired: no answer of the owner by 4 Mar 2030',
  ]);
  for (const reader of [deal.buyer, deal.owner, 'desk'] as const) {
    expect((await deal.subjectsTo(reader)).filter((subject) => subject === 'expired')).toHaveLength(1);
  }
  const mail = (await deal.mailsTo(deal.buyer)).at(-1);
  expect(`${mail?.text}${mail?.html}`).not.toContain(deal.companyName);
  const lines = await product.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.action, 'expire-request'))
    .orderBy(auditTrail.id);
  expect(lines.filter((line) => line.subject === `request:${deal.reference}`)).toMatchObject([
    { actorId: null, detail: { from: 'in-review' } },
  ]);
  expect((await deal.move(deal.desk, 'reopen', { note: 'Asked again' })).body.data.state).toBe('in-review');
});

test('a term sheet that the buyer lets run out expires; the desk’s own delay and a late fee only remind', async () => {
  const deals = { issued: await inReview(), submitted: await openDeal(product), signed: await inReview() };
  await deals.issued.move(deals.issued.owner, 'issue-term-sheet', { terms: JSON.stringify(terms) });
  await product.db
    .update(requests)
    .set({ state: 'signed' })
    .where(eq(requests.reference, deals.signed.reference));
  for (const deal of Object.values(deals)) await setDue(deal, endOfMonday);
  const tuesday = new Date('2030-03-05T10:00:00Z');
  await attend(tuesday);
  await attend(tuesday);
  await attend(new Date('2030-03-06T10:00:00Z'));
  await attend(new Date('2030-03-09T10:00:00Z'));
  const states = await Promise.all(
    Object.values(deals).map(async (deal) => (await deal.read(deal.desk)).state),
  );
  expect(states).toEqual(['expired', 'submitted', 'signed']);
  const overdue = async (deal: Deal, reader: Parameters<Deal['subjectsTo']>[0]) =>
    (await deal.subjectsTo(reader)).filter((subject) => subject === 'an answer is overdue').length;
  expect(await overdue(deals.submitted, 'desk')).toBe(2);
  expect(await overdue(deals.submitted, deals.submitted.buyer)).toBe(0);
  expect(await overdue(deals.signed, deals.signed.buyer)).toBe(2);
  expect((await timelineOf(deals.issued)).at(-1)).toBe('Expired: no answer of the buyer by 4 Mar 2030');
  for (const deal of Object.values(deals)) await setDue(deal, null);
});

test('the queue looks after the clocks every five minutes', async () => {
  const deps = { db: product.db, jobs, publicUrl: 'https://db.example', deskEmail: 'desk@demo.example' };
  await workRequestClocks({ ...deps, deskTimeZone: 'Europe/London' });
  const { rows } = await product.db.execute(
    sql`select cron from pgboss.schedule where name = 'request-clocks'`,
  );
  expect(rows).toEqual([{ cron: '*/5 * * * *' }]);
});
