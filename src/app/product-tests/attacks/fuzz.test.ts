import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#call-table.ts';
import { savedSearches } from '#domains/collections/server/saved-searches/tables.ts';
import { takesKey } from '#platform/contract/call.ts';
import {
  type CallFields,
  changedBy,
  everyField,
  isUsedUp,
  openPlanter,
  type Planter,
  prepare,
  type Ready,
  requestOf,
} from '#testing/attack/plant.ts';
import { type Fuzzed, loopDelay, sendAndWatch } from '#testing/fuzz/send.ts';
import { openSampler, valueAt, valuesFor } from '#testing/fuzz/values.ts';

// Every call of the contract by its own schema: no answer of 500, and no stall of the event loop beyond 100 ms by the
// product's own gauge. `npm run attack` takes every value, `npm test` of each
// field one of each class, in turn, and every bent cursor.
const whole = process.env.ATTACK === 'whole';

let world: Planter;
/** Known before anything is sent: what is loaded while a call is first made ready holds up nobody's request. */
const known: CallFields[] = [];
beforeAll(async () => {
  world = await openPlanter();
  for await (const one of everyField(world)) known.push(one);
}, 120_000);
afterAll(() => world.product.stop());

/** JSON as text, so that writing it is no work of the product's. */
async function written(ready: Ready, more: InjectOptions = {}): Promise<InjectOptions> {
  const request = await requestOf(ready, more);
  if (ready.call.body === undefined || typeof request.payload === 'string') return request;
  const headers = { ...request.headers, 'content-type': 'application/json' };
  return { ...request, headers, payload: JSON.stringify(request.payload) };
}

type Fault = Fuzzed & { what: string };

async function faultOf(what: string, request: InjectOptions): Promise<{ status: number; faults: Fault[] }> {
  const sent = await sendAndWatch(world.product, request);
  // 503 is what a bounded bench says.
  const isFault = (sent.status >= 500 && sent.status !== 503) || sent.stall > 0;
  return { status: sent.status, faults: isFault ? [{ what, ...sent }] : [] };
}

test('a stall of the loop is seen, wherever it falls', async () => {
  for (const pause of [0, 3, 15, 40]) {
    loopDelay.takeLongest();
    await new Promise((resolve) => setTimeout(resolve, pause));
    const until = performance.now() + 150;
    while (performance.now() < until);
    expect(loopDelay.takeLongest()).toBeGreaterThan(100);
  }
});

test('days at their ends, long texts and bent cursors break and hold up nothing', async () => {
  const faults: Fault[] = [];
  const sampled = openSampler();
  let sent = 0;
  for (const { name, call, fields } of known) {
    let ready: Ready | undefined;
    for (const field of fields) {
      ready ??= await prepare(world, name, call);
      const {
        params: _,
        file: __,
        ...parts
      } = { params: null, file: null, query: ready.query, body: ready.body, form: ready.form };
      const sample = valueAt(parts[field.part as keyof typeof parts] ?? ready.row, field.path);
      const values = valuesFor(field, sample);
      for (const value of whole ? Object.values(values).flat() : sampled(values)) {
        ready ??= await prepare(world, name, call);
        const what = `${name} ${field.part}.${field.path.join('.')}: ${String(value).slice(0, 40)} (${String(value).length})`;
        const { status, faults: found } = await faultOf(what, await written(changedBy(ready, field, value)));
        sent += 1;
        faults.push(...found);
        if (isUsedUp(ready, status)) ready = undefined;
      }
    }
  }
  expect(faults).toEqual([]);
  console.info(`fuzz: ${sent} requests, 0 answers of 500, 0 stalls`);
}, 1_800_000);

test('a key that was used, with other content, breaks nothing and drops nothing in silence', async () => {
  const faults: Fault[] = [];
  const dropped: string[] = [];
  const wordless: string[] = [];
  let asked = 0;
  // The test before may have saved as many searches as a person may.
  await world.product.db.delete(savedSearches);
  for (const { name, call, fields } of known) {
    if (!takesKey(call)) continue;
    const field = fields.find(({ part, isText }) => isText && (part === 'body' || part === 'form'));
    if (field === undefined) {
      wordless.push(name);
      continue;
    }
    const ready = await prepare(world, name, call);
    const keyed = { ...ready, headers: { ...ready.headers, 'idempotency-key': randomUUID() } };
    const first = await faultOf(`${name}, first`, await written(keyed));
    const sendOther = async (content: string) =>
      faultOf(`${name}, with other content`, await written(changedBy(keyed, field, content)));
    let second = await sendOther('Other content');
    // Of an amount, other content is another amount.
    if (second.status === 400) second = await sendOther('7');
    faults.push(...first.faults, ...second.faults);
    asked += 1;
    if (first.status >= 400 || second.status !== 422)
      dropped.push(`${name}: ${first.status}, ${second.status}`);
  }
  expect(faults).toEqual([]);
  expect(dropped).toEqual([]);
  // What is other there is a file or the listing: src/app/product-tests/attacks/attack-repeats.test.ts sends those.
  expect(wordless.sort()).toEqual([
    'POST /api/admin/imports',
    'POST /api/admin/listings/:kind/:id/duplicate',
    'POST /api/admin/register-uploads',
    'POST /api/blog-pictures',
    'POST /api/listings/:kind/:id/duplicate',
  ]);
  expect(asked + wordless.length).toBe(Object.values(calls).filter(takesKey).length);
}, 600_000);

test('parts of a form that are renamed, repeated or empty break nothing', async () => {
  const faults: Fault[] = [];
  for (const { name, call } of known) {
    if (call.form === undefined) continue;
    const ready = await prepare(world, name, call);
    for (const part of Object.keys({ ...ready.form, ...call.form.boxes })) {
      for (const other of [
        '',
        'x',
        '__proto__',
        'a'.repeat(99),
        'a'.repeat(1_000),
        `${part}[]`,
        '\r\n',
        '"',
      ]) {
        const { [part]: value = 'x', ...rest } = ready.form;
        const { faults: found } = await faultOf(
          `${name} ${part} as ${JSON.stringify(other.slice(0, 20))}`,
          await written({ ...ready, form: { ...rest, [other]: value } }),
        );
        faults.push(...found);
      }
    }
  }
  expect(faults).toEqual([]);
}, 600_000);
