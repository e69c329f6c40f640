import { Worker } from 'node:worker_threads';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#call-table.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { requests, termSheets } from '#domains/requests/server/tables.ts';
import type { Call } from '#platform/contract/call.ts';
import { type Field, fieldsOf } from '#testing/attack/fields.ts';
import { plantInEveryField } from '#testing/attack/in-every-field.ts';
import { ask, type Planter, prepare } from '#testing/attack/plant.ts';
import { terms } from '#testing/sample-terms.ts';
import { startTestProduct } from '#testing/test-product.ts';
import { join, secretsIn } from '#testing/walk/accounts.ts';
import * as rows from '#testing/walk/rows.ts';
import { fillWith, lengthenIds } from '#testing/walk/rows.ts';

// Attacks on deals: days that no calendar ends with, and a listing that is given away with its old requests behind it.

let world: Planter;
let watchdog: Worker;
beforeAll(async () => {
  watchdog = watch();
  const product = await startTestProduct({}, { searches: false });
  await lengthenIds(product);
  world = {
    product,
    desk: await join(product, 'admin'),
    member: await join(product, 'seller'),
    investor: await join(product, 'investor'),
  };
  for (const owner of [world.desk, world.member, world.investor]) await fillWith(product, owner);
}, 120_000);
afterAll(async () => {
  await world.product.stop();
  await watchdog.terminate();
});

/** A loop that never ends lets no limit of a test run out: whoever hears nothing for a minute ends the process. */
function watch(): Worker {
  const worker = new Worker(
    `let heard = Date.now();
     require('node:worker_threads').parentPort.on('message', () => { heard = Date.now(); });
     setInterval(() => { if (Date.now() - heard > 60_000) process.kill(process.pid, 'SIGKILL'); }, 1_000);`,
    { eval: true },
  );
  setInterval(() => worker.postMessage('alive'), 1_000).unref();
  worker.unref();
  return worker;
}

const ends = ['9999-12-31', '9998-12-31', '0001-01-01'];
const isoDay = /^\d{4}-\d\d-\d\d/;
const called = /(Until|Day|Date|On|At)$|^(day|date|at)$/;

/** Fields whose sample is a day, and those that are called like one. */
async function fieldsOfDays(): Promise<Set<string>> {
  const found = new Set<string>();
  for (const [name, call] of Object.entries<Call>(calls)) {
    const ready = await prepare(world, name, call);
    for (const { part, path } of fieldsOf(name, call, ready)) {
      if (part !== 'body' && part !== 'form') continue;
      const value = valueAt(part === 'body' ? ready.body : ready.form, path);
      const last = path.at(-1) ?? '';
      const isCalled = called.test(last) && (value === null || value === '' || value === undefined);
      if (isoDay.test(String(value)) || isCalled) found.add(`${name} ${path.join('.')}`);
    }
  }
  return found;
}

function valueAt(sample: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((within, name) => {
    const whole = typeof within === 'string' && within.startsWith('{') ? JSON.parse(within) : within;
    return (whole as Record<string, unknown> | null | undefined)?.[name];
  }, sample);
}

test('no call takes a day at the end of all calendars, and none is held up by one', async () => {
  const days = await fieldsOfDays();
  expect([...days]).toEqual(
    expect.arrayContaining([
      'POST /api/requests/:reference/moves terms.validUntil',
      'POST /api/requests/:reference/moves fee.bookedOn',
      'POST /api/holidays day',
    ]),
  );
  // A post keeps the time at which it was published, however long ago, and is previewed with it.
  const mayBePast = 'POST /api/blog-preview publishedAt';
  const isDay = (name: string, { path }: Field, value: unknown) => {
    const field = `${name} ${path.join('.')}`;
    return days.has(field) && (String(value) > '2000' || field !== mayBePast);
  };
  const values = ends.flatMap((end) => [end, `${end}T23:59:59Z`]);
  const planted = await plantInEveryField(world, values, { isWanted: isDay });
  expect(planted.length).toBeGreaterThan(days.size);
  expect(planted.filter(({ status }) => status < 400 || status >= 500)).toEqual([]);
  console.info(`days: ${days.size} fields, each with ${2 * ends.length} ends, all refused`);
}, 120_000);

test('a request whose stored term sheet never ends is read, listed and waited for like any other', async () => {
  const { product, member, desk } = world;
  const { reference = '' } = await rows.request.make(product, member);
  const [row] = await product.db.select().from(requests).where(eq(requests.reference, reference));
  const endless = { ...terms, validUntil: '9999-12-31' } as never;
  const requestId = row?.id ?? 0;
  await product.db.insert(termSheets).values({ requestId, version: 2, terms: endless, issuedBy: member.id });
  const dueAt = new Date('9999-12-30T23:59:59.999Z');
  await product.db
    .update(requests)
    .set({ state: 'term-sheet-issued', dueAt })
    .where(eq(requests.id, requestId));
  for (const [url, { headers }] of [
    [`/api/requests/${reference}`, member],
    ['/api/requests', member],
    ['/api/requests?scope=all&sort=due', desk],
    [`/api/requests/${reference}/term-sheets/2/file`, member],
  ] as const) {
    expect((await product.app.inject({ url, headers })).statusCode, url).toBe(200);
  }
  const usual = await rows.request.make(product, member);
  const quickest = async (named = '') => {
    const times: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const from = performance.now();
      await product.app.inject({ url: `/api/requests/${named}`, headers: member.headers });
      times.push(performance.now() - from);
    }
    return Math.min(...times);
  };
  expect((await quickest(reference)) / (await quickest(usual.reference))).toBeLessThan(30);
}, 120_000);

test('whoever is given a listing finds nothing of its old deals, by no call that participants have', async () => {
  const { product, member } = world;
  const stranger = await join(product, 'seller', 'a stranger');
  const inMails = async () =>
    (await product.db.$client.query('select text from outgoing_mails where recipient = $1', [member.email]))
      .rows;
  let asked = 0;
  for (const [name, call] of Object.entries<Call>(calls)) {
    if (call.whose !== 'participants' || !name.includes('/:reference')) continue;
    const old = await rows.request.make(product, stranger);
    const passedOn = { passedOnAt: new Date(), ownerShownAt: new Date() };
    const [row] = await product.db
      .update(requests)
      .set(passedOn)
      .where(eq(requests.reference, old.reference ?? ''))
      .returning();
    await product.db
      .update(dossiers)
      .set({ companyId: member.companyId, title: 'Given away' })
      .where(eq(dossiers.id, row?.dossierId ?? 0));
    const ready = await prepare(world, name, call);
    const told = async (named: rows.Row) => {
      const answer = await ask(world, { ...ready, headers: member.headers, row: named });
      expect
        .soft(
          secretsIn(answer.payload).filter((id) => id !== member.id),
          name,
        )
        .toEqual([]);
      const { code, message } = answer.json();
      return [answer.statusCode, code, message];
    };
    expect.soft(await told(old), name).toEqual(await told(rows.request.absent));
    asked += 1;
    const list = `/api/requests?scope=owner&dossier=${row?.dossierId}`;
    const listed = await product.app.inject({ url: list, headers: member.headers });
    expect.soft(listed.json().data, name).toEqual([]);
  }
  expect(asked).toBeGreaterThan(4);
  expect(JSON.stringify(await inMails())).not.toContain(stranger.secret);
}, 120_000);
