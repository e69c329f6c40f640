import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { calls } from '#call-table.ts';
import { backOfficeTables } from '#domains/desk/contract/back-office-tables.ts';
import { opportunities } from '#domains/dossiers/server/market-figures/tables.ts';
import { pageTable } from '#page-table.ts';
import type { Call } from '#platform/contract/call.ts';
import type { Field } from '#testing/attack/fields.ts';
import { isOf, type Planted, plantInEveryField } from '#testing/attack/in-every-field.ts';
import { plantInDatabase } from '#testing/attack/into-database.ts';
import { formulasIn, hasOffice, howToInstall, type SheetFile } from '#testing/attack/office.ts';
import { canaryIsHeard, openBrowser, openPages } from '#testing/attack/open-pages.ts';
import * as payloads from '#testing/attack/payloads.ts';
import { openPlanter, type Planter } from '#testing/attack/plant.ts';
import { nameOperator } from '#testing/walk/operator.ts';
import * as rows from '#testing/walk/rows.ts';

// Attacks by call: what people may type goes through every field there is. `npm run attack` takes every payload,
// `npm test` the first of each kind. The fields are those of the contract: a new one is attacked from the day it stands
// there, and a new call without a case fails.
const whole = process.env.ATTACK === 'whole';
const some = <T>(all: readonly T[], count = 1): readonly T[] => (whole ? all : all.slice(0, count));

let world: Planter;
beforeAll(async () => {
  world = await openPlanter({ pages: true });
}, 120_000);
afterAll(() => world.product.stop());

/** What people write and the server keeps. */
const isWritten = (name: string, { isText }: Field) => isText && name.startsWith('POST');

function expectNo500(planted: readonly Planted[]): void {
  expect(planted.filter(({ status }) => status >= 500)).toEqual([]);
}

function told(what: string, planted: readonly Planted[]): void {
  const taken = planted.filter(({ status }) => status < 400).length;
  const fields = new Set(planted.map(({ name, field }) => `${name} ${field}`)).size;
  console.info(`${what}: ${planted.length} sent through ${fields} fields, ${taken} taken, 0 answers of 500`);
}

async function countRows(): Promise<Record<string, number>> {
  const { rows: tables } = await world.product.db.$client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('dossier_views', 'empty_searches', 'finder_visits', 'opened_listings', 'listing_demand', 'demand_companies', 'demand_marks', 'outgoing_mails')",
  );
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int from "${name}"`);
  const { rows: counted } = await world.product.db.$client.query(counts.join(' union all '));
  return Object.fromEntries(counted.map(({ name, count }) => [name, count]));
}

test('SQL through the back office’s tables finds nothing, and leaves every row where it was', async () => {
  const before = await countRows();
  let asked = 0;
  for (const [table, { columns, ...shape }] of Object.entries(backOfficeTables)) {
    for (const text of some(payloads.statements, 2)) {
      for (const name of ['q', 'sort', 'after', 'before', ...Object.keys(columns)]) {
        const url = `/api/back-office/tables/${table}?${new URLSearchParams({ [name]: text })}`;
        const answer = await world.product.app.inject({ url, headers: world.desk.headers });
        asked += 1;
        expect.soft(answer.statusCode, `${url}: ${answer.payload}`).toBeLessThan(500);
        if (name === 'q' && 'searched' in shape) expect.soft(answer.json().data, url).toEqual([]);
      }
    }
  }
  expect(await countRows()).toEqual(before);
  console.info(
    `SQL: ${asked} questions to the tables of the back office, 0 answers of 500, no row more or less`,
  );
}, 120_000);

/**
 * The first of each kind in one text, for the short run: a formula at its start, a header on a line of its own, what breaks
 * a statement, and at the end what a page would run. What refuses it for a line break is sent the others without.
 */
const [ofHeader = ''] = payloads.headers.map((text) => text.slice(text.indexOf('\r\n')));
const [ofScript = ''] = payloads.scripts.map((text) => text.slice(text.indexOf('"')));
const mixed = [
  `${payloads.formulas[0]}${ofHeader}${payloads.statements[1]}${ofScript}`,
  `${payloads.formulas[0]}${payloads.statements[1]}${ofScript}`,
] as const;

let mixture: Promise<Planted[]> | undefined;
function plantMixture(): Promise<Planted[]> {
  mixture ??= plantInEveryField(world, mixed, { together: true, untilTaken: true });
  return mixture;
}

/** What went through the fields that are wanted: each text of a kind in the whole attack, all kinds at once in the short. */
async function plantAll(
  texts: readonly string[],
  isWanted?: (name: string, field: Field) => boolean,
): Promise<Planted[]> {
  if (!whole) return plantMixture();
  return plantInEveryField(world, texts, isWanted && { isWanted });
}

test('SQL through every field, filter, order and cursor changes and breaks nothing', async () => {
  // Whatever the first would slip through in silence, the second breaks aloud; what is found by the first is looked at above.
  const planted = await plantAll(payloads.statements);
  expectNo500(planted);
  // What is refused for the sake of another field has not come to what reads its own.
  const elsewhere = planted.filter(({ field, refusal: { fields = [] } = {} }) => {
    return fields.length > 0 && !fields.some((named) => isOf(named, field.slice(field.indexOf('.') + 1)));
  });
  expect(elsewhere).toEqual([]);
  told('SQL', planted);
}, 900_000);

test('what a mail program would take for a header stays a line of the subject', async () => {
  const planted = await plantAll(payloads.headers, isWritten);
  expectNo500(planted);
  const { product } = world;
  await vi.waitFor(
    async () => {
      const [{ waiting } = { waiting: 1 }] = (
        await product.db.$client.query(
          'select count(*)::int as waiting from outgoing_mails where sent_at is null and last_error is null',
        )
      ).rows;
      expect(waiting).toBe(0);
    },
    { timeout: 60_000, interval: 200 },
  );
  const outbox = join(product.dataDir, 'outbox');
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
  for (const name of names) {
    const mail = await readFile(join(outbox, name), 'utf8');
    const head = mail.slice(0, mail.search(/\r?\n\r?\n/));
    expect.soft(head, name).not.toMatch(/^(bcc|cc|x-injected):/im);
    expect.soft(head.match(/^to:/gim), name).toHaveLength(1);
    expect.soft(head, name).not.toMatch(/^to:.*attacker/im);
  }
  expect(names.length).toBeGreaterThan(0);
  told(`header lines, ${names.length} mails`, planted);
}, 300_000);

test('no cell of an export is a formula to a sheet program', async ({ skip }) => {
  // The whole attack is not whole without: it fails then.
  if (!whole) skip(!hasOffice(), howToInstall);
  expect(hasOffice(), howToInstall).toBe(true);
  const planted = await plantAll(payloads.formulas, isWritten);
  const { list } = await rows.sharedList.make(world.product, world.member);
  await world.product.db.insert(opportunities).values({
    ...{ key: 'one', market: 'US', hardUntil: new Date().toISOString().slice(0, 10), last: '', molecule: '' },
    ...{ form: '', strengths: '', brand: '', holder: '', dossiers: 0, wanted: 0, asked: 0 },
  });
  await plantInDatabase(world.product, payloads.formulas, payloads.formulas);
  const { product, desk, member } = world;
  const asked = [
    ...Object.keys(backOfficeTables).flatMap((table) =>
      ['csv', 'xlsx'].map((format) => [
        `${table}.${format}`,
        `/api/back-office/tables/${table}/export?format=${format}`,
      ]),
    ),
    ...['dossier', 'supplier'].flatMap((kind) =>
      ['export', 'template'].flatMap((what) =>
        ['csv', 'xlsx'].map((format) => [
          `listing-${what}-${kind}.${format}`,
          `/api/admin/listing-${what}?kind=${kind}&format=${format}`,
        ]),
      ),
    ),
    ...['csv', 'xlsx'].map((format) => [
      `opportunities.${format}`,
      `/api/opportunities/export?format=${format}`,
    ]),
  ];
  // Whoever adds an export adds it here.
  expect(callsForSheets().sort()).toEqual([
    'GET /api/admin/listing-export',
    'GET /api/admin/listing-template',
    'GET /api/back-office/tables/:table/export',
    'GET /api/opportunities/export',
    'GET /api/shortlist/export',
    'GET /api/shortlists/:list/export',
  ]);
  const files: SheetFile[] = [];
  for (const [name = '', url = ''] of asked) {
    const answer = await product.app.inject({ url, headers: desk.headers });
    expect(answer.statusCode, `${url} ${answer.payload.slice(0, 200)}`).toBe(200);
    // Two files of one name but for the ending would open into one.
    files.push({ name: name.replace('.csv', '-csv.csv'), content: answer.rawPayload });
  }
  const shortlist = await product.app.inject({ url: '/api/shortlist/export', headers: member.headers });
  files.push({ name: 'shortlist.xlsx', content: shortlist.rawPayload });
  for (const format of ['csv', 'xlsx']) {
    const url = `/api/shortlists/${list}/export?format=${format}`;
    const answer = await product.app.inject({ url, headers: member.headers });
    expect(answer.statusCode, url).toBe(200);
    files.push({ name: `list-${format}.${format}`, content: answer.rawPayload });
  }
  const control = { name: 'control.csv', content: Buffer.from('a,b\n=1+1,2\n') };
  const found = await formulasIn([...files, control], join(product.dataDir, 'office'));
  expect(found.get(control.name), 'the drill can fail').toEqual(['of:=1+1']);
  found.delete(control.name);
  for (const [name, formulas] of found) expect.soft(formulas, name).toEqual([]);
  told('formulas', planted);
  console.info(`formulas: ${files.length} exports opened by LibreOffice, 0 formulas`);
}, 900_000);

/** Calls that answer a sheet. */
function callsForSheets(): string[] {
  return Object.entries<Call>(calls)
    .filter(([name, { query, response }]) => {
      const formats = query
        ? JSON.stringify(z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }))
        : '';
      return response === undefined && (formats.includes('"xlsx"') || name.includes('shortlist'));
    })
    .map(([name]) => name);
}

test('no page runs what people typed, uploaded, wrote as a post, or put into the database', async () => {
  const { product, desk, member, investor } = world;
  const planted = await plantAll(payloads.scripts, isWritten);
  expectNo500(planted);
  const posts = await Promise.all(payloads.documents.map((content) => writePost(content)));
  // What is typed by nobody stands where a row of their own does, too.
  await plantInDatabase(product, payloads.scripts, payloads.documents);
  const own = {
    dossier: await rows.dossier.make(product, member),
    plant: await rows.plant.make(product, member),
    request: await rows.request.make(product, member),
    brief: await rows.brief.make(product, member),
    edit: await rows.edit.make(product, member),
    deal: await rows.deal.make(product, member),
    person: await rows.person.make(product, member),
    import: await rows.listingImport.make(product, member),
  };
  await nameOperator(product, desk.id);
  const [dossier, plant, reference] = [own.dossier.id, own.plant.id, own.request.reference];
  const asNobody = ['/blog', ...posts.map((id) => `/blog-details/${id}`)];
  const asMember = [
    ...['/dossier-search', '/supplier-search', `/product-details/${dossier}`],
    ...[`/product-term-sheet/${dossier}`, `/supplier-details/${plant}`, `/supplier-term-sheet/${plant}`],
    ...[`/compare?ids=${dossier},${own.deal.id}`, `/compare/proposals?ids=${dossier}`, '/shortlist'],
    ...[`/briefs/new?dossiers=${dossier}`, '/briefs', `/briefs/${own.brief.brief}`],
    ...['/saved-searches', '/listings', `/listings/dossier/${dossier}`, `/listings/supplier/${plant}`],
    ...['/account', '/requests', `/requests/${reference}`],
  ];
  const asInvestor = ['/investment/activedeals', `/investment/activedeals/${own.deal.id}`];
  const asDesk = [
    ...pageTable
      .map(({ path }) => path)
      .filter((path) => /^\/admin/.test(path) && !/:|new$|^.admin$/.test(path)),
    ...[`/admin/blog/${posts[0]}`, `/admin/dossiers/${dossier}`, `/admin/suppliers/${plant}`],
    ...[`/admin/listing-edits/${own.edit.id}`, `/admin/imports/${own.import.id}`],
    ...[
      `/admin/companies/${member.companyId}`,
      `/admin/people/${own.person.person}`,
      `/requests/${reference}`,
    ],
  ];
  const origin = await product.app.listen({ port: 0, host: '127.0.0.1' });
  const browser = await openBrowser();
  try {
    let [columns, opened] = [0, 0];
    for (const text of some(payloads.scripts)) {
      expect(await canaryIsHeard(browser, payloads.scripts[0] ?? ''), 'the drill can fail').toBe(true);
      columns = await plantInDatabase(product, [text], payloads.documents);
      // Also what the desk would never have published.
      await product.db.$client.query(
        "update blog_posts set published_at = now(), image = '/blog-pictures/gmp-certificates.svg'",
      );
      await product.refresh();
      const pages = [
        ...(await openPages(browser, origin, null, asNobody)),
        ...(await openPages(browser, origin, member, asMember)),
        ...(await openPages(browser, origin, investor, asInvestor, { isShown: false })),
        ...(await openPages(browser, origin, desk, asDesk)),
      ];
      expect(pages.filter(({ ran }) => ran > 0)).toEqual([]);
      // With every column overwritten no dossier is open to investors any more.
      expect(pages.filter(({ url, shows }) => !shows && !asInvestor.includes(url))).toEqual([]);
      opened += pages.length;
    }
    told(`scripts, ${columns} columns and ${posts.length} posts`, planted);
    console.info(`scripts: ${opened} pages opened, 0 executions`);
  } finally {
    await browser.close();
  }

  async function writePost(content: string): Promise<string> {
    const draft = {
      title: 'A post',
      image: '/blog-pictures/gmp-certificates.svg',
      imageAlt: 'x',
      tags: ['a'],
      content,
    };
    const made = await product.app.inject({
      ...{ method: 'POST', url: '/api/blog-posts', headers: desk.headers, payload: draft },
    });
    const { id, revision } = made.json().data;
    await product.app.inject({
      ...{ method: 'POST', url: `/api/blog-posts/${id}/publication`, headers: desk.headers },
      payload: { revision, at: null },
    });
    return id;
  }
}, 3_600_000);
