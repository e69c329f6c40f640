import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startRedis, type TestRedis } from '#testing/redis.ts';
import { startTestProduct, type TestProduct } from '#testing/test-product.ts';
import { openRateLimits, perMinute, type RateLimits } from './rate-limits.ts';

const log = pino({ level: 'silent' });
const opened: RateLimits[] = [];
let port: number;
let redis: TestRedis;

beforeAll(async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
  server.close();
  await once(server, 'close');
  redis = await startRedis(port);
});
afterEach(() => {
  for (const limits of opened.splice(0)) limits.stop();
});
afterAll(() => redis.stop());

async function instance(): Promise<RateLimits> {
  const limits = await openRateLimits(redis.url, log);
  opened.push(limits);
  return limits;
}

/** How many of so many requests are let through. */
async function admitted(limits: RateLimits, who: string, requests: number): Promise<number> {
  const counted = await Promise.allSettled(
    Array.from({ length: requests }, () => limits.count('member', who)),
  );
  const refusals = counted.filter((outcome) => outcome.status === 'rejected');
  for (const { reason } of refusals) expect(reason).toMatchObject({ code: 'rate-limited' });
  return requests - refusals.length;
}

/** Waits until an instance counts in Redis: what a fresh one has counted is known to another. */
async function sharing(limits: RateLimits, witness: RateLimits): Promise<void> {
  await vi.waitUntil(
    async () => {
      const who = crypto.randomUUID();
      const spent = await admitted(limits, who, perMinute.member + 1);
      return spent === perMinute.member && (await admitted(witness, who, 1)) === 0;
    },
    { timeout: 15_000, interval: 200 },
  );
}

test('instances with one Redis count together', async () => {
  const [one, other] = [await instance(), await instance()];
  await sharing(one, other);
  const who = 'a member of two instances';
  const half = perMinute.member / 2;
  expect(await admitted(one, who, half)).toBe(half);
  expect(await admitted(other, who, half + 10)).toBe(half);
  expect(await admitted(one, who, 1)).toBe(0);
});

test('a Redis that dies, or never was there, refuses nobody and hides no limit', async () => {
  const [one, witness] = [await instance(), await instance()];
  await sharing(one, witness);
  await redis.stop();
  expect(await admitted(one, 'while it is away', perMinute.member + 10)).toBe(perMinute.member);
  const late = await instance();
  expect(await admitted(late, 'since the start', perMinute.member + 10)).toBe(perMinute.member);
  redis = await startRedis(port);
  await sharing(one, late);
});

test('a Redis that hangs holds nobody up for long, and is used again when it answers', async () => {
  const [one, witness] = [await instance(), await instance()];
  await sharing(one, witness);
  redis.freeze();
  expect(await admitted(one, 'while it hangs', perMinute.member + 10)).toBe(perMinute.member);
  redis.thaw();
  await sharing(one, witness);
});

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ RATE_LIMITS: 'on', REDIS_URL: redis.url }, { searches: false });
});
afterAll(() => product.stop());

/** Asks as often as somebody may, some at a time. */
async function askAll(times: number, ask: (i: number) => Promise<unknown>): Promise<void> {
  for (let i = 0; i < times; i += 60) {
    await Promise.all(Array.from({ length: 60 }, (_, j) => ask(i + j)));
  }
}

test('one request too many of an address is answered 429 with the time to wait; others go on', async () => {
  const ask = async (remoteAddress: string, url = '/nothing-here') =>
    product.app.inject({ url, remoteAddress });
  await askAll(perMinute.address, () => ask('198.51.100.7'));
  const answer = await ask('198.51.100.7');
  expect([answer.statusCode, answer.json().code]).toEqual([429, 'rate-limited']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect((await ask('198.51.100.8')).statusCode).toBe(404);
  expect((await ask('198.51.100.7', '/healthz')).statusCode).toBe(200);
});

test('a member is counted over all addresses, and a colleague at the same one is not', async () => {
  const [member, colleague] = [await product.signIn(), await product.signIn()];
  const ask = async (headers: { authorization: string }, remoteAddress: string) =>
    product.app.inject({ url: '/api/sessions', headers, remoteAddress });
  await askAll(perMinute.member, (i) => ask(member.headers, `192.0.2.${i % 200}`));
  const answer = await ask(member.headers, '192.0.2.201');
  expect([answer.statusCode, answer.json().message]).toEqual([
    429,
    expect.stringMatching(/^Too many requests from your account\. Try again in \d+ seconds?\.$/),
  ]);
  expect((await ask(colleague.headers, '192.0.2.201')).statusCode).not.toBe(429);
});
