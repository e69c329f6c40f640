import { execFile } from 'node:child_process';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { type Manifest, manifestSchema } from '#app/backup/manifest.ts';
import { mailsOf } from '#testing/mailbox.ts';
import { startMailServer } from '#testing/running/mail-server.ts';
import { proverIn, registerMember } from '#testing/running/members.ts';
import {
  freePort,
  newDataDir,
  openDatabaseOf,
  programs,
  queryDatabaseOf,
  type Running,
  removeDataDir,
  seededDataDir,
  startProduct,
} from '#testing/running/product.ts';
import { fillForm, findLoss, type Submit, send } from '#testing/running/submits.ts';

/** The steps of docs/backup.md, from a product that serves to another one made of nothing but the backup. */

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let work: string;
let product: Running | undefined;
const dataDir = (name: string) => join(work, name);
const backup = (name: string) => join(work, 'backups', name);

test.beforeAll(async () => {
  work = await newDataDir();
});
test.afterAll(async () => {
  await product?.stop();
  await removeDataDir(work);
});

/** What `npm run NAME -- ...` runs once everything is installed. */
async function run(folder: string, ...command: string[]): Promise<{ code: number; output: string }> {
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    DATA_DIR: dataDir(folder),
  };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [programs.operate, ...command], {
      env,
    });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

async function manifestOf(name: string): Promise<Manifest> {
  return manifestSchema.parse(JSON.parse(await readFile(join(backup(name), 'manifest.json'), 'utf8')));
}

function hashes({ tables, files }: Manifest) {
  return { tables, files: files.toSorted((a, b) => a.key.localeCompare(b.key)) };
}

async function unsent(folder: string): Promise<number> {
  const rows = await queryDatabaseOf(
    dataDir(folder),
    'select count(*)::int as count from outgoing_mails where sent_at is null',
  );
  return rows[0].count;
}

const submits: Submit[] = [];

test('a backup is taken while the product serves, and one while it is stopped', async () => {
  await rename(await seededDataDir(), dataDir('old'));
  product = await startProduct(dataDir('old'));
  const member = await registerMember(product.origin, proverIn(dataDir('old')));
  for (const dossier of [1, 2]) {
    const submit = await fillForm(member, dossier);
    await send(product.origin, submit);
    submits.push(submit);
  }
  await expect.poll(() => unsent('old')).toBe(0);
  expect((await mailsOf(dataDir('old'))).length).toBeGreaterThanOrEqual(5);
  const served = await run('old', 'backup', backup('served'));
  expect(served).toMatchObject({ code: 0, output: expect.stringContaining('The audit trail ends at') });
  expect(await run('old', 'audit:verify', backup('served'))).toMatchObject({ code: 0 });
  const refused = await run('old', 'restore', backup('served'));
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringContaining('is in use by dosebridge process'),
  });
  await product.stop();
  expect(await run('old', 'backup', backup('stopped'))).toMatchObject({ code: 0 });
});

test('a folder made of nothing but the backup holds the same, byte for byte', async () => {
  const restored = await run('new', 'restore', backup('served'));
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Restored as of') });
  expect(await run('new', 'backup', backup('again'))).toMatchObject({ code: 0 });
  expect(hashes(await manifestOf('again'))).toEqual(hashes(await manifestOf('served')));
  expect(await run('new', 'restore', backup('served'))).toMatchObject({
    code: 1,
    output: expect.stringContaining('This database is not empty'),
  });
});

test('the restored product lets its people in, gives back their files, and mails nothing again', async () => {
  const port = await freePort();
  const mailServer = await startMailServer(port);
  product = await startProduct(dataDir('new'), { SMTP_URL: `smtp://127.0.0.1:${port}` });
  const { origin } = product;
  const [{ member }] = submits as [Submit];
  // The session of before is over.
  const before = await fetch(`${origin}/api/requests`, {
    headers: { authorization: `Bearer ${member.token}` },
  });
  expect(before.status).toBe(401);
  const signIn = await fetch(`${origin}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: member.email, password: 'connect-and-grow' }),
  });
  expect(signIn.status).toBe(200);
  const { token } = await signIn.json();
  for (const submit of submits)
    expect(await findLoss(origin, { ...submit, member: { ...member, token } })).toBeUndefined();
  // A new request mails as ever: the queue works, and had nothing older in it.
  const next = await fillForm({ ...member, token }, 3);
  await send(origin, next);
  await expect.poll(() => mailServer.mails.length).toBe(2);
  await expect.poll(() => unsent('new')).toBe(0);
  expect(mailServer.mails.map(({ subject }) => subject?.split(':')[0])).toEqual([
    next.reference,
    next.reference,
  ]);
  expect(await run('new', 'audit:verify', backup('served'))).toMatchObject({ code: 0 });
  await test.step('lines cut off the end of the audit trail show by the backup that saw them', async () => {
    const session = await openDatabaseOf(dataDir('new'));
    await session.query(
      'alter table audit_trail disable trigger user; alter table audit_chain disable trigger user',
    );
    const { position } = (await manifestOf('served')).audit;
    await session.query(
      'delete from audit_trail where id in (select line_id from audit_chain where position >= $1)',
      [position],
    );
    await session.query('delete from audit_chain where position >= $1', [position]);
    await session.end();
    expect(await run('new', 'audit:verify', backup('served'))).toMatchObject({
      code: 1,
      output: expect.stringContaining(`the trail ends at position ${position - 1}`),
    });
  });
  await product.stop();
  await mailServer.stop();
});
