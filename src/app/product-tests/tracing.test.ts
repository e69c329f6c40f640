import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTracing, type Tracing } from '#platform/server/telemetry/tracing.ts';
import { type Collector, openCollector, type Span } from '#testing/collector.ts';
import { startTestProduct, type TestPerson, type TestProduct, testPassword } from '#testing/test-product.ts';

let collector: Collector;
let product: TestProduct;
let tracing: Tracing;
let member: TestPerson;
beforeAll(async () => {
  collector = await openCollector();
  product = await startTestProduct(
    {},
    {
      watch(pool) {
        tracing = openTracing(collector.endpoint, pool, pino({ level: 'fatal' }));
        return tracing.watch;
      },
    },
  );
  member = await product.signIn();
});
afterAll(async () => {
  await tracing.stop();
  await product.stop();
  collector.close();
});

function attributesOf({ attributes }: Span) {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
}

/** The span of the request that was answered with this id, and all that hang on it, once they have arrived. */
async function traceOf(requestId: unknown): Promise<{ request: Span; inside: Span[] }> {
  const request = await vi.waitFor(
    () => {
      const found = collector.spans.find((span) => attributesOf(span)['dosebridge.request_id'] === requestId);
      if (found === undefined) throw new Error('the span has not arrived');
      return found;
    },
    { timeout: 15_000, interval: 50 },
  );
  return { request, inside: collector.spans.filter((span) => span.parentSpanId === request.spanId) };
}

test('a search is one trace: the request, the statements of its gate and cards, and the way to the finders and back', async () => {
  await product.list();
  const answer = await product.app.inject({
    method: 'POST',
    url: '/search-dossier',
    headers: member.headers,
    payload: { searchChar: 'amlodipine' },
  });
  expect(answer.statusCode).toBe(200);
  const { request, inside } = await traceOf(answer.headers['x-request-id']);
  expect(request).toMatchObject({ name: 'POST /search-dossier', kind: 2 });
  expect(request.parentSpanId ?? '').toBe('');
  expect(attributesOf(request)).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/search-dossier',
    'http.response.status_code': 200,
  });
  const names = inside.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['select sessions', 'select dossiers', 'dossierFinder search']),
  );
  expect(new Set(inside.map(({ traceId }) => traceId))).toEqual(new Set([request.traceId]));
});

test('the statements of a transaction belong to their request, and a failed one says only that it failed', async () => {
  const payload = { email: member.email, password: testPassword };
  const answer = await product.app.inject({ method: 'POST', url: '/login', payload });
  const { inside } = await traceOf(answer.headers['x-request-id']);
  expect(inside.map(({ name }) => name)).toEqual(expect.arrayContaining(['insert sessions']));
  await product.db.execute(sql`alter table shortlist_entries rename to canary_entries`);
  const failing = await product.app.inject({ url: '/api/shortlist', headers: member.headers });
  await product.db.execute(sql`alter table canary_entries rename to shortlist_entries`);
  expect(failing.statusCode).toBe(500);
  const failed = await traceOf(failing.headers['x-request-id']);
  expect(failed.request.status).toEqual({ code: 2 });
  const statement = failed.inside.find(({ status }) => status?.code === 2);
  expect(statement && attributesOf(statement)).toMatchObject({ 'db.response.status_code': '42P01' });
});

test('of many requests at once over few connections each has its own statements', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => product.app.inject({ url: '/api/shortlist', headers: member.headers })),
  );
  for (const { headers } of answers) {
    const { inside } = await traceOf(headers['x-request-id']);
    expect(inside.filter(({ name }) => name === 'select sessions')).toHaveLength(1);
  }
});

test('no key, address, search, name, value, event or error text is ever sent', async () => {
  const ids = [];
  for (const [method, url, payload] of [
    ['GET', '/reset-password/canary-key/ana@canary.example?searched=canary', undefined],
    ['GET', '/api/requests/canary-reference?searched=canary', undefined],
    ['POST', '/login', { email: 'ana@canary.example', password: 'canary password' }],
    ['POST', '/search-dossier', { searchChar: 'canary' }],
  ] as const) {
    const headers = { ...member.headers, cookie: 'canary=canary', 'user-agent': 'canary' };
    const traceparent = '00-cafecafecafecafecafecafecafecafe-cafecafecafecafe-01';
    const answer = await product.app.inject({ method, url, headers: { ...headers, traceparent }, payload });
    ids.push(answer.headers['x-request-id']);
  }
  for (const id of ids) await traceOf(id);
  const received = collector.received.join('\n');
  expect(received).not.toMatch(/canary|cafecafe/i);
  expect(received).not.toContain(member.email);
  expect(received).not.toContain(member.token);
  const { spans } = collector;
  expect(spans.flatMap(({ events = [] }) => events)).toEqual([]);
  expect(spans.filter(({ status }) => status?.message)).toEqual([]);
});
