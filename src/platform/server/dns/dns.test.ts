import { afterAll, beforeAll, expect, test } from 'vitest';
import { type NameServer, startNameServer } from '#testing/dns/name-server.ts';
import { openDns } from './dns.ts';

let server: NameServer;
beforeAll(async () => {
  server = await startNameServer();
});
afterAll(() => server.stop());

test('the texts of a domain are told each in one piece, however long', async () => {
  const long = `dosebridge-verification=${'x'.repeat(400)}`;
  server.domains.set('halcyon.example', ['v=spf1 -all', long]);
  expect(await openDns([server.address]).texts('halcyon.example')).toEqual(['v=spf1 -all', long]);
});

test('a domain without texts, and one that is none, have none; where nobody answers nobody knows', async () => {
  server.domains.set('empty.example', []);
  server.domains.set('refused.example', 'refused');
  server.domains.set('silent.example', 'silent');
  const dns = openDns([server.address]);
  const asked = ['empty.example', 'none.example', 'refused.example', 'silent.example'];
  expect(await Promise.all(asked.map((domain) => dns.texts(domain)))).toEqual([[], [], 'unknown', 'unknown']);
}, 30_000);
