import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSecrets, type Secrets } from './secrets.ts';

let dataDir: string;
let secrets: Secrets;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dosebridge-secrets-'));
  secrets = await open(undefined);
});
function open(secretKey: string | undefined, ...secretKeyFallbacks: string[]): Promise<Secrets> {
  return openSecrets({ secretKey, secretKeyFallbacks, dataDir });
}
afterAll(() => rm(dataDir, { recursive: true }));

test('what was sealed opens for its purpose, after a restart too', async () => {
  const sealed = secrets.seal('JBSWY3DP', 'person:1');
  expect(sealed).not.toContain('JBSWY3DP');
  const restarted = await open(undefined);
  expect(restarted.open(sealed, 'person:1')).toBe('JBSWY3DP');
  expect(() => secrets.open(sealed, 'person:2')).toThrow();
});

test('another key opens nothing', async () => {
  const other = await open('k'.repeat(32));
  expect(() => other.open(secrets.seal('JBSWY3DP', 'person:1'), 'person:1')).toThrow();
});

test('a key that became a fallback goes on opening, and what is sealed since needs it no more', async () => {
  const [former, present] = ['f'.repeat(32), 'p'.repeat(32)];
  const sealed = (await open(former)).seal('JBSWY3DP', 'person:1');
  const both = await open(present, 'e'.repeat(32), former);
  const alone = await open(present);
  expect(both.open(sealed, 'person:1')).toBe('JBSWY3DP');
  expect(() => both.open(sealed, 'person:2')).toThrow();
  expect(() => alone.open(sealed, 'person:1')).toThrow();
  expect(alone.open(both.seal('state', 'sign-in'), 'sign-in')).toBe('state');
  const renewed = both.renew(sealed, 'person:1') ?? '';
  expect(alone.open(renewed, 'person:1')).toBe('JBSWY3DP');
  expect(both.renew(renewed, 'person:1')).toBeNull();
});

test('a hash is the same for its text and purpose, and another without the key', async () => {
  const hash = secrets.hash('ana@buyer.example', 'login');
  expect((await open(undefined)).hash('ana@buyer.example', 'login')).toBe(hash);
  const others = [
    secrets.hash('ana@buyer.example', 'reset'),
    secrets.hash('rui@buyer.example', 'login'),
    (await open('k'.repeat(32))).hash('ana@buyer.example', 'login'),
  ];
  expect(others).not.toContain(hash);
});

test('what was changed does not open', () => {
  const sealed = Buffer.from(secrets.seal('state', 'sign-in'), 'base64url');
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(() => secrets.open(sealed.toString('base64url'), 'sign-in')).toThrow();
  expect(() => secrets.open('', 'sign-in')).toThrow();
});

test('the key that the product makes is for nobody else to read', async () => {
  expect((await stat(join(dataDir, 'secret-key'))).mode & 0o777).toBe(0o600);
});
