import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { noteAnswers, refuseUnreadable } from './raw-answers.ts';

const headersInTime = { headersTimeout: 200, connectionsCheckingInterval: 50 };

/** What a server says on one connection, and what it logs. `later` is sent once it has begun to speak. */
async function converse(listener: RequestListener, sent: string, later = '') {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push(line) });
  const server = createServer(headersInTime, listener).on('clientError', refuseUnreadable(log));
  noteAnswers(server);
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(sent);
  socket.once('data', () => socket.write(later));
  return { heard: await text(socket), lines };
}

test('headers that do not arrive in time are answered 408, in words', async () => {
  const { heard, lines } = await converse(() => undefined, 'GET / HTTP/1.1\r\nhost: canary\r\n');
  expect(heard).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n.*did not arrive in time/s);
  expect(lines).toHaveLength(1);
  expect(lines.join()).not.toContain('canary');
});

test('nothing is written into an answer that has begun', async () => {
  const { heard, lines } = await converse(
    (_, answer) => answer.write('the first half'),
    'GET / HTTP/1.1\r\nhost: x\r\n\r\n',
    'rubbish\r\n\r\n',
  );
  expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect(heard).not.toContain('requestId');
  expect(lines).toEqual([]);
});
