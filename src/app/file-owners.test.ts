import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { fileOwners } from './file-owners.ts';

/** Names that a column of files may have. */
const suspicious = /key|file|path|picture|image|photo|logo|document|attachment|upload|storage|sheet/i;

/** What has such a name and names no file of the storage. */
const others = [
  'account_keys.keyHash',
  'attempts.key',
  'blog_pictures.uploadedBy',
  'blog_posts.image', // An address, whose picture has a row of its own.
  'blog_posts.imageAlt',
  'companies.signInKey', // The address at which its sign-in begins.
  'company_documents.uploadedBy',
  'company_invitations.keyHash',
  'counter_terms.termSheetId',
  'edqm_ceps.key', // As that of the lists below: the number by which claims are joined.
  'evidence_claims.numberKey',
  'fda_dmfs.key',
  'fda_inspections.key',
  'file_checks.storageKey', // Of any owner's file: what it was found to be.
  'idempotency_keys.key',
  'launch_facts.key',
  'listing_imports.fileName',
  'opportunities.key',
  'own_sheet_rows.sheetId',
  'own_sheets.fileName',
  'passkeys.publicKey',
  'register_editions.fileName', // Of a file that was read and is not kept.
  'register_uploads.fileName',
  'request_events.idempotencyKey',
  'request_files.termSheetVersion',
  'request_files.uploadedBy',
  'request_messages.idempotencyKey',
  'requests.idempotencyKey',
  'term_sheet_documents.termSheetId',
];

async function readTables(): Promise<PgTable[]> {
  const source = join(import.meta.dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('/tables.ts') && path.includes('server/'))
    .map((path) => join(source, path));
  const modules: object[] = await Promise.all(files.map((file) => import(file)));
  return modules.flatMap((module) => Object.values(module).filter((value) => is(value, PgTable)));
}

test('every column that names a file has its owner: backup and sweep would not know of it otherwise', async () => {
  const tables = await readTables();
  const columns = tables.flatMap((table) =>
    Object.entries(getTableColumns(table)).map(([name, column]) => ({
      name: `${getTableName(table)}.${name}`,
      column,
    })),
  );
  const owned = columns.filter(({ column }) => fileOwners.some((owner) => owner.column === column));
  expect(owned).toHaveLength(fileOwners.length);
  const ownerless = columns.filter(
    (one) => suspicious.test(one.name.split('.')[1] ?? '') && !owned.includes(one),
  );
  expect(ownerless.map(({ name }) => name).sort()).toEqual(others);
});

test('no two owners share a folder of the storage', () => {
  expect(new Set(fileOwners.map(({ folder }) => folder)).size).toBe(fileOwners.length);
});
