import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { answerErrors } from '../http/errors.ts';
import { shedLoad } from './load-shedding.ts';

let app: FastifyInstance;
let origin: string;
beforeAll(async () => {
  app = Fastify();
  answerErrors(app);
  shedLoad(app, 200);
  app.get('/work/:milliseconds', async ({ params }) => {
    const until = performance.now() + Number((params as { milliseconds: string }).milliseconds);
    while (performance.now() < until);
    return 'done';
  });
  app.get('/healthz', { config: { alwaysAnswered: true } }, async () => 'alive');
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const statusOf = async (path: string) => (await fetch(origin + path)).status;

test('more than the loop manages is refused with a time to wait, and taken again when it has caught up', {
  timeout: 60_000,
}, async () => {
  let refused: Response | undefined;
  const health: number[] = [];
  const end = performance.now() + 30_000;
  // Each client asks again as soon as it is answered: without refusals a turn takes over a second.
  async function ask(): Promise<void> {
    while (refused === undefined && performance.now() < end) {
      const answer = await fetch(`${origin}/work/40`);
      if (answer.status === 503) refused ??= answer;
    }
    health.push(await statusOf('/healthz'));
  }
  await Promise.all(Array.from({ length: 40 }, ask));
  expect(refused?.headers.get('retry-after')).toBe('2');
  expect(await refused?.json()).toMatchObject({ code: 'unavailable' });
  expect(new Set(health)).toEqual(new Set([200]));
  await vi.waitUntil(async () => (await statusOf('/work/1')) === 200, { timeout: 10_000, interval: 100 });
});

test('one long turn refuses nobody', async () => {
  await vi.waitUntil(async () => (await statusOf('/work/1')) === 200, { timeout: 10_000, interval: 100 });
  expect(await statusOf('/work/500')).toBe(200);
  expect(await statusOf('/work/1')).toBe(200);
});
