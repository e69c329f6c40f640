import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { savedSearches } from '#domains/collections/server/saved-searches/tables.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { everyNeed, openDeal } from '#testing/deals.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';

// A process whose clock is wrong beside a database whose clock is right.

const minute = 60_000;
const wrongBy = 10 * minute;

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());
afterEach(() => {
  vi.useRealTimers();
});

/** From here on the clock of this process is wrong; it goes on, and timers keep their time. */
function setClockWrong(by: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + by });
}

async function post(person: TestPerson, url: string, payload: object = {}) {
  const answer = await product.app.inject({ method: 'POST', url, headers: person.headers, payload });
  expect(answer.statusCode, `${url}: ${answer.payload}`).toBe(200);
  return answer.json();
}

/** Every moment that a table says something happened at, and how many of its rows say that it is still to come. */
async function momentsAhead(): Promise<string[]> {
  const { rows: columns } = await product.db.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'timestamp with time zone'
      and column_name not in ('expires_at', 'due_at', 'next_at', 'resets_at', 'scan_at', 'next_scan_at')`);
  expect(columns.length).toBeGreaterThan(20);
  const ahead: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await product.db.execute(
      sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} > clock_timestamp()`,
    );
    if (rows.length > 0) ahead.push(`${table}.${column}`);
  }
  return ahead;
}

test('whatever is done by a process whose clock is ahead, nothing that happened lies in the future', async () => {
  const [desk, owner] = [await product.signIn('admin'), await product.signIn()];
  const listing = await product.list({ code: 'DB-CLOCK' });
  const search = { kind: 'dossier', name: 'Oral', address: '', alert: 'none', search: {} };
  setClockWrong(wrongBy);
  const deal = await openDeal(product);
  for (const move of ['review', 'ask']) await deal.move(deal.desk, move, everyNeed());
  await deal.write(deal.buyer, 'Hello');
  const { data: saved } = await post(owner, '/api/saved-searches', search);
  await post(owner, `/api/saved-searches/${saved.id}`, { alert: 'daily' });
  await post(desk, `/api/listings/dossier/${listing}/confirm`);
  const { data: copy } = await post(desk, `/api/admin/listings/dossier/${listing}/duplicate`);
  const { data: draft } = (
    await product.app.inject({ url: `/api/listings/dossier/${copy.id}`, headers: desk.headers })
  ).json();
  await post(desk, `/api/admin/listings/dossier/${copy.id}/publish`, { revision: draft.revision });
  const email = 'newcomer@clock.example';
  await post(owner, '/register', {
    name: 'New',
    organisation: 'New',
    password: 'an unusual pass phrase',
    Email: email,
  });
  await vi.waitFor(
    async () => {
      const left = await product.db.select().from(outgoingMails).where(sql`sent_at is null`);
      expect(left).toEqual([]);
    },
    { timeout: 20_000, interval: 50 },
  );
  expect(await momentsAhead()).toEqual([]);
});

test('an alert of a process whose clock is ahead tells of nothing before it has settled, and loses nothing', async () => {
  const member = await product.signIn();
  const word = `q${crypto.randomUUID().replaceAll(/[\d-]/g, 'x')}`;
  const longAgo = sql`now() - interval '1 hour'`;
  const values = {
    kind: 'dossier',
    name: word,
    address: '',
    search: { searchChar: word },
    alert: 'instant',
  } as const;
  const [search] = await product.db
    .insert(savedSearches)
    .values({ ...values, personId: member.id, toldUpTo: longAgo as never, nextAt: longAgo as never })
    .returning();
  await product.list({ code: 'DB-CLOCK-2', title: `${word} Tablets`, listedAt: new Date() });
  setClockWrong(wrongBy);
  await product.sendAlerts();
  const mails = await product.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.recipient, member.email));
  expect(mails).toEqual([]);
  const [after] = await product.db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.id, search?.id ?? 0));
  expect(after?.toldUpTo).toEqual(search?.toldUpTo);
});

test('a request that is due is not over for a process whose clock is ahead', async () => {
  const deal = await openDeal(product);
  await deal.move(deal.desk, 'review');
  const soon = sql`now() + interval '5 minutes'`;
  await product.db.execute(sql`update requests set due_at = ${soon} where reference = ${deal.reference}`);
  const overdue = async () => {
    const url = '/api/requests?scope=all&clock=overdue';
    const { data } = (await product.app.inject({ url, headers: deal.desk.headers })).json();
    return data.map(({ reference }: { reference: string }) => reference);
  };
  setClockWrong(wrongBy);
  expect(await overdue()).not.toContain(deal.reference);
  await product.db.execute(
    sql`update requests set due_at = now() - interval '5 minutes' where reference = ${deal.reference}`,
  );
  vi.useRealTimers();
  setClockWrong(-wrongBy);
  expect(await overdue()).toContain(deal.reference);
});
