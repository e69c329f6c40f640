import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { openDatabase } from '../database/database.ts';
import { answerInTime } from '../limits/answer-in-time.ts';
import { partOnStop } from '../limits/draining.ts';
import { answerErrors } from './errors.ts';
import { healthRoutes } from './health.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a process whose finders have not seen the database for long is not ready until they have', async () => {
  let fresh = true;
  const app = Fastify();
  partOnStop(app);
  answerErrors(app);
  answerInTime(app, () => false);
  healthRoutes(app, { db: openDatabase(database.pool), isFresh: async () => fresh });
  const ready = () => app.inject({ url: '/readyz' });
  expect((await ready()).statusCode).toBe(200);
  fresh = false;
  const answer = await ready();
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
  fresh = true;
  expect((await ready()).statusCode).toBe(200);
  await app.close();
});
