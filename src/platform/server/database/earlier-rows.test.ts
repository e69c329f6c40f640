import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { createEmptyDatabase } from '#testing/database/test-database.ts';
import { migrateDatabase } from './migrate.ts';
import { migrationsFolder } from './schema-version.ts';

/** The release before idempotency_keys, and before a request kept whose it is. */
const lastOfBefore = 21;

test('deals that are under way stay with whom they are with, and what was sent is not sent twice', async () => {
  const database = await createEmptyDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'dosebridge-migrations-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const journal = JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8'));
    const entries = journal.entries.filter(({ idx }: { idx: number }) => idx <= lastOfBefore);
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    await migrateDatabase(database.pool, folder);
    for (const [table, values] of rowsOfBefore) await insert(database.pool, table, values);
    // Given away after one was acted on, and before anybody acted on the other.
    await database.pool.query('update dossiers set company_id = 2');

    await migrateDatabase(database.pool);
    const { rows } = await database.pool.query(
      'select r.reference, c.name from requests r join companies c on c.id = owner_company_id order by 1',
    );
    expect(rows).toEqual([
      { reference: 'DB-2026-000001', name: 'Acts' },
      { reference: 'DB-2026-000002', name: 'Has it now' },
    ]);
    const keys = await database.pool.query('select key, fingerprint from idempotency_keys order by key');
    expect(keys.rows).toEqual([
      { key: 'a-message', fingerprint: '' },
      { key: 'a-move', fingerprint: '' },
    ]);
    // A process of the release before, until it is replaced.
    await database.pool.query(
      "insert into request_messages (request_id, person_id, side, text, idempotency_key) values (1, 1, 'buyer', 'Late', 'late')",
    );
    expect((await database.pool.query("select from idempotency_keys where key = 'late'")).rowCount).toBe(1);
  } finally {
    await database.drop();
    await rm(folder, { recursive: true });
  }
}, 60_000);

type Row = [table: string, values: Record<string, unknown>];

const asked = { person_id: 1, kind: 'dossier', dossier_id: 1, answers: {}, consent: true, fingerprint: 'f' };
const passedOn = { state: 'in-review', passed_on_at: '2026-06-02T00:00:00Z' };
const sent = { request_id: 1, text: 'Hello', what: 'In review', at: new Date() };

const rowsOfBefore: Row[] = [
  ['people', { email: 'ana@lusitan.example', role: 'seller' }],
  ['people', { email: 'rohan@acts.example', role: 'seller' }],
  ['companies', { name: 'Acts' }],
  ['companies', { name: 'Has it now' }],
  ['company_people', { company_id: 1, person_id: 2 }],
  ['molecules', { name: 'amlodipine' }],
  ['dossiers', { code: 'DB-1', company_id: 1, molecule_id: 1, state: 'published' }],
  ['requests', { ...asked, ...passedOn, reference: 'DB-2026-000001', idempotency_key: 'first' }],
  ['requests', { ...asked, ...passedOn, reference: 'DB-2026-000002', idempotency_key: 'second' }],
  ['request_events', { ...sent, person_id: 2, side: 'owner', idempotency_key: 'a-move' }],
  ['request_messages', { ...sent, person_id: 1, side: 'buyer', idempotency_key: 'a-message' }],
];

/** A row with these values, and with something that its type allows wherever one has to be given. */
async function insert(pool: Pool, table: string, values: Row[1]): Promise<void> {
  const { rows: columns } = await pool.query(
    `select column_name as name, data_type as type, is_nullable = 'NO' and column_default is null
        and is_identity = 'NO' and is_generated = 'NEVER' as wanted
      from information_schema.columns where table_name = $1 and table_schema = 'public'`,
    [table],
  );
  const row = columns.flatMap(({ name, type, wanted }) =>
    name in values ? [[name, values[name]]] : wanted ? [[name, neutral[type] ?? '']] : [],
  );
  const names = row.map(([name]) => `"${name}"`).join(', ');
  const places = row.map((_, i) => `$${i + 1}`).join(', ');
  await pool.query(
    `insert into ${table} (${names}) values (${places})`,
    row.map(([, value]) => value),
  );
}

const neutral: Record<string, unknown> = {
  ARRAY: [],
  boolean: false,
  date: '2026-01-01',
  integer: 1,
  jsonb: {},
  smallint: 1,
  'timestamp with time zone': new Date(),
};
