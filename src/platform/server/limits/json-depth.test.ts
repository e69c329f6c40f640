import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerErrors } from '../http/errors.ts';
import { depthOf, limitJsonDepth, maxJsonDepth } from './json-depth.ts';

test.each([
  ['null', 0],
  ['{"a":[{}]}', 3],
  ['[[],[],[]]', 2],
  ['"[[[["', 0],
  [String.raw`["\"[[", "\\", []]`, 2],
  ['["[[[', 1],
])('%s nests %i deep', (text, depth) => {
  expect(depthOf(text, maxJsonDepth)).toBe(depth);
});

test('what nests deeper than any form is refused before it is parsed', async () => {
  const app = Fastify();
  answerErrors(app);
  limitJsonDepth(app);
  app.post('/', async ({ body }) => body);
  function send(depth: number) {
    const payload = '['.repeat(depth) + ']'.repeat(depth);
    return app.inject({ method: 'POST', url: '/', headers: { 'content-type': 'application/json' }, payload });
  }
  expect((await send(maxJsonDepth)).statusCode).toBe(200);
  const refused = await send(maxJsonDepth + 1);
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'invalid']);
  expect((await send(100_000)).statusCode).toBe(400);
});
