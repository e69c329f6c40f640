import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { openDatabase } from '../database/database.ts';
import { openSecrets } from '../secrets/secrets.ts';
import { openAttempts } from './attempts.ts';
import { attempts } from './tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('whom something was tried on stands there by the key of the installation: no address can be tried against it', async () => {
  const db = openDatabase(database.serving);
  const limit = { name: 'login-account', max: 1, minutes: 15 };
  const email = 'ana@buyer.example';
  const open = async (secretKey: string) =>
    openAttempts(db, await openSecrets({ secretKey, secretKeyFallbacks: [], dataDir: '' }), true);
  const [own, again, other] = await Promise.all(['k', 'k', 'o'].map((letter) => open(letter.repeat(32))));
  expect(await own?.admits(limit, email)).toBe(true);
  expect(await again?.admits(limit, email)).toBe(false);
  expect(await other?.admits(limit, email)).toBe(true);
  const keys = (await db.select().from(attempts)).map(({ key }) => key);
  expect(keys).toHaveLength(2);
  for (const encoding of ['hex', 'base64', 'base64url'] as const)
    expect(keys.join(' ')).not.toContain(createHash('sha256').update(email).digest(encoding));
});
