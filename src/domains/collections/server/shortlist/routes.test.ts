import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostShortlisted } from '#domains/catalogue/contract/shortlist-limits.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import type { LaunchFacts } from '#domains/dossiers/server/windows/facts.ts';
import { dossierWindows, launchFacts, launchWindows } from '#domains/dossiers/server/windows/tables.ts';
import { formulas } from '#testing/formulas.ts';
import { whileHeld } from '#testing/held-row.ts';
import { readZipped } from '#testing/read-documents.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { shortlistEntries } from './tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

async function ask(person: TestPerson, method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) {
  const answer = await product.app.inject({
    method,
    url: `/api/shortlist${path}`,
    headers: person.headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function listOf(person: TestPerson) {
  return (await ask(person, 'GET')).body.data;
}

test('a dossier is put aside once, with its note, and taken off again', async () => {
  const person = await product.signIn();
  const [first, second] = [await product.list(), await product.list()];
  expect((await ask(person, 'POST', `/${first}`, {})).status).toBe(200);
  await ask(person, 'POST', `/${second}`, { note: 'for Iberia' });
  await ask(person, 'POST', `/${second}`, { note: 'another note' });
  expect(await listOf(person)).toMatchObject([
    { id: String(second), note: 'for Iberia', listed: true },
    { id: String(first), note: '', title: 'Amlodipine Tablets 5 mg' },
  ]);
  expect((await ask(person, 'GET', '/ids')).body.data.sort()).toEqual([String(first), String(second)].sort());
  await ask(person, 'DELETE', `/${second}`);
  expect((await ask(person, 'DELETE', `/${second}`)).status).toBe(200);
  expect((await listOf(person)).map((entry: { id: string }) => entry.id)).toEqual([String(first)]);
});

test('one sees, writes and removes one’s own entries only', async () => {
  const [owner, other] = [await product.signIn(), await product.signIn()];
  const id = await product.list();
  await ask(owner, 'POST', `/${id}`, { note: 'mine' });
  expect(await listOf(other)).toEqual([]);
  expect((await ask(other, 'POST', `/${id}/note`, { note: 'theirs' })).status).toBe(404);
  await ask(other, 'DELETE', `/${id}`);
  expect(await listOf(owner)).toMatchObject([{ note: 'mine' }]);
});

test('a retired dossier stays, marked, with its note; it cannot be added', async () => {
  const person = await product.signIn();
  const id = await product.list();
  await ask(person, 'POST', `/${id}`, {});
  await product.db.update(dossiers).set({ state: 'retired' }).where(eq(dossiers.id, id));
  expect((await ask(person, 'POST', `/${id}/note`, { note: 'gone' })).body.data).toMatchObject({
    listed: false,
    note: 'gone',
  });
  expect(await listOf(person)).toMatchObject([{ listed: false, note: 'gone' }]);
  expect((await ask(await product.signIn(), 'POST', `/${id}`, {})).status).toBe(404);
});

/** As if the windows of a dossier had been worked out. */
async function workOut(dossierId: number, earliest: string): Promise<void> {
  const [facts] = await product.db
    .insert(launchFacts)
    .values({ key: `of ${dossierId}`, facts: {} as LaunchFacts, workedFor: '2026-11-23', editions: '' })
    .returning();
  const factsId = facts?.id ?? 0;
  await product.db.insert(launchWindows).values(
    (['EU', 'US'] as const).map((market) => ({
      ...{ factsId, market, earliest, hardUntil: earliest, asOf: '2026-06-10', reasons: [] },
      state: 'waits' as const,
    })),
  );
  await product.db.insert(dossierWindows).values({ dossierId, factsId });
}

test('each dossier is told with when it may be launched, as on its card; a retired one without', async () => {
  const person = await product.signIn();
  const [waits, retired, fresh] = [await product.list(), await product.list(), await product.list()];
  for (const id of [waits, retired]) await workOut(id, '2028-05-21');
  for (const id of [waits, retired, fresh]) await ask(person, 'POST', `/${id}`, {});
  await product.db.update(dossiers).set({ state: 'retired' }).where(eq(dossiers.id, retired));
  const told = {
    ...{ earliest: '2028-05-21', hardUntil: '2028-05-21', softUntil: null },
    ...{ asOf: '2026-06-10', bySettlement: false, state: 'waits' },
  };
  expect((await listOf(person)).map((entry: { launch: object }) => entry.launch)).toEqual([
    [],
    [],
    [
      { market: 'US', ...told },
      { market: 'EU', ...told },
    ],
  ]);
});

test.each(['0', 'x', '999999', '99999999999'])('there is no dossier %s', async (id) => {
  const person = await product.signIn();
  expect((await ask(person, 'POST', `/${id}`, {})).status).toBe(404);
  expect((await ask(person, 'POST', `/${id}/note`, { note: 'a' })).status).toBe(404);
  expect((await ask(person, 'DELETE', `/${id}`)).status).toBe(200);
});

test('a note that is too long or cannot be stored is refused', async () => {
  const person = await product.signIn();
  const id = await product.list();
  await ask(person, 'POST', `/${id}`, {});
  for (const note of ['x'.repeat(2001), 'a\u0000b', 5, null]) {
    expect((await ask(person, 'POST', `/${id}/note`, { note })).status).toBe(400);
  }
});

test('a shortlist is full at its limit, and then takes no more, also of many at once', async () => {
  const person = await product.signIn();
  const [id, more] = [await product.list(), await product.list()];
  const [dossier] = await product.db.select().from(dossiers).where(eq(dossiers.id, id));
  const { id: _id, ...same } = dossier as typeof dossiers.$inferSelect;
  const copies = Array.from({ length: mostShortlisted }, (_, n) => ({ ...same, code: `FULL-${n}` }));
  const rows = await product.db.insert(dossiers).values(copies).returning({ dossierId: dossiers.id });
  await product.db.insert(shortlistEntries).values(rows.map((row) => ({ ...row, personId: person.id })));
  const { status, body } = await ask(person, 'POST', `/${more}`, {});
  expect([status, body.message]).toEqual([409, expect.stringContaining('Take some off')]);
  const [last] = rows;
  await ask(person, 'DELETE', `/${last?.dossierId}`);
  const wanted = [
    last?.dossierId,
    id,
    more,
    await product.list(),
    await product.list(),
    await product.list(),
  ];
  const acts = wanted.map((dossierId) => () => ask(person, 'POST', `/${dossierId}`, {}));
  const added = await whileHeld(product, ['select from people where id = $1', [person.id]], acts);
  expect(added.map((one) => one.status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
});

test('the workbook holds every entry, and text stays text', async () => {
  const person = await product.signIn();
  const id = await product.list({ title: '=1+1 Tablets' });
  await ask(person, 'POST', `/${id}`, { note: '@SUM(A1)\u0001 <b> & "x"' });
  const answer = await product.app.inject({ url: '/api/shortlist/export', headers: person.headers });
  expect(answer.headers['content-disposition']).toBe('attachment; filename="shortlist.xlsx"');
  const sheet = readZipped(answer.rawPayload, 'xl/worksheets/sheet1.xml');
  const rows = sheet.match(/<row [^>]*>.*?<\/row>/g) ?? [];
  expect(rows).toHaveLength(2);
  const cells = (row = '') => [...row.matchAll(/<t [^>]*>([^<]*)<\/t>/g)].map(([, text]) => text);
  expect(cells(rows[0]).slice(0, 4)).toEqual(['Code', 'Dossier', 'Listed', 'Note']);
  expect(cells(rows[1]).slice(1, 4)).toEqual([
    '=1+1 Tablets',
    'Yes',
    '@SUM(A1)_x0001_ &lt;b&gt; &amp; &quot;x&quot;',
  ]);
});

test('no text of a shortlist runs as a formula in its workbook', async () => {
  const person = await product.signIn();
  for (const note of formulas) await ask(person, 'POST', `/${await product.list({ title: note })}`, { note });
  const answer = await product.app.inject({ url: '/api/shortlist/export', headers: person.headers });
  const sheet = readZipped(answer.rawPayload, 'xl/worksheets/sheet1.xml');
  expect(sheet.match(/<row /g)).toHaveLength(formulas.length + 1);
  expect(sheet).not.toContain('<f');
  const cells = sheet.match(/<c [^>]*>(<v>\d+<\/v>)?/g) ?? [];
  expect(cells.filter((cell) => !cell.includes('t="inlineStr"') && !cell.includes('<v>'))).toEqual([]);
});

test('an investor has no shortlist', async () => {
  expect((await ask(await product.signIn('investor'), 'GET')).status).toBe(403);
});
