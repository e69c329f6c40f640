import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { WholeListingImport } from '#domains/listings/contract/listing-imports.ts';
import {
  openDatabaseOf,
  queryDatabaseOf,
  type Running,
  removeDataDir,
  seededDataDir,
  startProduct,
} from '#testing/running/product.ts';
import { writeGenerated } from '../support/sheets.ts';

/** The generator's sheet, and a product that dies while it is being written. */

/** More than are read, staged and told of at once. */
const count = Number(process.env.IMPORT_ROWS || 2_500);

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let folder: string;
let sheet: string;
let dataDir: string;
let product: Running;
let token: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dosebridge-sheet-'));
  sheet = join(folder, 'dossiers.xlsx');
  await writeGenerated(sheet, count);
  dataDir = await seededDataDir();
  product = await startProduct(dataDir);
  const answer = await fetch(`${product.origin}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@demo.example', password: 'connect-and-grow' }),
  });
  token = (await answer.json()).token;
});

test.afterAll(async () => {
  await product?.stop();
  await removeDataDir(dataDir);
  await rm(folder, { recursive: true, force: true });
});

async function ask(path: string, init: RequestInit = {}): Promise<WholeListingImport> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${product.origin}/api/admin/imports${path}`, { ...init, headers });
  expect(answer.status).toBe(200);
  return (await answer.json()).data;
}

async function send(): Promise<WholeListingImport> {
  const form = new FormData();
  form.append('kind', 'dossier');
  form.append('sheet', await openAsBlob(sheet), 'dossiers.xlsx');
  return ask('', { method: 'POST', body: form });
}

/** Looks until it is so far; the milliseconds it took. */
async function until(id: string, reached: (now: WholeListingImport) => boolean): Promise<number> {
  const before = performance.now();
  // On a machine that is busy beyond its means the product may say once that it cannot answer.
  await expect(async () => expect(reached(await ask(`/${id}`))).toBe(true)).toPass({
    intervals: [100],
    timeout: 240_000,
  });
  return performance.now() - before;
}

async function countListed(): Promise<number> {
  const rows = await queryDatabaseOf(dataDir, 'select count(*)::int as count from dossiers');
  return rows[0].count;
}

function tell(line: string): void {
  process.stdout.write(`  import: ${line}\n`);
}

test('killed half-way through, an import leaves nothing half-written, and a second try completes it', async () => {
  const before = await countListed();
  const { id } = await send();
  const checked = await until(id, ({ state }) => state === 'checked' || state === 'failed');
  expect(await ask(`/${id}`)).toMatchObject({
    failure: '',
    faults: [],
    rows: count,
    added: count,
    changed: 0,
  });
  tell(`${count} rows checked in ${Math.round(checked)} ms`);
  expect(await countListed()).toBe(before);

  // However fast it is, it is not through before it is killed.
  const held = await openDatabaseOf(dataDir);
  await held.query('begin; lock table dossiers in share mode');
  await ask(`/${id}/confirm`, { method: 'POST' });
  await until(id, ({ doneRows }) => doneRows >= count / 2);
  await product.kill();
  await held.end().catch(() => undefined);
  product = await startProduct(dataDir);
  expect(await countListed(), 'nothing is half-written').toBe(before);

  await ask(`/${id}/confirm`, { method: 'POST' });
  const written = await until(id, ({ state }) => state === 'done' || state === 'failed');
  expect(await ask(`/${id}`)).toMatchObject({ state: 'done', failure: '', added: count, changed: 0 });
  expect(await countListed()).toBe(before + count);
  tell(
    `written again after the kill in ${Math.round(written)} ms, the wait for the killed one's job included`,
  );
});
