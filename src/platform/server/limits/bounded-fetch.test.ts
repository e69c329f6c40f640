import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boundedFetch } from './bounded-fetch.ts';

let server: Server;
let origin: string;
let cut: Promise<unknown>;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/packed') {
      response.setHeader('content-encoding', 'gzip');
      response.end(gzipSync(Buffer.alloc(64 * 1024 * 1024)));
    } else if (request.url === '/endless') {
      cut = once(response, 'close');
      const write = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024)));
      };
      response.on('drain', write);
      write();
    } else if (request.url === '/silent') {
      response.write('{');
    } else response.end('{"a":1}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a short answer arrives as it is', async () => {
  const answer = await boundedFetch(`${origin}/`);
  expect([answer.status, await answer.json()]).toEqual([200, { a: 1 }]);
});

test.each(['endless', 'packed'])('an answer that is %s ends at a megabyte', async (path) => {
  await expect(boundedFetch(`${origin}/${path}`)).rejects.toThrow('longer than a megabyte');
});

test('the connection of an endless answer is cut', async () => {
  await expect(boundedFetch(`${origin}/endless`)).rejects.toThrow();
  await cut;
});

test('an answer that never ends is given up when the time of its request is over', async () => {
  const signal = AbortSignal.timeout(100);
  await expect(boundedFetch(`${origin}/silent`, { signal })).rejects.toThrow('timeout');
});
