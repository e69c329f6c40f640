import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { proverIn, registerMember } from '#testing/running/members.ts';
import {
  freePort,
  newDataDir,
  queryDatabaseOf,
  type Running,
  removeDataDir,
  startProduct,
} from '#testing/running/product.ts';
import { fillForm, findLoss, headersOf, type Submit, uploadedBytes } from '#testing/running/submits.ts';

let dataDir: string;
let metricsPort: number;
let product: Running;
let submit: Submit;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  dataDir = await newDataDir();
  metricsPort = await freePort();
  product = await startProduct(dataDir, { METRICS_PORT: String(metricsPort) });
  const rows = await queryDatabaseOf(dataDir, "select id from dossiers where state = 'published' limit 1");
  submit = await fillForm(await registerMember(product.origin, proverIn(dataDir)), rows[0].id);
});

test.afterAll(async () => {
  await product?.stop();
  await removeDataDir(dataDir);
});

/** 'ready', 'going down' (it says so, or takes no more connections). */
async function readiness(): Promise<'ready' | 'going down'> {
  const answer = await fetch(`${product.origin}/readyz`).catch(() => undefined);
  return answer?.status === 200 ? 'ready' : 'going down';
}

test('a second process on the same data folder is refused by name, and the first goes on serving', async () => {
  const refusal = await startProduct(dataDir).catch((error: Error) => error.message);
  expect(refusal).toContain(
    `The data folder ${dataDir} is in use by dosebridge process ${product.process.pid}`,
  );
  expect(await readiness()).toBe('ready');
});

test('metrics are served on a port of their own, and nowhere else', async () => {
  const labels = 'method="GET",route="/readyz",status="2xx"';
  await readiness();
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toMatch(new RegExp(`^http_request_duration_seconds_count{${labels}} [1-9]`, 'm'));
  expect(metrics).toMatch(/^dosebridge_finder_listings{.*} [1-9]/m);
  expect(metrics).toContain('\ndosebridge_database_reachable 1\n');
  expect((await fetch(`${product.origin}/metrics`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${metricsPort}/readyz`)).status).toBe(404);
});

test('a stop lets an upload in flight finish', async () => {
  const upload = request(`${product.origin}/create-dossertermsheet`, {
    method: 'POST',
    headers: { ...headersOf(submit), 'content-length': submit.body.length },
  });
  const half = submit.body.length / 2;
  upload.write(submit.body.subarray(0, half));
  await expect.poll(() => uploadedBytes(dataDir)).toBeGreaterThan(0);
  const answered = once(upload, 'response') as Promise<[IncomingMessage]>;
  const exited = once(product.process, 'exit');
  product.process.kill('SIGTERM');
  await expect.poll(readiness).toBe('going down');
  upload.end(submit.body.subarray(half));
  const [answer] = await answered;
  const body = await text(answer);
  expect(answer.statusCode, body).toBe(200);
  expect(answer.headers.connection, 'an idle connection holds up the stop').toBe('close');
  submit.reference = JSON.parse(body).reference;
  expect(await exited).toEqual([0, null]);
  expect(product.output(), 'a stop in order gives no cause for a warning').not.toContain('"level":');
});

test('the next start on the same data folder has what the last one took', async () => {
  product = await startProduct(dataDir);
  process.stdout.write(`  a second start took ${Math.round(product.startedIn)} ms\n`);
  expect(await findLoss(product.origin, submit)).toBeUndefined();
});
