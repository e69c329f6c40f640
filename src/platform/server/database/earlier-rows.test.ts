import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { createEmptyDatabase } from '#testing/database/test-database.ts';
import { migrateDatabase } from './migrate.ts';
import { migrationsFolder } from './schema-version.ts';

/** Brings a database up to a migration, writes what was written then, and brings it up to date. */
async function bringUpFrom(
  last: number,
  write: (pool: Pool) => Promise<void>,
  check: (pool: Pool) => Promise<void>,
): Promise<void> {
  const database = await createEmptyDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'dosebridge-migrations-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const journal = JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8'));
    const entries = journal.entries.filter(({ idx }: { idx: number }) => idx <= last);
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    await migrateDatabase(database.pool, folder);
    await write(database.pool);
    await migrateDatabase(database.pool);
    await check(database.pool);
  } finally {
    await database.drop();
    await rm(folder, { recursive: true });
  }
}

/** The release before idempotency_keys, and before a request kept whose it is. */
const beforeKeys = 21;

test('deals that are under way stay with whom they are with, and what was sent is not sent twice', async () => {
  async function write(pool: Pool): Promise<void> {
    for (const [table, values] of deals) await insert(pool, table, values);
    // Given away after one was acted on, and before anybody acted on the other.
    await pool.query('update dossiers set company_id = 2');
  }
  await bringUpFrom(beforeKeys, write, async (pool) => {
    const { rows } = await pool.query(
      'select r.reference, c.name from requests r join companies c on c.id = owner_company_id order by 1',
    );
    expect(rows).toEqual([
      { reference: 'DB-2026-000001', name: 'Acts' },
      { reference: 'DB-2026-000002', name: 'Has it now' },
    ]);
    const keys = await pool.query('select key, fingerprint from idempotency_keys order by key');
    expect(keys.rows).toEqual([
      { key: 'a-message', fingerprint: '' },
      { key: 'a-move', fingerprint: '' },
    ]);
    // A process of the release before, until it is replaced.
    await pool.query(
      "insert into request_messages (request_id, person_id, side, text, idempotency_key) values (1, 1, 'buyer', 'Late', 'late')",
    );
    expect((await pool.query("select from idempotency_keys where key = 'late'")).rowCount).toBe(1);
  });
}, 60_000);

/** The release before molecules were one whatever their capitals. */
const beforeOneName = 42;

test('molecules whose names differ in capitals alone become one, with their dossiers and what the desk pinned', async () => {
  async function write(pool: Pool): Promise<void> {
    for (const [table, values] of twins) await insert(pool, table, values);
    await pool.query('delete from windows_due');
  }
  await bringUpFrom(beforeOneName, write, async (pool) => {
    const { rows } = await pool.query(
      `select code, inn, presentation_id as presentation, p.molecule_id = m.id as fits
       from dossiers d join molecules m on m.id = d.molecule_id join presentations p on p.id = presentation_id order by code`,
    );
    expect(rows.map(({ code, inn, fits }) => [code, inn, fits])).toEqual([
      ['DB-1', 'apixaban', true],
      ['DB-2', 'apixaban', true],
      ['DB-3', 'amlodipine', true],
      ['DB-4', 'apixaban', true],
    ]);
    expect(rows[0].presentation).toBe(rows[1].presentation);
    const names = await pool.query('select inn from molecules order by inn');
    expect(names.rows).toEqual([{ inn: 'amlodipine' }, { inn: 'apixaban' }]);
    await expect(insert(pool, 'molecules', { inn: 'APIXABAN' })).rejects.toThrow('one_molecule_of_a_name');
    const pins = await pool.query(
      'select application, reason, strengths from match_pins join presentations p on p.id = presentation_id order by 1',
    );
    expect(pins.rows).toEqual([
      { application: '1', reason: 'Said of the one that stays', strengths: '5 mg' },
      { application: '2', reason: 'Of a twin', strengths: '5 mg' },
      { application: '3', reason: 'Of no dossier', strengths: '7 mg' },
    ]);
    const due = await pool.query('select distinct dossier_id from windows_due order by 1');
    expect(due.rows.map((row) => row.dossier_id)).toEqual([1, 2]);
  });
}, 60_000);

/** The release before a company's people had roles, and before it had a sign-in, a statement or a fee that a request keeps. */
const beforeRoles = 64;

test('who belonged to a company administers it; nothing else is said of what was there before companies saw to their people', async () => {
  async function write(pool: Pool): Promise<void> {
    for (const [table, values] of ofCompanies) await insert(pool, table, values);
  }
  await bringUpFrom(beforeRoles, write, async (pool) => {
    const row = async (query: string) => (await pool.query(query)).rows;
    expect(await row('select role from company_people')).toEqual([{ role: 'administrator' }]);
    expect(
      await row(`select origin, verification, verified_at, verified_seen, requires_second_factor,
        count(*) over (partition by sign_in_key)::int as keys from companies`),
    ).toEqual(Array(2).fill(asBefore));
    for (const table of ['sessions', 'account_keys']) {
      expect(await row(`select provider, multi_factor from ${table}`)).toEqual([
        { provider: null, multi_factor: false },
      ]);
    }
    // By its first payment, as before (§10.7).
    expect(await row('select state, fee_due, fee_currency from requests')).toEqual([
      { state: 'signed', fee_due: null, fee_currency: null },
    ]);
  });
}, 60_000);

type Row = [table: string, values: Record<string, unknown>];

const asked = { person_id: 1, kind: 'dossier', dossier_id: 1, answers: {}, consent: true, fingerprint: 'f' };
const passedOn = { state: 'in-review', passed_on_at: '2026-06-02T00:00:00Z' };
const sent = { request_id: 1, text: 'Hello', what: 'In review', at: new Date() };

const deals: Row[] = [
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

const asBefore = {
  ...{ origin: 'desk', verification: 'none', verified_at: null, verified_seen: [] },
  ...{ requires_second_factor: false, keys: 1 },
};

const ofCompanies: Row[] = [
  ['people', { email: 'ana@lusitan.example', role: 'seller' }],
  ['companies', { name: 'Lists' }],
  ['companies', { name: 'Asks' }],
  ['company_people', { company_id: 1, person_id: 1 }],
  ['sessions', { person_id: 1, token_hash: Buffer.from('a session') }],
  ['account_keys', { key_hash: Buffer.from('a key'), email: 'ana@lusitan.example', purpose: 'sign-in' }],
  ['molecules', { inn: 'amlodipine' }],
  ['dossiers', { code: 'DB-1', company_id: 1, molecule_id: 1, state: 'published' }],
  [
    'requests',
    { ...asked, company_id: 2, state: 'signed', reference: 'DB-2026-000001', idempotency_key: 'only' },
  ],
];

const dossier = { company_id: 1, state: 'published', strengths: '5 mg' };
const presented = { strengths: '7 mg', identity: 'of-no-dossier' };
const pinned = { effect: 'pin', register: 'orange-book-products', set_by: 1 };

const twins: Row[] = [
  ['people', { email: 'ada@desk.example', role: 'admin' }],
  ['companies', { name: 'Owner' }],
  ['molecules', { inn: 'APIXABAN' }],
  ['molecules', { inn: 'apixaban', about: 'An inhibitor.' }],
  ['molecules', { inn: 'Apixaban' }],
  ['molecules', { inn: 'amlodipine' }],
  ['dossiers', { ...dossier, code: 'DB-1', molecule_id: 1 }],
  ['dossiers', { ...dossier, code: 'DB-2', molecule_id: 2 }],
  ['dossiers', { ...dossier, code: 'DB-3', molecule_id: 4 }],
  ['presentations', { ...presented, molecule_id: 1 }],
  ['presentations', { ...presented, molecule_id: 3 }],
  ['dossiers', { ...dossier, code: 'DB-4', molecule_id: 3, state: 'draft' }],
  ['match_pins', { ...pinned, presentation_id: 1, application: '1', reason: 'Said of a twin' }],
  ['match_pins', { ...pinned, presentation_id: 2, application: '1', reason: 'Said of the one that stays' }],
  ['match_pins', { ...pinned, presentation_id: 1, application: '2', reason: 'Of a twin' }],
  ['match_pins', { ...pinned, presentation_id: 4, application: '3', reason: 'Of no dossier' }],
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

/** The release before what the back office looks through was kept. */
const beforeWords = 77;

test.each([true, false])(
  'words are kept where the host has pg_trgm (%s), and indexed only then',
  async (has) => {
    async function write(pool: Pool): Promise<void> {
      if (!has) await pool.query('drop extension pg_trgm cascade');
    }
    await bringUpFrom(beforeWords, write, async (pool) => {
      const { rows: kept } = await pool.query(
        "select table_name from information_schema.columns where column_name = 'words' and is_generated = 'ALWAYS'",
      );
      const { rows: indexed } = await pool.query(
        "select from pg_indexes where indexdef like '%(words %trgm%'",
      );
      expect([kept.length, indexed.length]).toEqual([12, has ? 12 : 0]);
    });
  },
);
