import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSecrets, type Secrets } from './secrets.ts';

let dataDir: string;
let secrets: Secrets;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dosebridge-secrets-'));
  secrets = await openSecrets({ secretKey: undefined, dataDir });
});
afterAll(() => rm(dataDir, { recursive: true }));

test('what was sealed opens for its purpose, after a restart too', async () => {
  const sealed = secrets.seal('JBSWY3DP', 'person:1');
  expect(sealed).not.toContain('JBSWY3DP');
  const restarted = await openSecrets({ secretKey: undefined, dataDir });
  expect(restarted.open(sealed, 'person:1')).toBe('JBSWY3DP');
  expect(() => secrets.open(sealed, 'person:2')).toThrow();
});

test('another key opens nothing', async () => {
  const other = await openSecrets({ secretKey: 'k'.repeat(32), dataDir });
  expect(() => other.open(secrets.seal('JBSWY3DP', 'person:1'), 'person:1')).toThrow();
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
