import Fastify from 'fastify';
import type { Configuration } from 'openid-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAttempts } from '#platform/server/attempts/attempts.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { networkOf } from '#platform/server/limits/network-of.ts';
import { openSecrets } from '#platform/server/secrets/secrets.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { limits } from '../limits.ts';
import { openIdRoutes } from './open-id.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const publicUrl = 'https://dosebridge.example';

/** Two providers, which answer when they are told to; `asked` is how often each was asked for its addresses. */
async function openWay(limitsCount: boolean) {
  const db = openDatabase(database.serving);
  const secrets = await openSecrets({ secretKey: 'k'.repeat(32), secretKeyFallbacks: [], dataDir: '' });
  const attempts = openAttempts(db, secrets, limitsCount);
  const answer = Promise.withResolvers<Configuration>();
  // It may be away before anybody asks.
  answer.promise.catch(() => undefined);
  const asked: Record<string, number> = { 1: 0, 2: 0 };
  const app = Fastify();
  openIdRoutes<number>(
    app,
    { db, attempts, secrets, publicUrl },
    {
      ...{ name: 'company', route: '/auth/company/:key', fromHereAlone: false },
      find: async (params) => Number((params as { key: string }).key),
      numberOf: (provider) => provider,
      settingsOf: String,
      discover(provider) {
        asked[provider] = (asked[provider] ?? 0) + 1;
        return answer.promise;
      },
      admit: () => Promise.reject(new Error('nobody comes back')),
    },
  );
  async function whyNot(url: string, sent: Record<string, string> = {}) {
    const { headers } = await app.inject({ url, headers: sent });
    return new URL(String(headers.location)).searchParams.get('company');
  }
  /** As this browser would have begun at a provider. */
  const begun = (key: string) => {
    const attempt = { at: `/auth/company/${key}/callback`, by: key, state: '', nonce: '', verifier: '' };
    const sealed = secrets.seal(
      JSON.stringify({ ...attempt, until: Date.now() + 60_000 }),
      'company-sign-in',
    );
    return { cookie: `__Host-company-sign-in=${sealed}` };
  };
  return { whyNot, begun, asked, attempts, away: () => answer.reject(new Error('the provider is away')) };
}

test('a provider that is silent holds so many and no more, and nobody who comes by another', async () => {
  const { whyNot, asked, away } = await openWay(false);
  const come = Array.from({ length: 24 }, () => whyNot('/auth/company/1'));
  expect(await whyNot('/auth/company/1')).toBe('busy');
  expect(asked).toEqual({ 1: 8, 2: 0 });
  come.push(whyNot('/auth/company/2'));
  away();
  expect(new Set(await Promise.all(come))).toEqual(new Set(['unreachable']));
  expect(asked).toEqual({ 1: 24, 2: 1 });
});

test('one network begins so many sign-ins and no more; what nobody began or went to asks nobody, and is not counted', async () => {
  const { whyNot, begun, asked, attempts, away } = await openWay(true);
  away();
  const { max } = limits.providerPerAddress;
  const before = Array.from({ length: max - 2 }, () =>
    attempts.count(limits.providerPerAddress, networkOf('127.0.0.1')),
  );
  await Promise.all(before);
  // As a stranger's page has it fetched by whoever opens it.
  for (const dest of ['image', 'iframe', 'empty'])
    expect(await whyNot('/auth/company/1', { 'sec-fetch-dest': dest })).toBe('elsewhere');
  for (const sent of [{}, begun('2')])
    expect(await whyNot('/auth/company/1/callback?code=1&state=1', sent)).toBe('failed');
  expect(asked).toEqual({ 1: 0, 2: 0 });
  const gone = { 'sec-fetch-dest': 'document' };
  expect(await whyNot('/auth/company/1', gone)).toBe('unreachable');
  expect(await whyNot('/auth/company/1/callback', begun('1'))).toBe('failed');
  expect(asked).toEqual({ 1: 2, 2: 0 });
  expect(await whyNot('/auth/company/2', gone)).toBe('often');
  expect(await whyNot('/auth/company/1/callback', begun('1'))).toBe('often');
  expect(asked).toEqual({ 1: 2, 2: 0 });
});
