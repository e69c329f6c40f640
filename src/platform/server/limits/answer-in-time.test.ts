import { PassThrough } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerErrors } from '../http/errors.ts';
import { answerInTime, bodyHasArrived } from './answer-in-time.ts';

let app: FastifyInstance;
let isSlow: boolean;
let finish: () => void;
let bodyArrives: Promise<void>;

/** An answer that waits for work of the database, and what it has become. */
function ask(): {
  answer: Promise<{ statusCode: number; headers: object; payload: string }>;
  status(): number;
} {
  let status = 0;
  const answer = app.inject('/work').then((found) => {
    status = found.statusCode;
    return found;
  });
  return { answer, status: () => status };
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  isSlow = false;
  bodyArrives = Promise.resolve();
  app = Fastify();
  answerErrors(app);
  answerInTime(app, () => isSlow);
  const work = new Promise<void>((resolve) => {
    finish = resolve;
  });
  app.get('/work', async (request) => {
    await bodyArrives;
    bodyHasArrived(request);
    await request.inTime(work);
    return 'done';
  });
  app.get('/file', (request, reply) => {
    const file = new PassThrough();
    finish = () => void file.end(' whole');
    file.write('half');
    // As a handler does that sends a file: its promise ends with the answer.
    return request.inTime((async () => reply.send(file))());
  });
  await app.ready();
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

test('while the database is slow an answer comes after 2.2 seconds, says so, and when to come back', async () => {
  isSlow = true;
  const { answer, status } = ask();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(status()).toBe(0);
  await vi.advanceTimersByTimeAsync(300);
  const { statusCode, headers, payload } = await answer;
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '5' });
  expect(JSON.parse(payload).message).toContain('may have been saved all the same');
  finish();
});

test('work that takes long for reasons of its own is waited for, until the database turns slow', async () => {
  const patient = ask();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(patient.status()).toBe(0);
  isSlow = true;
  await vi.advanceTimersByTimeAsync(600);
  expect((await patient.answer).statusCode).toBe(503);
});

test('work that ends in time is the answer, and the time in which a form was sent does not count', async () => {
  isSlow = true;
  let arrive = () => {};
  bodyArrives = new Promise((resolve) => {
    arrive = resolve;
  });
  const { answer, status } = ask();
  await vi.advanceTimersByTimeAsync(60_000);
  arrive();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(status()).toBe(0);
  finish();
  expect((await answer).statusCode).toBe(200);
});

test('a file that is on its way is sent to its end, however slow the database is', async () => {
  isSlow = true;
  const answer = app.inject('/file');
  await vi.advanceTimersByTimeAsync(60_000);
  finish();
  expect(await answer).toMatchObject({ statusCode: 200, payload: 'half whole' });
});
