import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assetAnswers } from './assets.ts';

let directory: string;
let app: FastifyInstance;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dosebridge-assets-'));
  for (const name of ['page.js', 'page.js.br', 'page.js.gz', 'page.css', 'page.css.gz', 'letters.woff2'])
    await writeFile(join(directory, name), name);
  const files = new Set([
    'page.js',
    'page.js.br',
    'page.js.gz',
    'page.css',
    'page.css.gz',
    'letters.woff2',
    'gone.js',
  ]);
  const answer = assetAnswers(directory, files);
  app = fastify();
  app.get<{ Params: { name: string } }>('/:name', (request, reply) =>
    answer(request, reply, request.params.name),
  );
});
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

async function get(name: string, accepted?: string) {
  const { statusCode, headers, body } = await app.inject({
    url: `/${name}`,
    ...(accepted !== undefined && { headers: { 'accept-encoding': accepted } }),
  });
  return { statusCode, body, type: headers['content-type'], encoding: headers['content-encoding'], headers };
}

test.each([
  ['page.js', 'gzip, deflate, br', 'page.js.br', 'br', 'text/javascript; charset=utf-8'],
  ['page.js', 'gzip, br;q=0', 'page.js.gz', 'gzip', 'text/javascript; charset=utf-8'],
  ['page.js', undefined, 'page.js', undefined, 'text/javascript; charset=utf-8'],
  ['page.css', 'gzip', 'page.css.gz', 'gzip', 'text/css; charset=utf-8'],
  ['page.css', 'br', 'page.css', undefined, 'text/css; charset=utf-8'],
  ['letters.woff2', 'gzip, br', 'letters.woff2', undefined, 'font/woff2'],
])('%s is sent to who takes %s as %s', async (name, accepted, body, encoding, type) => {
  expect(await get(name, accepted)).toMatchObject({ statusCode: 200, body, encoding, type });
});

test('is kept for a year by whoever gets it, by encoding, and is read once', async () => {
  const { headers } = await get('page.js', 'br');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    'content-length': String('page.js.br'.length),
  });
  await writeFile(join(directory, 'page.js.br'), 'another');
  expect((await get('page.js', 'br')).body).toBe('page.js.br');
});

test('what could not be read is tried again', async () => {
  expect((await get('gone.js')).statusCode).toBe(500);
  await writeFile(join(directory, 'gone.js'), 'back');
  expect(await get('gone.js')).toMatchObject({ statusCode: 200, body: 'back' });
});
