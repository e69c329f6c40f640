import { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { generateInto } from '#demo/generate-into.ts';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import { companies } from '#domains/companies/server/tables.ts';
import { settlements } from '#domains/dossiers/server/settlements/tables.ts';
import { dossiers, molecules } from '#domains/dossiers/server/tables.ts';
import { plants } from '#domains/suppliers/server/tables.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import { foundCompany, sendForm } from '#testing/deals.ts';
import { formulas, runningCells } from '#testing/formulas.ts';
import { whileHeld } from '#testing/held-row.ts';
import { readZipped } from '#testing/read-documents.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import type { WholeListingImport } from '../../contract/listing-imports.ts';
import { listingFindings } from '../findings/tables.ts';
import { listingEdits, listingImports } from '../tables.ts';
import { sheetColumns } from './columns.ts';

/** No listing's text keeps spaces at its ends. */
const typed = formulas.filter((formula) => formula.trim() === formula);

let product: TestProduct;
let desk: TestPerson;

beforeAll(async () => {
  product = await startTestProduct();
  desk = await product.signIn('admin');
  await generateInto(product.db.$client, { dossiers: 300, suppliers: 120, seed: 3 });
  // What people may have typed, and what the catalogue holds of it in several spellings.
  await product.db
    .update(dossiers)
    .set({ dealDetails: '=1+1\r\n"quoted"; _x000D_ \u0001', packSizes1: ['10; 20', 'a\\b'], royalty: "'-5" })
    .where(eq(dossiers.id, 1));
  for (const [position, formula] of typed.entries()) {
    await product.db
      .update(dossiers)
      .set({ dealDetails: formula, royalty: formula, packSizes1: [formula] })
      .where(eq(dossiers.id, 10 + position));
  }
  await product.db.update(plants).set({ unitPrice: '' }).where(eq(plants.id, 1));
  await product.db.update(plants).set({ unitPrice: null, inspectionYear: null }).where(eq(plants.id, 2));
  await product.refresh();
}, 60_000);
afterAll(() => product.stop());

function fetchSheet(what: 'template' | 'export', kind: ListingKind, format: 'xlsx' | 'csv', person = desk) {
  return product.app.inject({
    url: `/api/admin/listing-${what}?kind=${kind}&format=${format}`,
    headers: person.headers,
  });
}

async function exported(kind: ListingKind, format: 'xlsx' | 'csv' = 'csv'): Promise<Buffer> {
  return (await fetchSheet('export', kind, format)).rawPayload;
}

async function send(kind: ListingKind, name: string, content: Buffer | string, person = desk) {
  const form = new FormData();
  form.append('kind', kind);
  form.append('sheet', new Blob([new Uint8Array(Buffer.from(content))]), name);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return product.app.inject({
    method: 'POST',
    url: '/api/admin/imports',
    headers: { ...person.headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

async function settled(id: string, states: readonly string[]): Promise<WholeListingImport> {
  return vi.waitFor(
    async () => {
      const answer = await product.app.inject({ url: `/api/admin/imports/${id}`, headers: desk.headers });
      const { data } = answer.json();
      if (!states.includes(data.state)) throw new Error(`still ${data.state}`);
      return data;
    },
    { timeout: 20_000 },
  );
}

async function check(kind: ListingKind, name: string, content: Buffer | string): Promise<WholeListingImport> {
  const { data } = (await send(kind, name, content)).json();
  return settled(data.id, ['checked', 'failed']);
}

async function confirm({ id }: WholeListingImport): Promise<WholeListingImport> {
  const url = `/api/admin/imports/${id}/confirm`;
  await product.app.inject({ method: 'POST', url, headers: desk.headers });
  return settled(id, ['done', 'failed']);
}

/** A sheet of one sound row, with some of its cells changed by their headers. */
async function oneRow(changes: Record<string, string>): Promise<string> {
  const [company] = await product.db.select().from(companies).limit(1);
  const values: Record<string, string> = {
    'Listing code': 'DB-NEW-1',
    State: 'published',
    Company: company?.name ?? '',
    'Molecule (INN)': 'importinib',
    Title: 'Importinib Tablets',
    Curated: 'No',
    'Offer in business days': '10',
    'Dosage form': 'Tablets',
    'Routes of administration': 'Oral',
    Strengths: '5 mg',
    'Therapeutic categories': 'Antineoplastics',
    'Dossier readiness': 'Ready : EU',
    'Available markets': 'EU; US',
    ...changes,
  };
  const names = sheetColumns.dossier.map(({ header }) => header);
  return `${names.join('\t')}\n${names.map((name) => values[name] ?? '').join('\t')}\n`;
}

async function faultsOf(changes: Record<string, string>): Promise<string[]> {
  const { faults } = await check('dossier', 'one.csv', await oneRow(changes));
  return faults.map(({ row, column, message }) => `${row} ${column}: ${message}`);
}

for (const kind of ['dossier', 'supplier'] as const) {
  for (const format of ['csv', 'xlsx'] as const) {
    test(`what is exported imports again unchanged, and the same twice changes nothing: ${kind} ${format}`, async () => {
      const before = await exported(kind);
      const checked = await check(kind, `all.${format}`, await exported(kind, format));
      expect(checked.faults).toEqual([]);
      expect(checked).toMatchObject({ state: 'checked', added: 0, changed: 0 });
      expect(checked.rows).toBe(kind === 'dossier' ? 300 : 120);
      expect(await confirm(checked)).toMatchObject({ state: 'done', added: 0, changed: 0 });
      expect((await exported(kind)).equals(before)).toBe(true);
    });
  }
}

test('no text of a listing runs as a formula in an export', async () => {
  const rows = parse(await exported('dossier'), { bom: true });
  expect(rows.flat().filter((cell: string) => cell.endsWith('=1+1')).length).toBeGreaterThan(typed.length);
  expect(runningCells(rows)).toEqual([]);
  const sheet = readZipped(await exported('dossier', 'xlsx'), 'xl/worksheets/sheet1.xml');
  expect(sheet).not.toMatch(/<f[ >]/);
  expect(sheet).toMatch(/t="inlineStr"><is><t xml:space="preserve">=HYPERLINK/);
});

test('emptied, the catalogue comes back from its export byte for byte', async () => {
  const [before, sheet] = [await exported('dossier'), await exported('dossier', 'xlsx')];
  await product.db.execute(sql`delete from dossiers`);
  expect(await confirm(await check('dossier', 'all.xlsx', sheet))).toMatchObject({
    state: 'done',
    added: 300,
  });
  expect((await exported('dossier')).equals(before)).toBe(true);
});

test('nothing is written before it is confirmed; then it is in the results, and confirmed twice it is there once', async () => {
  const checked = await check('dossier', 'one.csv', await oneRow({}));
  expect(checked).toMatchObject({ faults: [], added: 1, changed: 0 });
  expect(await product.db.$count(dossiers, eq(dossiers.code, 'DB-NEW-1'))).toBe(0);
  await Promise.all([confirm(checked), confirm(checked)]);
  expect(await product.db.$count(dossiers, eq(dossiers.code, 'DB-NEW-1'))).toBe(1);
  const lines = await product.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.subject, `import:${checked.id}`))
    .orderBy(auditTrail.id);
  expect(lines).toMatchObject([{ action: 'import-listings', actorId: desk.id, detail: { added: 1 } }]);
  await vi.waitFor(async () => {
    const answer = await product.app.inject({
      method: 'POST',
      url: '/search-dossier',
      headers: desk.headers,
      payload: { searchChar: 'importinib', asTyped: true },
    });
    expect(answer.json().totalCount).toBe(1);
  });
});

test('a molecule in other capitals is the one that is there, or that another row adds', async () => {
  const cells = { 'Listing code': 'DB-CAPITALS-1', 'Molecule (INN)': 'capitalinib', Title: 'Tablets' };
  const second = { ...cells, 'Listing code': 'DB-CAPITALS-2', 'Molecule (INN)': 'CAPITALINIB' };
  const [, line = ''] = (await oneRow(second)).split('\n');
  await confirm(await check('dossier', 'two.csv', `${await oneRow(cells)}${line}\n`));
  const added = await product.db.select().from(molecules).where(sql`lower(${molecules.inn}) = 'capitalinib'`);
  expect(added.map(({ inn }) => inn)).toEqual(['capitalinib']);
  const again = await oneRow({ ...cells, 'Molecule (INN)': 'Capitalinib' });
  expect(await check('dossier', 'again.csv', again)).toMatchObject({ added: 0, changed: 0, faults: [] });
});

test('a sheet that makes a dossier one of another molecule withdraws its settlements', async () => {
  const cells = { 'Listing code': 'DB-SETTLED-1', 'Molecule (INN)': 'settlinib', Title: 'Tablets' };
  await confirm(await check('dossier', 'settled.csv', await oneRow(cells)));
  const [listing] = await product.db.select().from(dossiers).where(eq(dossiers.code, 'DB-SETTLED-1'));
  const of = eq(settlements.dossierId, Number(listing?.id));
  await product.db.insert(settlements).values({
    ...{ dossierId: Number(listing?.id), market: 'US', day: '2030-04-01', parties: 'A and B' },
    ...{ source: 'https://news.example/1', state: 'accepted', enteredAs: 'desk', enteredBy: desk.id },
  });
  const write = async (molecule: string) => {
    const sheet = await oneRow({ ...cells, 'Molecule (INN)': molecule, Strengths: '10 mg' });
    await confirm(await check('dossier', 'settled.csv', sheet));
    return (await product.db.select().from(settlements).where(of)).map(({ state }) => state);
  };
  expect(await write('SETTLINIB')).toEqual(['accepted']);
  expect(await write('otherinib')).toEqual(['withdrawn']);
  const trail = await product.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.subject, 'dossier:DB-SETTLED-1'))
    .orderBy(auditTrail.id);
  expect(trail.map(({ action }) => action)).toContain('withdraw-settlement');
});

test('a sheet that publishes a draft settles the review that it waits for; one that retires it, or gives it to another company, ends it', async () => {
  const [own, other] = await product.db.select().from(companies).orderBy(companies.id).limit(2);
  const cells = { Company: own?.name ?? '', State: 'draft' };
  for (const [code, change, state] of [
    ['DB-WAITS-1', { State: 'published' }, 'approved'],
    ['DB-WAITS-2', { Company: other?.name ?? '' }, 'withdrawn'],
    ['DB-WAITS-3', { State: 'retired' }, 'withdrawn'],
  ] as const) {
    const row = { 'Listing code': code, ...cells };
    await confirm(await check('dossier', 'one.csv', await oneRow(row)));
    const [draft] = await product.db.select().from(dossiers).where(eq(dossiers.code, code));
    const dossierId = draft?.id ?? 0;
    const asked = { kind: 'dossier', asks: 'publication', changes: {}, proposedBy: desk.id } as const;
    await product.db.insert(listingEdits).values({ ...asked, dossierId });
    const sheet = await oneRow({ ...row, ...change });
    expect(await confirm(await check('dossier', 'one.csv', sheet))).toMatchObject({ changed: 1 });
    const edits = await product.db.select().from(listingEdits).where(eq(listingEdits.dossierId, dossierId));
    expect(edits, code).toMatchObject([{ state, decidedBy: desk.id }]);
  }
});

test('a sheet that retires a listing and the desk that does so never wait for each other', async () => {
  const buyer = await product.signIn();
  const code = 'DB-RETIRES-1';
  await confirm(await check('dossier', 'one.csv', await oneRow({ 'Listing code': code })));
  const [row] = await product.db.select().from(dossiers).where(eq(dossiers.code, code));
  const id = String(row?.id);
  await sendForm(product, buyer, '/create-dossertermsheet', { id, indicativeVolumes: '1 M' });
  const sheet = await check('dossier', 'one.csv', await oneRow({ 'Listing code': code, State: 'retired' }));
  const url = `/api/admin/listings/dossier/${id}/retire`;
  const payload = { revision: row?.revisedIn };
  const results = await whileHeld<string | number>(
    product,
    ['select from requests where dossier_id = $1', [id]],
    [
      async () => (await confirm(sheet)).state,
      async () =>
        (await product.app.inject({ method: 'POST', url, payload, headers: desk.headers })).statusCode,
    ],
  );
  // Whichever comes second finds it retired.
  expect(results).toEqual(['done', 409]);
});

test('every fault is told by row and column', async () => {
  expect(
    await faultsOf({
      'Listing code': '10417',
      State: 'live',
      Company: 'Nobody Ltd',
      'Dosage form': 'Pills',
      'Offer in business days': '1,5',
      Strengths: '=A1',
      Curated: 'maybe',
      'Available markets': 'EU; Mars',
    }),
  ).toEqual([
    expect.stringMatching(/^2 Curated: Write Yes or No/),
    expect.stringMatching(/^2 Offer in business days: '1,5' is not a number/),
    expect.stringMatching(/^2 Strengths: A formula stands here/),
    '2 Listing code: Write the code as DB-10417',
    '2 State: Write one of: draft, published, retired',
    "2 Dosage form: 'Pills' is not on the list",
    "2 Available markets: 'Mars' is not on the list",
    expect.stringMatching(/^2 Company: There is no company called 'Nobody Ltd'/),
  ]);
});

test('days are taken where they can be read for certain', async () => {
  for (const day of ['2031-03-05', '05-Mar-2031', '5-mar-2031']) {
    expect(await faultsOf({ 'US constraint date': day }), day).toEqual([]);
  }
  for (const day of ['03/04/2026', '5 March 2031', '2031-02-30', '31.12.2030']) {
    expect(await faultsOf({ 'US constraint date': day }), day).toEqual([
      expect.stringMatching(/^2 US constraint date: .* is not a day that can be read for certain/),
    ]);
  }
});

test('a wrong header, an empty sheet, one code twice and a plant of another are each told', async () => {
  const header = await check('dossier', 'a.csv', 'Listing code,Titel\nDB-1,A\n');
  expect(header.failure).toMatch(
    /^The header is not that of the template\. Missing: State, .*Not known: 'Titel'\./,
  );
  const empty = await check('dossier', 'a.csv', (await fetchSheet('template', 'dossier', 'csv')).rawPayload);
  expect(empty.failure).toMatch(/^There is no row below the header/);
  const row = await oneRow({});
  const twice = await check('dossier', 'a.csv', `${row}${row.split('\n')[1]}\n`);
  expect(twice.faults).toEqual([{ row: 3, column: 'Listing code', message: 'DB-NEW-1 stands in row 2 too' }]);
  const [one, two] = await product.db.select().from(plants).orderBy(plants.id).limit(2);
  const swapped = (await exported('supplier')).toString().replace(one?.plantCode ?? '', two?.plantCode ?? '');
  const taken = await check('supplier', 'a.csv', swapped);
  expect(taken.faults.map(({ column }) => column)).toContain('Plant code');
});

test('of very many faults the first thousand are shown and all counted, and such a sheet is not written', async () => {
  const row = await oneRow({ State: 'x', Curated: 'x' });
  const [header, line] = row.split('\n');
  const rows = Array.from({ length: 700 }, (_, index) => line?.replace('DB-NEW-1', `DB-MANY-${index}`));
  const checked = await check('dossier', 'a.csv', [header, ...rows].join('\n'));
  expect(checked.faults).toHaveLength(1_000);
  expect(checked.faultCount).toBe(1_400);
  const url = `/api/admin/imports/${checked.id}/confirm`;
  expect((await product.app.inject({ method: 'POST', url, headers: desk.headers })).statusCode).toBe(409);
});

test('a template says what each column takes, and holds no listing', async () => {
  const csv = (await fetchSheet('template', 'supplier', 'csv')).rawPayload.toString();
  expect(csv.split('\r\n')).toHaveLength(2);
  expect(csv).toContain('Line 10: Packaging equipment');
  const workbook = await fetchSheet('template', 'dossier', 'xlsx');
  expect(workbook.headers['content-disposition']).toBe(
    'attachment; filename="dosebridge-dossiers-template.xlsx"',
  );
});

test('a sheet of 200 MB is refused with what it may have, and is not held in memory', async () => {
  const before = await product.db.$count(listingImports);
  let sent = 0;
  let most = 0;
  const piece = Buffer.alloc(1024 * 1024, 'a,b,c\n');
  async function* form(): AsyncGenerator<Buffer> {
    yield Buffer.from(
      '--cut\r\ncontent-disposition: form-data; name="kind"\r\n\r\ndossier\r\n--cut\r\ncontent-disposition: form-data; name="sheet"; filename="large.csv"\r\ncontent-type: text/csv\r\n\r\n',
    );
    for (; sent < 200; sent++) {
      most = Math.max(most, process.memoryUsage().arrayBuffers);
      yield piece;
    }
    yield Buffer.from('\r\n--cut--\r\n');
  }
  const held = process.memoryUsage().arrayBuffers;
  const answer = await product.app.inject({
    method: 'POST',
    url: '/api/admin/imports',
    headers: { ...desk.headers, 'content-type': 'multipart/form-data; boundary=cut' },
    payload: Readable.from(form()),
  });
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toMatchObject({ code: 'too-large', message: 'large.csv is larger than 100 MB' });
  expect(most - held).toBeLessThan(60 * 1024 * 1024);
  expect(await product.db.$count(listingImports)).toBe(before);
}, 60_000);

test('only the desk imports and exports', async () => {
  const member = await product.signIn();
  expect((await fetchSheet('export', 'dossier', 'csv', member)).statusCode).toBe(403);
  expect((await fetchSheet('template', 'dossier', 'csv', member)).statusCode).toBe(403);
  expect((await send('dossier', 'a.csv', 'a', member)).statusCode).toBe(403);
  for (const id of ['999999', 'x']) {
    const absent = await product.app.inject({ url: `/api/admin/imports/${id}`, headers: desk.headers });
    expect(absent.statusCode).toBe(404);
  }
  expect((await send('dossier', 'a.pdf', 'a')).statusCode).toBe(415);
  expect((await send('dossier', 'a.xlsx', 'no zip')).statusCode).toBe(415);
});

test('what cannot be is a fault of its row; a question is imported open, and a reason outlives the next sheet', async () => {
  expect(await faultsOf({ 'Routes of administration': 'Intravenous' })).toEqual([
    '2 Routes of administration: Tablets are not given by this route: Intravenous.',
  ]);
  const sheet = await oneRow({ 'Listing code': 'DB-ASKED-1', Title: 'Importinib Capsules' });
  const question = 'The title says Capsules, the dosage form is Tablets.';
  const checked = await check('dossier', 'asked.csv', sheet);
  expect(checked).toMatchObject({
    ...{ faultCount: 0, findingCount: 1 },
    findings: [{ row: 2, column: 'Title', message: question, severity: 'ask' }],
  });
  expect((await confirm(checked)).state).toBe('done');
  const [listing] = await product.db.select().from(dossiers).where(eq(dossiers.code, 'DB-ASKED-1'));
  const kept = () =>
    product.db
      .select()
      .from(listingFindings)
      .where(eq(listingFindings.dossierId, Number(listing?.id)));
  expect(await kept()).toMatchObject([{ rule: 'title-form', words: question, reason: '' }]);

  await product.db
    .update(listingFindings)
    .set({ reason: 'A trade name', reasonBy: desk.id, reasonAt: new Date() })
    .where(eq(listingFindings.dossierId, Number(listing?.id)));
  const again = await check('dossier', 'again.csv', sheet.replace('\t10\t', '\t11\t'));
  expect(again).toMatchObject({ changed: 1, findingCount: 0, findings: [] });
  await confirm(again);
  expect(await kept()).toMatchObject([{ reason: 'A trade name' }]);
  const member = await product.signIn();
  await product.db
    .update(listingFindings)
    .set({ reasonBy: member.id })
    .where(eq(listingFindings.dossierId, Number(listing?.id)));
  const { name } = await foundCompany(product, await product.signIn());
  const given = { 'Listing code': 'DB-ASKED-1', Title: 'Importinib Capsules', Company: name };
  await confirm(await check('dossier', 'given.csv', await oneRow(given)));
  expect(await kept(), 'given to another company').toMatchObject([{ reason: '', reasonBy: null }]);
  await product.db
    .update(listingFindings)
    .set({ reason: 'A trade name' })
    .where(eq(listingFindings.dossierId, Number(listing?.id)));
  const other = await check(
    'dossier',
    'other.csv',
    await oneRow({ ...given, Title: 'Importinib Capsules, Boxed' }),
  );
  expect(other, 'the same words about another title').toMatchObject({ findings: [{ message: question }] });
  await confirm(other);
  expect(await kept()).toMatchObject([{ words: question, reason: '' }]);
  const mended = await oneRow({ 'Listing code': 'DB-ASKED-1', Title: 'Importinib Tablets' });
  await confirm(await check('dossier', 'mended.csv', mended));
  expect(await kept()).toEqual([]);
});
