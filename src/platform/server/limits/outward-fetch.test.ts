import { createSocket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNameServer } from '#testing/dns/name-server.ts';
import { openDns } from '../dns/dns.ts';
import { InnerAddressError, isInner, openOutwardFetch } from './outward-fetch.ts';

const dns = openDns([]);
let asked = 0;
const server = createServer((request, response) => {
  asked += 1;
  if (request.url === '/long') response.end('x'.repeat(1024 * 1024 + 1));
  else if (request.url === '/switch')
    response.writeHead(101, { connection: 'upgrade', upgrade: 'other' }).end();
  else response.writeHead(302, { location: '/elsewhere' }).end(request.method);
});
let origin = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['100.64.0.1', true],
  ['169.254.169.254', true],
  ['172.31.255.255', true],
  ['192.168.0.1', true],
  ['255.255.255.255', true],
  ['::1', true],
  ['::ffff:8.8.8.8', true],
  ['fe80::1', true],
  ['fd00::1', true],
  ['64:ff9b::a00:1', true],
  ['2002:a00:1::', true],
  ['nowhere', true],
  ['8.8.8.8', false],
  ['172.32.0.1', false],
  ['2606:4700::1111', false],
])('%s is inside: %s', (address, inside) => {
  expect(isInner(address)).toBe(inside);
});

test('neither an inner address nor a name that leads to one is connected to, by https or not', async () => {
  const fetch = openOutwardFetch({ loopback: false, dns });
  const { port } = new URL(origin);
  for (const url of [origin, `https://localhost:${port}`, `https://127.0.0.1:${port}`, 'ftp://8.8.8.8'])
    await expect(fetch(url)).rejects.toThrow(InnerAddressError);
  await expect(openOutwardFetch({ loopback: true, dns })('http://8.8.8.8')).rejects.toThrow(
    InnerAddressError,
  );
  expect(asked).toBe(0);
});

test('an answer is taken as it comes: no redirect is followed, and nothing is read past a megabyte', async () => {
  const fetch = openOutwardFetch({ loopback: true, dns });
  const answer = await fetch(origin, { method: 'POST', body: 'a=b' });
  expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([
    ...[302, '/elsewhere', 'POST'],
  ]);
  await expect(fetch(`${origin}/long`)).rejects.toThrow('longer than a megabyte');
  await expect(fetch(`${origin}/switch`)).rejects.toThrow('switches protocols');
  await expect(fetch(origin, { signal: AbortSignal.abort() })).rejects.toThrow('abort');
});

test('a name that DNS leads inside is not connected to', async () => {
  const names = await startNameServer();
  names.domains.set('provider.example', { ipv4: '127.0.0.1' });
  const fetch = openOutwardFetch({ loopback: false, dns: openDns([names.address]) });
  const { port } = new URL(origin);
  await expect(fetch(`https://provider.example:${port}`)).rejects.toThrow(InnerAddressError);
  await expect(fetch(`https://elsewhere.example:${port}`)).rejects.toThrow('ENOTFOUND');
  await names.stop();
});

test('names are asked of the name servers given, and one that never answers holds no thread of the process', async () => {
  const silent = createSocket('udp4').bind(0, '127.0.0.1');
  await once(silent, 'listening');
  const fetch = openOutwardFetch({
    ...{ loopback: false, dns: openDns([`127.0.0.1:${silent.address().port}`]) },
  });
  const giveUp = new AbortController();
  // More than libuv has threads.
  const asking = Array.from({ length: 8 }, (_, at) =>
    fetch(`https://provider-${at}.example`, { signal: giveUp.signal }).catch((error: Error) => error.name),
  );
  await once(silent, 'message');
  expect((await lookup('localhost')).family).toBeTruthy();
  giveUp.abort();
  expect(new Set(await Promise.all(asking))).toEqual(new Set(['AbortError']));
  silent.close();
});
