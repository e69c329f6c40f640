import { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '#domains/accounts/server/tables.ts';
import { listingEdits } from '#domains/listings/server/tables.ts';
import { contacts } from '#domains/site/server/contacts/tables.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import { openDatabase, openPool } from '#platform/server/database/database.ts';
import { formulas, runningCells } from '#testing/formulas.ts';
import { readZipped } from '#testing/read-documents.ts';
import { insertDossier } from '#testing/test-listings.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { shapeOf, tableNames } from '../../contract/back-office-tables.ts';

let product: TestProduct;
let admin: TestPerson;
let replica: pg.Pool;
beforeAll(async () => {
  product = await startTestProduct(
    {},
    {
      searches: false,
      replica(url) {
        replica = openPool({ connectionString: url }, console.error);
        return openDatabase(replica);
      },
    },
  );
  admin = await product.signIn('admin');
  const organisations = ['Zeta', 'Alpha', 'Alpha', 'mid_dle', 'Beta 100%'];
  await product.db.insert(people).values(
    Array.from({ length: 23 }, (_, n) => ({
      email: `row-${n}@table.example`,
      name: `Row ${n % 4}`,
      organisation: organisations[n % 5] ?? '',
      role: n % 3 === 0 ? ('investor' as const) : ('seller' as const),
      disabledAt: n % 6 === 0 ? new Date() : null,
      createdAt: new Date(Date.UTC(2026, 0, 1 + n)),
    })),
  );
  await product.db.insert(contacts).values([
    { name: '=1+1', email: 'a@b.example', phone: '+49 30', message: 'one, "two"\nthree' },
    { name: 'Plain', email: '@cmd', phone: '-5', message: '\tindented' },
  ]);
});
afterAll(async () => {
  await replica.end();
  await product.stop();
});

async function ask(table: string, query: Record<string, string> = {}, person = admin) {
  const answer = await product.app.inject({
    url: `/api/back-office/tables/${table}`,
    query,
    headers: person.headers,
  });
  return { status: answer.statusCode, body: answer.json() };
}

type Row = { id: number; cells: Record<string, unknown> };

const sortable = tableNames.flatMap((table) =>
  Object.entries(shapeOf(table).columns)
    .filter(([, column]) => column.sortable)
    .flatMap(([column]) => [
      [table, column],
      [table, `-${column}`],
    ]),
);

test.each(sortable)('%s sorts by %s', async (table, sort) => {
  expect((await ask(table, { sort })).status).toBe(200);
});

const examples = { contains: 'a b', choice: '', range: '', flag: 'yes', id: '1' };
const filterable = tableNames.flatMap((table) =>
  Object.entries(shapeOf(table).columns).flatMap(([name, { filter, type, choices }]) => {
    if (filter === undefined) return [];
    const range = type === 'number' ? '1..5' : '2026-01-01..2026-02-01';
    const value = { ...examples, range, choice: Object.keys(choices ?? {})[0] ?? '' }[filter];
    return [[table, name, value]];
  }),
);

test.each(filterable)('%s filters by %s', async (table, name, value) => {
  expect((await ask(table, { [name ?? '']: value ?? '' })).status).toBe(200);
});

test.each(tableNames.filter((table) => shapeOf(table).searched))('%s is searched by words', async (table) => {
  expect((await ask(table, { q: 'ab some% _thing' })).status).toBe(200);
});

const orders = ['name', '-name', 'organisation', '-createdAt', 'disabled'];

test.each(orders)('pages by %s lead through every row once, and back again', async (sort) => {
  const query = { sort, q: 'table.example', limit: '5' };
  const forth: number[][] = [];
  let page = (await ask('people', query)).body;
  expect(page.previous).toBeNull();
  while (true) {
    forth.push(page.data.map((row: Row) => row.id));
    if (page.next === null) break;
    page = (await ask('people', { ...query, after: page.next })).body;
  }
  expect(forth.flat()).toHaveLength(23);
  expect(new Set(forth.flat()).size).toBe(23);

  const back = [forth.at(-1)];
  while (page.previous !== null) {
    page = (await ask('people', { ...query, before: page.previous })).body;
    back.unshift(page.data.map((row: Row) => row.id));
  }
  expect(back).toEqual(forth);
});

test('the order is the database’s own, ties by the row’s number', async () => {
  const { body } = await ask('people', { sort: '-organisation', q: 'table.example', limit: '100' });
  const { rows } = await product.db.execute<{ id: number }>(
    sql`select id from people where email like '%@table.example' order by organisation desc, id desc`,
  );
  expect(body.data.map((row: Row) => row.id)).toEqual(rows.map(({ id }) => id));
});

test('a row that comes in between is not shown twice, nor is another left out', async () => {
  const query = { sort: 'email', q: 'table.example', limit: '5' };
  const first = (await ask('people', query)).body;
  await product.db.insert(people).values({
    email: 'row-0a@table.example',
    name: 'Late',
    organisation: '',
    role: 'seller',
  });
  const second = (await ask('people', { ...query, after: first.next })).body;
  const { body } = await ask('people', { ...query, limit: '100' });
  const all = body.data
    .map((row: Row) => row.cells.email)
    .filter((email: string) => email !== 'row-0a@table.example');
  expect([...first.data, ...second.data].map((row: Row) => row.cells.email)).toEqual(all.slice(0, 10));
  await product.db.delete(people).where(sql`email = 'row-0a@table.example'`);
});

test('filters meet: words, a choice, a flag, days at both ends', async () => {
  const emails = async (query: Record<string, string>) => {
    const { body } = await ask('people', { sort: 'createdAt', q: 'table.example', ...query });
    return body.data.map((row: Row) => String(row.cells.email).replace(/@.*|row-/g, ''));
  };
  expect(await emails({ role: 'investor', disabled: 'no' })).toEqual(['3', '9', '15', '21']);
  expect(await emails({ createdAt: '2026-01-02..2026-01-03' })).toEqual(['1', '2']);
  expect(await emails({ organisation: '100%' })).toEqual(['4', '9', '14', '19']);
  expect(await emails({ organisation: 'mid_' })).toEqual(['3', '8', '13', '18']);
  expect(await emails({ organisation: '1%0' })).toEqual([]);
});

test('an edit names its fields as the form of the listing does, in its order', async () => {
  const dossierId = await insertDossier(product.db, 1, {});
  await product.db.insert(listingEdits).values({
    kind: 'dossier',
    dossierId,
    changes: { offerDays: [5, 7], title: ['Before', 'After'] },
    proposedBy: admin.id,
  });
  const { data } = (await ask('edits', { sort: '-proposedAt' })).body;
  expect(data[0].cells.fields).toBe('Title, Offer in business days');
});

test('a short word counts where words begin, whatever its case and that of the text', async () => {
  for (const organisation of ['al', 'AL', 'aLPHa']) {
    expect((await ask('people', { organisation, q: 'Table.EXAMPLE' })).body.count).toBe(10);
  }
  expect((await ask('people', { organisation: 'ta', q: 'table.example' })).body.count).toBe(0);
});

test('more than are counted are paged in their order too, also where they stand at its far end', async () => {
  await product.db.execute(sql`insert into audit_trail (at, action, subject, detail)
    select '2026-01-01'::timestamptz + n * interval '1 minute', case when n > 4000 then 'walk-late' else 'walk-early' end,
      'walk:' || n % 7, '{}' from generate_series(1, 10000) as n`);
  for (const sort of ['at', '-at', 'subject', '-subject']) {
    const query = { sort, action: 'walk-late', limit: '5' };
    const first = (await ask('audit', query)).body;
    expect(first).toMatchObject({ count: 5000, more: true });
    const second = (await ask('audit', { ...query, after: first.next })).body;
    const order = sql.raw(sort.startsWith('-') ? `${sort.slice(1)} desc, id desc` : `${sort}, id`);
    const { rows } = await product.db.execute<{ id: number }>(
      sql`select id from audit_trail where action = 'walk-late' order by ${order} limit 10`,
    );
    expect([...first.data, ...second.data].map(({ id }: Row) => id)).toEqual(rows.map(({ id }) => id));
  }
});

test('the audit trail is searched by what was done and to what, and by who did it', async () => {
  await product.db.insert(auditTrail).values([
    { actorId: admin.id, action: 'praise', subject: 'listing:DB-1', detail: { from: 'good', tags: ['a'] } },
    { actorId: null, action: 'praise', subject: 'listing:DB-2', detail: {} },
  ]);
  const found = async (query: Record<string, string>) =>
    (await ask('audit', { sort: 'subject', ...query })).body.data.map(({ cells }: Row) => cells.detail);
  expect(await found({ q: 'praise' })).toEqual(['from: good, tags: ["a"]', null]);
  expect(await found({ q: 'listing:DB-2' })).toEqual([null]);
  expect(await found({ q: 'praise', person: String(admin.id) })).toHaveLength(1);
});

test('a range takes the whole numbers within it, whatever its ends', async () => {
  for (const offerDays of [4, 5, 7])
    await insertDossier(product.db, 300 + offerDays, { title: 'Ranged', offerDays });
  for (const [offerDays, expected] of Object.entries({
    '4..5': [4, 5],
    '3.5..5.9': [4, 5],
    '4.1..': [5, 7],
    '..-0.5': [],
    '5..999999999999': [5, 7],
  })) {
    const { body } = await ask('dossiers', { q: 'Ranged', offerDays, sort: 'offerDays' });
    expect(
      body.data?.map(({ cells }: Row) => cells.offerDays),
      offerDays,
    ).toEqual(expected);
  }
});

test('the number of rows is that of all pages', async () => {
  const { body } = await ask('people', { q: 'table.example', limit: '5' });
  expect(body).toMatchObject({ count: 23, more: false });
});

test.each([
  ['sort', 'nothing'],
  ['sort', 'lastSeenAt'],
  ['nothing', 'x'],
  ['role', 'emperor'],
  ['createdAt', '2026-02-30..'],
  ['createdAt', 'yesterday'],
  ['disabled', 'maybe'],
  ['company', 'x'],
  ['after', 'x'],
  ['before', 'x'],
  ['constructor', 'x'],
])('%s=%s is told to be wrong', async (name, value) => {
  const { status, body } = await ask('people', { [name]: value });
  expect(status).toBe(400);
  expect(body.issues[0].path).toBe(name);
});

test('the tables are the desk’s alone', async () => {
  for (const role of ['seller', 'investor'] as const) {
    expect((await ask('people', {}, await product.signIn(role))).status).toBe(403);
  }
  expect(
    (await product.app.inject({ url: '/api/back-office/tables/people/export?format=csv' })).statusCode,
  ).toBe(401);
});

async function exported(table: string, query: Record<string, string>) {
  return product.app.inject({
    url: `/api/back-office/tables/${table}/export`,
    query,
    headers: admin.headers,
  });
}

test('an export is read from the replica, and a page, on which somebody looks for what they wrote, is not', async () => {
  await ask('people');
  expect(replica.totalCount).toBe(0);
  expect((await exported('people', { format: 'csv' })).statusCode).toBe(200);
  expect(replica.totalCount).toBe(1);
});

test('an export as CSV holds every row that matches, and nothing in it runs as a formula', async () => {
  const rows = (await exported('people', { format: 'csv', q: 'table.example' })).body.trim().split('\r\n');
  expect(rows).toHaveLength(24);
  expect(rows.filter((row) => row.includes(',Investor,'))).toHaveLength(8);
  const whole = (await exported('audit', { format: 'csv', action: 'walk-late' })).body;
  expect(whole.trim().split('\r\n')).toHaveLength(6001);
  const { body, headers } = await exported('messages', { format: 'csv', sort: 'createdAt' });
  expect(headers['content-disposition']).toBe('attachment; filename="dosebridge-messages.csv"');
  expect(body).toContain(`,'=1+1,a@b.example,'+49 30,"one, ""two""\nthree",No,,`);
  expect(body).toContain(`,Plain,'@cmd,'-5,"'\tindented",No,,`);
});

test('a filter that cannot be read is told by an export, too, and not by a file that breaks off', async () => {
  for (const name of ['company', 'role', 'createdAt']) {
    const answer = await exported('people', { format: 'xlsx', [name]: 'x' });
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, name]);
  }
});

test('whatever a visitor writes, no export of it runs, and each text is whole behind its mark', async () => {
  const name = 'Attack';
  const rows = formulas.map((message) => ({ name, email: 'attack@b.example', phone: message, message }));
  await product.db.insert(contacts).values(rows);
  const query = { q: 'attack@b.example', sort: 'createdAt' };
  const csv = parse((await exported('messages', { ...query, format: 'csv' })).rawPayload, { bom: true });
  expect(runningCells(csv)).toEqual([]);
  const texts = csv.slice(1).map((cells: string[]) => cells[4]);
  for (const formula of formulas) {
    expect(
      texts.some((text) => text === formula || text === `'${formula}`),
      formula,
    ).toBe(true);
  }
  const xlsx = (await exported('messages', { ...query, format: 'xlsx' })).rawPayload;
  const sheet = readZipped(xlsx, 'xl/worksheets/sheet1.xml');
  expect(sheet.match(/<row /g)).toHaveLength(formulas.length + 1);
  expect(sheet).not.toContain('<f');
  expect(sheet.match(/<c [^>]*>/g)?.filter((cell) => !cell.includes('t="inlineStr"'))).toEqual([]);
});

test('an export as XLSX opens, with text as text', async () => {
  const { rawPayload } = await exported('messages', { format: 'xlsx', sort: 'createdAt' });
  const [sheet] = await readXlsxFile(Readable.from(rawPayload) as never);
  const rows = (sheet as { data: unknown[][] }).data;
  const head = ['Received', 'Name', 'Email', 'Phone', 'Message', 'Done', 'Done on', 'Done by', 'Topic'];
  expect(rows[0]).toEqual(head);
  expect(rows[1]?.slice(1, 5)).toEqual(['=1+1', 'a@b.example', '+49 30', 'one, "two"\nthree']);
});
