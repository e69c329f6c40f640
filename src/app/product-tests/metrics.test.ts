import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { openMetrics, serveMetrics } from '#platform/server/telemetry/metrics.ts';
import { sendForm } from '#testing/deals.ts';
import { pdf } from '#testing/sample-files.ts';
import { startTestProduct, type TestProduct, testPassword } from '#testing/test-product.ts';

const metrics = openMetrics();
let product: TestProduct;
let served: Awaited<ReturnType<typeof serveMetrics>>;
beforeAll(async () => {
  product = await startTestProduct({ RATE_LIMITS: 'on' }, { watch: () => metrics.watch });
  const finders = { dossiers: product.finders.dossierFinder, suppliers: product.finders.supplierFinder };
  const where = { port: 0, host: '127.0.0.1' };
  served = await serveMetrics(metrics, { db: product.db, finders }, where, pino({ level: 'fatal' }));
});
afterAll(async () => {
  await served.close();
  await product.stop();
});

type Sample = { name: string; labels: Record<string, string>; value: number };

/** Reads Prometheus' text format line by line; anything that is none of its lines fails the test. */
async function scrape(): Promise<Sample[]> {
  const answer = await fetch(served.address);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await answer.text()).split('\n').filter((line) => line !== '');
  return lines.flatMap((line) => {
    if (/^# (HELP [a-z_0-9]+ \S.*|TYPE [a-z_0-9]+ (counter|gauge|histogram|summary))$/.test(line)) return [];
    const [, name = '', labels = '', value] =
      /^([a-z_0-9]+)(?:\{((?:\w+="(?:[^"\\]|\\.)*",?)*)\})? (\S+)$/.exec(line) ?? [];
    expect(name, line).not.toBe('');
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, text]) => [key, text]);
    return [{ name, labels: Object.fromEntries(pairs), value: Number(value?.replace('Nan', 'NaN')) }];
  });
}

function readingOf(samples: Sample[], name: string, labels: Record<string, string> = {}): number | undefined {
  return samples.find(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([key, text]) => sample.labels[key] === text),
  )?.value;
}

/** The counter after minus before; a series that did not stand there yet began at nothing. */
async function grownBy(work: () => Promise<unknown>, name: string, labels: Record<string, string> = {}) {
  const before = readingOf(await scrape(), name, labels) ?? 0;
  await work();
  return (readingOf(await scrape(), name, labels) ?? 0) - before;
}

const answered = 'http_request_duration_seconds_count';

test('answers are counted by the route as it is declared and the class of their status', async () => {
  const member = await product.signIn();
  const search = (headers: Record<string, string>) =>
    product.app.inject({ method: 'POST', url: '/search-dossier', headers, payload: { page: 1 } });
  const labels = { method: 'POST', route: '/search-dossier' };
  const searchTwice = () => Promise.all([search(member.headers), search(member.headers)]);
  expect(await grownBy(searchTwice, answered, { ...labels, status: '2xx' })).toBe(2);
  expect(await grownBy(() => search({}), answered, { ...labels, status: '4xx' })).toBe(1);
  const summed = { ...labels, status: '2xx', le: '+Inf' };
  expect(readingOf(await scrape(), 'http_request_duration_seconds_bucket', summed)).toBe(2);
});

test('an address is never a label: neither one that holds a key nor one that leads nowhere', async () => {
  for (const url of ['/reset-password/canary-key/ana@canary.example', '/canary?searched=canary']) {
    await product.app.inject({ url });
  }
  const samples = await scrape();
  expect(readingOf(samples, answered, { route: 'none', status: '4xx' })).toBeGreaterThanOrEqual(2);
  expect(JSON.stringify(samples)).not.toContain('canary');
});

test('looked-up tokens are counted by whether they open a session', async () => {
  const { headers } = await product.signIn();
  const ask = (authorization: string) =>
    product.app.inject({ url: '/api/shortlist', headers: { authorization } });
  const name = 'dosebridge_session_checks_total';
  expect(await grownBy(() => ask(headers.authorization), name, { outcome: 'live' })).toBe(1);
  expect(await grownBy(() => ask(`Bearer ${'A'.repeat(43)}`), name, { outcome: 'refused' })).toBe(1);
});

test('the bytes of uploads are counted, those of a refused form too', async () => {
  const member = await product.signIn();
  const content = pdf();
  const send = () =>
    sendForm(product, member, '/create-dossertermsheet', { cdaOrNda: [[content, 'cda.pdf']] });
  expect(await grownBy(send, 'dosebridge_upload_bytes_total')).toBe(content.length);
});

test('who is told to ask less often is counted', async () => {
  const email = 'nobody@canary.example';
  const login = () =>
    product.app.inject({ method: 'POST', url: '/login', payload: { email, password: testPassword } });
  const work = () => Promise.all(Array.from({ length: 12 }, login));
  expect(await grownBy(work, 'dosebridge_rate_limited_total', { route: '/login' })).toBeGreaterThan(0);
});

test('what waits and what failed is read from the database', async () => {
  const mail = { recipient: 'a@b.example', subject: 'A', text: '', html: '' };
  await product.db.insert(outgoingMails).values([
    { ...mail, messageId: '<1@canary>' },
    { ...mail, messageId: '<2@canary>', lastError: 'refused' },
    { ...mail, messageId: '<3@canary>', lastError: 'refused' },
    { ...mail, messageId: '<4@canary>', sentAt: new Date() },
  ]);
  await product.db.execute(
    sql`insert into pgboss.job (name, state) values ('send-mail', 'failed'), ('send-mail', 'failed')`,
  );
  await product.db.execute(
    sql`insert into pgboss.job (name, state, start_after) values ('send-mail', 'retry', now() + interval '1 hour')`,
  );
  const samples = await scrape();
  expect(readingOf(samples, 'dosebridge_mails', { state: 'waiting' })).toBe(1);
  expect(readingOf(samples, 'dosebridge_mails', { state: 'failed' })).toBe(2);
  expect(readingOf(samples, 'dosebridge_jobs', { queue: 'send-mail', state: 'failed' })).toBe(2);
  expect(readingOf(samples, 'dosebridge_jobs', { queue: 'send-mail', state: 'waiting' })).toBe(1);
});

test('the finders tell their size, their lag and how often they were built', async () => {
  const before = readingOf(await scrape(), 'dosebridge_finder_listings', { finder: 'dossiers' });
  await product.list();
  const samples = await scrape();
  expect(readingOf(samples, 'dosebridge_finder_listings', { finder: 'dossiers' })).toBe((before ?? 0) + 1);
  expect(readingOf(samples, 'dosebridge_finder_builds', { finder: 'suppliers' })).toBe(1);
  expect(readingOf(samples, 'dosebridge_finder_lag_seconds', { finder: 'dossiers' })).toBeGreaterThanOrEqual(
    0,
  );
  expect(readingOf(samples, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
});

test('connections in use and who waits for one are told, and a database that does not answer holds up nothing', async () => {
  const pool = product.db.$client;
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const waiting = pool.query('select 1').catch(() => 'given up');
  const samples = await scrape().finally(() => {
    for (const client of held) client.release();
  });
  expect(readingOf(samples, 'dosebridge_pool_connections', { state: 'in use' })).toBe(held.length);
  expect(readingOf(samples, 'dosebridge_pool_waiting')).toBeGreaterThan(0);
  expect(readingOf(samples, 'dosebridge_database_reachable')).toBe(0);
  expect(readingOf(samples, 'dosebridge_mails', { state: 'failed' })).toBeUndefined();
  await waiting;
  await vi.waitFor(async () => {
    expect(readingOf(await scrape(), 'dosebridge_database_reachable')).toBe(1);
  });
});

test('the public port knows nothing of them, and their port nothing else', async () => {
  expect((await product.app.inject({ url: '/metrics' })).statusCode).toBe(404);
  const elsewhere = await fetch(served.address.replace('/metrics', '/healthz'));
  expect([elsewhere.status, await elsewhere.text()]).toEqual([404, 'GET /metrics\n']);
  expect((await fetch(served.address, { method: 'POST' })).status).toBe(404);
});

test('a connection that is not given back for longer than any statement may run is told, until it is', {
  timeout: 60_000,
}, async () => {
  const held = async () => readingOf(await scrape(), 'dosebridge_pool_held');
  const pool = product.db.$client;
  const client = await pool.connect();
  expect(await held()).toBe(0);
  await vi.waitFor(async () => expect(await held()).toBe(1), { timeout: 30_000, interval: 200 });
  client.release();
  expect(await held()).toBe(0);
});
