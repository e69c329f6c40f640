import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as passed } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { pino } from 'pino';
import { afterAll, expect, test, vi } from 'vitest';
import { cutSlowClients } from './slow-clients.ts';

/** As in production, with a shorter grace: what takes minutes there takes seconds here. */
const pace = { bytesPerSecond: 16_000, graceSeconds: 2, maxBodyBytes: 2_000_000, checkMilliseconds: 100 };

const silent = pino({ level: 'silent' });
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

async function serve(handler: Handler, asked = pace): Promise<number> {
  // A connection that is cut ends the reading of its body with an error.
  const server = createServer((request, response) => handler(request, response).catch(() => undefined));
  servers.push(server);
  cutSlowClients(server, silent, asked);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Takes a body whole and answers how much it was. */
async function count(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let bytes = 0;
  for await (const chunk of request) bytes += chunk.length;
  response.end(`took ${bytes}`);
}

type Ending = { sent: number; answer: string };

/** Sends a body at a rate until it is through or the connection ends. */
async function send(port: number, bytes: number, bytesPerSecond: number): Promise<Ending> {
  const socket = connect(port, '127.0.0.1');
  const ended = once(socket, 'close').catch(() => undefined);
  let answer = '';
  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    answer += data;
    if (answer.includes('took')) socket.end();
  });
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${bytes}\r\n\r\n`);
  const piece = Buffer.alloc(Math.ceil(bytesPerSecond / 20));
  let sent = 0;
  const started = performance.now();
  while (sent < bytes && !socket.destroyed && answer === '') {
    const due = Math.min(bytes, ((performance.now() - started) / 1000) * bytesPerSecond);
    for (; sent < due; sent += piece.length) socket.write(piece.subarray(0, bytes - sent));
    await passed(20);
  }
  await ended;
  return { sent, answer };
}

test.concurrent('an upload at 1 Mbit/s passes, also when it takes several times the grace', async ({
  expect,
}) => {
  const port = await serve(count);
  const bytes = 6 * 125_000;
  expect(await send(port, bytes, 125_000)).toMatchObject({
    answer: expect.stringContaining(`took ${bytes}`),
  });
});

test.concurrent('a client that sends slower than the pace is told so and cut', async ({ expect }) => {
  const port = await serve(count);
  const { answer } = await send(port, 750_000, 4_000);
  expect(answer).toMatch(/^HTTP\/1\.1 408 .*too slow/s);
});

test.concurrent('a client that stops after a fast start is cut too: what it is ahead is worth no more than the grace', async ({
  expect,
}) => {
  const port = await serve(count);
  const socket = connect(port, '127.0.0.1');
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 900000\r\n\r\n${'x'.repeat(800_000)}`);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
  socket.destroy();
});

test.concurrent('a client is not blamed for a server that does not read', async ({ expect }) => {
  const port = await serve(async (request, response) => {
    await passed(4_000);
    await count(request, response);
  });
  expect((await send(port, 300_000, 1_000_000)).answer).toContain('took 300000');
});

test.concurrent('a body without an end is cut at the largest that is taken', async ({ expect }) => {
  const port = await serve(count);
  const { sent, answer } = await send(port, 20_000_000, 2_000_000);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(sent).toBeLessThan(20_000_000);
});

test.concurrent('a client that does not take its answer is cut, and one that takes it is not', async ({
  expect,
}) => {
  // More than the kernel holds on both sides, at a pace at which what it holds is soon used up.
  const size = 40_000_000;
  const endings: boolean[] = [];
  async function answer(_request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.once('close', () => endings.push(response.writableFinished));
    response.end(Buffer.alloc(size));
  }
  const port = await serve(answer, { ...pace, bytesPerSecond: 20_000_000 });
  async function ask(isTaken: boolean): Promise<void> {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    if (isTaken) socket.resume();
    await vi.waitUntil(() => endings.length > 0, { timeout: 15_000 });
    socket.destroy();
  }
  await ask(true);
  expect(endings.splice(0)).toEqual([true]);
  await ask(false);
  expect(endings).toEqual([false]);
});

test('an exchange that is over is given up before the next check', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const over: WeakRef<IncomingMessage>[] = [];
  const port = await serve(
    async (request, response) => {
      over.push(new WeakRef(request));
      await count(request, response);
    },
    { ...pace, checkMilliseconds: 60_000 },
  );
  for (let sent = 0; sent < 20; sent++) await (await fetch(`http://127.0.0.1:${port}`)).text();
  await vi.waitFor(() => {
    collect();
    // The parser of a connection holds its latest one.
    expect(over.filter((one) => one.deref() !== undefined).length).toBeLessThan(3);
  });
});
