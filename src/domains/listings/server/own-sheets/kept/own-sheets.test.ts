import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { companyPeople } from '#domains/companies/server/tables.ts';
import { dossiers, molecules } from '#domains/dossiers/server/tables.ts';
import { fileChecks } from '#platform/server/files/storage/tables.ts';
import { stopHeavyWork } from '#platform/server/heavy/heavy.ts';
import { TookTooLong } from '#platform/server/heavy/took-too-long.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { foundCompany } from '#testing/deals.ts';
import { encodeForm } from '#testing/encode-form.ts';
import { keptFiles, startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import type { OwnSheetRow, WholeOwnSheet } from '../../../contract/own-sheets/own-sheets.ts';
import { readAnswer } from '../read-file.ts';
import { loadTables } from '../table/load-tables.ts';
import { twoRows } from '../testing/messy/05-two-rows.ts';
import { twoSheets } from '../testing/messy/08-two-sheets.ts';
import type { RawCell } from '../testing/messy-sheet.ts';
import { writeMessy } from '../testing/write-messy.ts';
import { shownIn } from '../values/cell-text.ts';
import { judgeSheet } from './judge-sheet.ts';
import { readSheetOf } from './reading-job.ts';
import { ownSheetRows, ownSheetShapes, ownSheets } from './tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ DESK_EMAIL: 'desk@own-sheets.example' });
});
afterAll(() => product.stop());

async function call(person: TestPerson, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
  const answer = await product.app.inject({
    method,
    url,
    headers: person.headers,
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, ...answer.json() };
}

async function sendIn(person: TestPerson, name: string, bytes: Buffer): Promise<WholeOwnSheet> {
  const { contentType, body } = await encodeForm({ company: '', sheet: [[bytes, name]] });
  const answer = await product.app.inject({
    method: 'POST',
    url: '/api/own-sheets',
    payload: body,
    headers: { ...person.headers, 'content-type': contentType },
  });
  expect(answer.json().message).toBeUndefined();
  return untilRead(person, answer.json().data.id);
}

function untilRead(person: TestPerson, id: string): Promise<WholeOwnSheet> {
  return vi.waitFor(
    async () => {
      const { data } = await call(person, 'GET', `/api/own-sheets/${id}`);
      expect(data.state).not.toBe('reading');
      return data;
    },
    { timeout: 30_000, interval: 20 },
  );
}

async function answerAs(person: TestPerson, id: string, answers: Record<string, string>, mapping = {}) {
  await call(person, 'POST', `/api/own-sheets/${id}/answers`, { mapping, answers });
  return untilRead(person, id);
}

async function rowsOf(person: TestPerson, id: string, outcome: string): Promise<OwnSheetRow[]> {
  return (await call(person, 'GET', `/api/own-sheets/${id}/rows?outcome=${outcome}`)).data;
}

async function writeAll(person: TestPerson, id: string): Promise<WholeOwnSheet> {
  for (let turn = 0; turn < 20; turn += 1) {
    const { data } = await call(person, 'POST', `/api/own-sheets/${id}/write`);
    if (data.state === 'done') return data;
  }
  throw new Error('it is not done after twenty pieces');
}

const csv = (...lines: string[]) => Buffer.from(`${lines.join('\n')}\n`);
const head = 'INN;Dosage form;Strength;Dossier status;Shelf life';

test('an owner’s own sheet is asked about, written as drafts, and asks nothing of its like', async () => {
  const owner = await product.signIn();
  const { id: companyId } = await foundCompany(product, owner);
  const bytes = await writeMessy(twoRows.file);
  const sent = await sendIn(owner, twoRows.name, bytes);
  expect(sent.state).toBe('asking');
  expect(sent.counts).toMatchObject({ new: 0 });

  const read = await answerAs(owner, sent.id, { ...twoRows.answers });
  expect(read.state).toBe('ready');
  expect(read.questions.map(({ answer }) => answer)).not.toContain(null);
  const wanted = [...twoRows.expected.values()].filter(({ is }) => is === 'listing').length;
  expect(read.counts).toEqual({ new: wanted, change: 0, same: 0, back: 0 });
  expect(await product.db.select().from(dossiers).where(eq(dossiers.companyId, companyId))).toEqual([]);

  expect((await writeAll(owner, sent.id)).written).toBe(wanted);
  const drafts = await product.db.select().from(dossiers).where(eq(dossiers.companyId, companyId));
  expect(drafts).toHaveLength(wanted);
  expect(new Set(drafts.map(({ state }) => state))).toEqual(new Set(['draft']));
  expect(drafts.map(({ strengths }) => strengths)).toContain('75 mg, 150 mg, 300 mg');
  const { data: again } = await call(owner, 'POST', `/api/own-sheets/${sent.id}/write`);
  expect([again.state, again.written]).toEqual(['done', wanted]);

  const second = await sendIn(owner, 'again.xlsx', bytes);
  expect(second).toMatchObject({
    state: 'ready',
    knownSince: expect.any(String),
    counts: { new: 0, change: 0, same: wanted, back: 0 },
  });
}, 60_000);

test('of the shapes of a company those that were used last stay, with what was answered of words of earlier sheets', async () => {
  const owner = await product.signIn();
  const { id: companyId } = await foundCompany(product, owner);
  const heads = `${head};Salt`;
  const send = (status: string) => sendIn(owner, 'k.csv', csv(heads, `Ramipril;Tablets;5 mg;${status};;`));
  const first = await send('Maybe');
  const maybe = { 'needed:offerDays': '10', 'word:Dossier status:maybe': 'Ready : EU' };
  await answerAs(owner, first.id, maybe);
  const longAgo = new Date('2026-01-02T03:04:05Z');
  const ofCompany = eq(ownSheetShapes.companyId, companyId);
  await product.db.update(ownSheetShapes).set({ usedAt: longAgo }).where(ofCompany);

  const second = await send('Perhaps');
  expect(second).toMatchObject({ state: 'asking', knownSince: longAgo.toISOString() });
  const later = { mapping: {}, answers: {}, companyId };
  const others = Array.from({ length: 49 }, (_, at) => ({ ...later, shape: `other ${at}`, usedAt: longAgo }));
  await product.db.insert(ownSheetShapes).values(others);
  const perhaps = { 'needed:offerDays': '10', 'word:Dossier status:perhaps': 'Ready : US' };
  await answerAs(owner, second.id, perhaps);
  // One shape more than are kept: one of those that were used least lately goes.
  const another = await sendIn(owner, 'l.csv', csv(head, 'Ramipril;Tablets;5 mg;Ready EU;'));
  await answerAs(owner, another.id, { 'needed:offerDays': '10' });
  expect(await product.db.$count(ownSheetShapes, ofCompany)).toBe(50);
  await product.db.update(ownSheetShapes).set({ usedAt: longAgo }).where(ofCompany);
  expect(await send('Maybe')).toMatchObject({ state: 'ready', counts: { new: 1 } });
  expect((await send('Perhaps')).state).toBe('ready');
  // To be read by is to be used.
  expect(await product.db.$count(ownSheetShapes, and(ofCompany, ne(ownSheetShapes.usedAt, longAgo)))).toBe(1);
});

test('of a file of several lists all is known again that was answered in turn', async () => {
  const owner = await product.signIn();
  await foundCompany(product, owner);
  const bytes = await writeMessy(twoSheets.file);
  let sent = await sendIn(owner, twoSheets.name, bytes);
  while (sent.state === 'asking') sent = await answerAs(owner, sent.id, answersOf(sent, twoSheets.answers));
  const again = await sendIn(owner, twoSheets.name, bytes);
  expect(again).toMatchObject({ state: 'ready', counts: sent.counts });
});

/** As the page sends them: what stands open by what the owner says, and the rest as it was. */
function answersOf({ questions }: WholeOwnSheet, said: Readonly<Record<string, string>>) {
  return Object.fromEntries(questions.map(({ id, answer }) => [id, answer ?? said[id] ?? 'back']));
}

/** How many processes `work` started for heavy work, of which none is up when it begins. */
async function processesOf<T>(work: () => Promise<T>): Promise<[number, T]> {
  stopHeavyWork();
  let started = 0;
  const hear = () => {
    started += 1;
  };
  subscribe('child_process', hear);
  try {
    const done = await work();
    return [started, done];
  } finally {
    unsubscribe('child_process', hear);
  }
}

test('many rows are judged in a process of their own as few are here, and say how far they are', async () => {
  const owner = await product.signIn();
  const { id: companyId } = await foundCompany(product, owner);
  await product.list({ companyId, state: 'draft' });
  const lines = Array.from({ length: 240 }, (_, at) => `Ramipril;Tablets;${at + 1} mg;Ready EU;24 months`);
  const sent = await sendIn(
    owner,
    'many.csv',
    csv(head, ...lines, 'Ramipril;Tablets;1 mg;Ready EU;24 months'),
  );
  const [started, read] = await processesOf(() =>
    answerAs(owner, sent.id, { 'needed:offerDays': '10', twins: 'apart' }),
  );
  // One reads the file, the other judges.
  expect(started).toBe(2);
  expect([read.state, read.counts]).toEqual(['ready', { new: 240, change: 0, same: 0, back: 1 }]);
  expect([read.progress.of, read.freeDrafts]).toEqual([240, 199]);
  const [first] = await rowsOf(owner, sent.id, 'new');
  expect(first).toMatchObject({ rows: [2], title: 'Ramipril Tablets', written: '' });
});

test('so are a few rows of many letters', async () => {
  const owner = await product.signIn();
  await foundCompany(product, owner);
  const story = 'y'.repeat(3_900);
  const heads = Array.from({ length: 100 }, (_, at) => `Story ${at}`);
  const rows = ['5 mg', '10 mg', '20 mg'].map(
    (strength) => `Ramipril;Tablets;${strength};Ready EU;;${heads.map(() => story).join(';')}`,
  );
  const send = (name: string, ...lines: string[]) => processesOf(() => sendIn(owner, name, csv(...lines)));
  expect((await send('few.csv', head, 'Ramipril;Tablets;5 mg;Ready EU;'))[0]).toBe(1);
  expect((await send('letters.csv', `${head};${heads.join(';')}`, ...rows))[0]).toBe(2);
});

/** Without what the product's own job reads from, which may be a moment longer there than its sheet is being read. */
const storedFiles = async () => (await keptFiles(product)).filter((path) => !path.includes('/uploads/'));

test('a sheet that takes too long has failed, says so and what to do, and its file goes', async () => {
  const owner = await product.signIn();
  await foundCompany(product, owner);
  const lines = Array.from({ length: 201 }, (_, at) => `Ramipril;Tablets;${at + 1} mg;Ready EU;24 months`);
  const { id } = await sendIn(owner, 'long.csv', csv(head, ...lines));
  const before = (await storedFiles()).length;
  // As its job would find it.
  await product.db
    .update(ownSheets)
    .set({ state: 'reading', answers: { 'needed:offerDays': '10', twins: 'apart' } })
    .where(eq(ownSheets.id, Number(id)));
  const { db, storage, files, dataDir } = product;
  const parts = { db, storage, files, temporaryFolder: join(dataDir, 'late'), deskTimeZone: 'UTC' };
  const late = () => Promise.reject(new TookTooLong());
  await readSheetOf(parts, Number(id), late);
  const { data } = await call(owner, 'GET', `/api/own-sheets/${id}`);
  expect([data.state, data.failure]).toEqual([
    'failed',
    expect.stringMatching(/took too long.* Send it again/),
  ]);
  expect((await storedFiles()).length).toBe(before - 1);
});

test('a sheet that is deleted while it is read, or judged, leaves nothing behind, and no fault', async () => {
  const owner = await product.signIn();
  await foundCompany(product, owner);
  const lines = Array.from({ length: 201 }, (_, at) => `Ramipril;Tablets;${at + 1} mg;Ready EU;24 months`);
  const { db, storage, files, dataDir } = product;
  const parts = { db, storage, files, temporaryFolder: join(dataDir, 'gone'), deskTimeZone: 'UTC' };
  const before = await storedFiles();
  const sendAnother = async () => {
    const { id } = await sendIn(owner, 'gone.csv', csv(head, ...lines));
    const of = eq(ownSheets.id, Number(id));
    // As its job would find it.
    await db.update(ownSheets).set({ state: 'reading' }).where(of);
    return Number(id);
  };
  const remove = async (id: number) =>
    expect((await call(owner, 'DELETE', `/api/own-sheets/${id}`)).status).toBe(200);
  const never = () => Promise.reject(new Error('nobody is to judge it'));

  const [first, second] = [await sendAnother(), await sendAnother()];
  const goneBefore: typeof files = {
    ...files,
    async read(file) {
      await remove(first);
      return files.read(file);
    },
  };
  await readSheetOf({ ...parts, files: goneBefore }, first, never);
  let judged = 0;
  await readSheetOf(parts, second, async (sheet, readPath) => {
    await remove(second);
    await judgeSheet(parts, sheet, await readAnswer(readPath));
    judged += 1;
  });
  expect(judged).toBe(1);
  expect(await storedFiles()).toEqual(before);
  expect(await db.$count(ownSheetRows, inArray(ownSheetRows.sheetId, [first, second]))).toBe(0);
  expect(await db.$count(fileChecks, sql`${fileChecks.fault} is not null`)).toBe(0);
  expect(await db.$count(outgoingMails, sql`${outgoingMails.subject} ~* 'file'`)).toBe(0);
});

test('what is there already is shown as a difference, and goes to the desk by one mail', async () => {
  const owner = await product.signIn();
  const { id: companyId } = await foundCompany(product, owner);
  const first = await sendIn(
    owner,
    'a.csv',
    csv(
      head,
      'Telmisartan;Tablets;20 mg, 40 mg;Ready EU;24 months',
      'Ramipril;Tablets;5 mg;Ready EU;24 months',
    ),
  );
  await answerAs(owner, first.id, { 'needed:offerDays': '10' });
  await writeAll(owner, first.id);
  const [published] = await product.db
    .update(dossiers)
    .set({
      state: 'published',
      routes: ['Oral'],
      markets: ['EU'],
      therapeuticCategories: ['Renin-Angiotensin System Agents'],
    })
    .where(and(eq(dossiers.companyId, companyId), eq(dossiers.title, 'Telmisartan Tablets')))
    .returning();

  const second = await sendIn(
    owner,
    'b.csv',
    csv(
      head,
      'TELMISARTAN;tabs;20/40 mg;Ready EU;36 months',
      'Ramipril;Tablets;5 mg;;',
      'Ramipril;Tablets;10 mg;Ready EU;',
    ),
  );
  expect(second).toMatchObject({ state: 'ready', counts: { new: 1, change: 1, same: 1, back: 0 } });
  const [change] = await rowsOf(owner, second.id, 'change');
  expect(change).toMatchObject({
    rows: [2],
    listing: { code: published?.code },
    fields: [{ field: 'shelfLife', before: '24 months', after: '36 months' }],
  });
  await writeAll(owner, second.id);
  const [after] = await product.db
    .select()
    .from(dossiers)
    .where(eq(dossiers.id, published?.id ?? 0));
  expect(after?.shelfLife).toBe('24 months');
  const { data } = await call(owner, 'GET', `/api/listings/dossier/${published?.id}`);
  expect(data.waiting.changes).toMatchObject([{ field: 'shelfLife', after: '36 months' }]);
  const mails = await product.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.recipient, 'desk@own-sheets.example'));
  expect(mails.map(({ subject }) => subject)).toEqual(['A sheet of listings: a change waits for you']);
  expect((await product.db.select().from(dossiers).where(eq(dossiers.companyId, companyId))).length).toBe(3);
}, 60_000);

test('strengths of a combination come back where other listings have them the other way round', async () => {
  const owner = await product.signIn();
  await foundCompany(product, owner);
  const [molecule] = await product.db
    .insert(molecules)
    .values({ inn: 'valsartan + amlodipine', otherNames: [], brands: [], about: '', smiles: null })
    .returning();
  await product.list({ moleculeId: molecule?.id ?? 0, strengths: '160 mg/5 mg, 80 mg/5 mg' });
  const rows = ['Valsartan/Amlodipine;FCT;5/160 mg', 'Amlodipine/Valsartan;FCT;10/160 mg'];
  const sent = await sendIn(owner, 'h.csv', csv(head, ...rows.map((row) => `${row};Ready EU;`)));
  const answers = { 'needed:offerDays': '10', 'substances:Strength': 'as-named', twins: 'apart' };
  const read = await answerAs(owner, sent.id, answers);
  expect(read.counts).toEqual({ new: 1, change: 0, same: 0, back: 1 });
  const [back] = await rowsOf(owner, sent.id, 'back');
  expect([back?.rows, back?.faults[0]?.message]).toEqual([[2], expect.stringMatching('the other way round')]);
});

test('what comes back comes as a sheet, with the reason beside its cells', async () => {
  const owner = await product.signIn();
  await foundCompany(product, owner);
  const sent = await sendIn(
    owner,
    'c.csv',
    csv(
      head,
      'Telmisartan;Tablets;20 parsecs;Ready EU;24 months',
      'Ramipril;Tablets;5 mg;Ready EU;24 months',
    ),
  );
  const read = await answerAs(owner, sent.id, { 'needed:offerDays': '10' });
  expect(read.counts).toEqual({ new: 1, change: 0, same: 0, back: 1 });
  const [back] = await rowsOf(owner, sent.id, 'back');
  expect(back?.faults).toMatchObject([
    { row: 2, column: 'Strength', message: expect.stringContaining("'parsecs'") },
  ]);
  const answer = await product.app.inject({
    url: `/api/own-sheets/${sent.id}/returned`,
    headers: owner.headers,
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
}, 60_000);

test('the sheet that comes back is sent again as it is, asks nothing, and comes back for the same reasons until it is mended', async () => {
  const owner = await product.signIn();
  await foundCompany(product, owner);
  const rows: RawCell[][] = [
    ['Our list'],
    [],
    ['INN', 'Dosage form', 'Strength', 'Status', 'Valid', 'Price', 'Price', '', 'Cost', 'Salt'],
    ['Cardiology'],
    ['Ramipril', 'Tablets', '2,5 mg', 'maybe', '05/06/2031', '0,85', 'x', 'a', '1', ''],
    ['Ramipril', 'Tablets', '5 parsecs', 'maybe', '05/06/2031', '0,85', '', 'b', '1', ''],
    ['Losartan', 'FCT', '50', 'maybe', { day: '2031-06-05' }, '0,85', '', '', '1', '#N/A'],
    ['Losartan', 'FCT', '100', 'perhaps', '', 0.85, '', '', '1', { formula: 'A1', value: 'y'.repeat(4_100) }],
    ['Amlodipine/Valsartan', 'FCT', '5/160', 'maybe', '', '', '', '', '', '=A1'],
  ];
  const bytes = await writeMessy({ format: 'xlsx', sheets: [{ name: 'L', rows, hidden: [8] }] });
  const answers = {
    ...{ 'needed:offerDays': '10', 'decimal:Strength': 'comma', 'unit:Strength': 'mg' },
    ...{ 'word:Status:maybe': 'Ready : EU', 'word:Status:perhaps': 'back' },
    ...{ 'column:supplyPrice': 'Price (column F)', 'use:Price (column F)': 'supplyPrice' },
    ...{ 'use:Price (column G)': 'none', 'currency:Price (column F)': 'EUR' },
    ...{ 'substances:Strength': 'as-named', 'order:Valid': 'day-first', twins: 'apart' },
  };
  const mapping = { Valid: 'usConstraintDate' };
  let sent = await sendIn(owner, 'list.xlsx', bytes);
  for (let turn = 0; sent.state === 'asking' && turn < 5; turn += 1)
    sent = await answerAs(owner, sent.id, answersOf(sent, answers), mapping);
  expect([sent.state, sent.counts]).toEqual(['ready', { new: 1, change: 0, same: 0, back: 4 }]);
  const why = async (id: string) =>
    (await rowsOf(owner, id, 'back')).map(({ faults }) => faults.map(({ row: _, ...fault }) => fault));
  const returned = async (id: string) => {
    const answer = await product.app.inject({
      url: `/api/own-sheets/${id}/returned`,
      headers: owner.headers,
    });
    return answer.rawPayload;
  };
  const file = await returned(sent.id);
  const again = await sendIn(owner, 'returned.xlsx', file);
  expect([again.state, again.questions.filter(({ answer }) => answer === null)]).toEqual(['ready', []]);
  expect(again.counts).toEqual({ new: 0, change: 0, same: 0, back: 4 });
  expect(await why(again.id)).toEqual(await why(sent.id));
  expect(again.columns.filter(({ target }) => target !== 'none').map(({ head: one }) => one)).toEqual(
    sent.columns.filter(({ target }) => target !== 'none').map(({ head: one }) => one),
  );
  // What comes back of that has one row and one reason beside its cells, not two.
  const path = join(product.dataDir, 'returned.xlsx');
  await writeFile(path, await returned(again.id));
  const [table] = await loadTables(path, 'returned.xlsx');
  expect(table?.rows[0]?.cells.slice(0, 3)).toEqual(['Row it stood in', 'Why it came back', 'INN']);
  expect(table?.rows[0]?.cells.filter((cell) => String(cell).startsWith('Why'))).toHaveLength(1);
  expect([...(table?.hiddenColumns ?? [])]).toEqual([10]);

  const mended = (table?.rows ?? []).map(({ cells }) =>
    cells.map((cell) => (cell === '5 parsecs' ? '5 mg' : shownIn(cell))),
  );
  const sheet = { name: 'L', rows: mended };
  const third = await sendIn(owner, 'mended.xlsx', await writeMessy({ format: 'xlsx', sheets: [sheet] }));
  expect([third.state, third.counts]).toEqual(['ready', { new: 1, change: 0, same: 0, back: 3 }]);
}, 60_000);

test('a listing that was changed since, or a sheet of others, is not written', async () => {
  const owner = await product.signIn();
  await foundCompany(product, owner);
  const stranger = await product.signIn();
  await foundCompany(product, stranger);
  const first = await sendIn(owner, 'd.csv', csv(head, 'Losartan;FCT;50 mg;Ready EU;24 months'));
  await answerAs(owner, first.id, { 'needed:offerDays': '10' });
  expect((await call(stranger, 'POST', `/api/own-sheets/${first.id}/write`)).status).toBe(404);
  expect((await call(stranger, 'GET', `/api/own-sheets/${first.id}/rows?outcome=new`)).status).toBe(404);
  await writeAll(owner, first.id);
  const second = await sendIn(owner, 'd.csv', csv(head, 'Losartan;FCT;50 mg;Ready EU;36 months'));
  expect(second.counts.change).toBe(1);
  await product.db
    .update(dossiers)
    .set({ leadTime: '3 weeks' })
    .where(eq(dossiers.title, 'Losartan Film Coated Tablets'));
  expect(await writeAll(owner, second.id)).toMatchObject({ written: 0, counts: { change: 0, back: 1 } });
  const [back] = await rowsOf(owner, second.id, 'back');
  expect(back?.faults[0]?.message).toMatch('was changed meanwhile');
  expect((await call(owner, 'DELETE', `/api/own-sheets/${second.id}`)).status).toBe(200);
  expect((await call(owner, 'GET', `/api/own-sheets/${second.id}`)).status).toBe(404);
}, 60_000);

test('the desk finds no sheet of owners, and one of a company’s people who is of the desk sends, changes and writes theirs', async () => {
  const [owner, desk] = [await product.signIn(), await product.signIn('admin')];
  const { id: companyId } = await foundCompany(product, owner);
  const line = 'Losartan;FCT;50 mg;Ready EU;24 months';
  const first = await sendIn(owner, 'n.csv', csv(head, line));
  await answerAs(owner, first.id, { 'needed:offerDays': '10' });
  await writeAll(owner, first.id);
  const calls: [method: 'GET' | 'POST' | 'DELETE', end: string, payload?: object][] = [
    ['GET', ''],
    ['GET', '/rows?outcome=new'],
    ['GET', '/returned'],
    ['POST', '/answers', { mapping: {}, answers: {} }],
    ['POST', '/write'],
    ['DELETE', ''],
  ];
  for (const [method, end, payload] of calls)
    expect((await call(desk, method, `/api/own-sheets/${first.id}${end}`, payload)).status).toBe(404);
  expect(await call(desk, 'GET', '/api/own-sheets')).toMatchObject({ status: 200, data: [] });

  await product.db.insert(companyPeople).values({ companyId, personId: desk.id, role: 'deal-maker' });
  const published = { state: 'published' as const, routes: ['Oral'], markets: ['EU'] };
  const therapeuticCategories = ['Renin-Angiotensin System Agents'];
  const ofCompany = eq(dossiers.companyId, companyId);
  await product.db
    .update(dossiers)
    .set({ ...published, therapeuticCategories })
    .where(ofCompany);
  const second = await sendIn(desk, 'n.csv', csv(head, line.replace('24', '36')));
  expect(second.counts).toEqual({ new: 0, change: 1, same: 0, back: 0 });
  expect(await writeAll(desk, second.id)).toMatchObject({ written: 1, counts: { back: 0 } });
  const [listing] = await product.db.select().from(dossiers).where(ofCompany);
  expect(listing?.shelfLife).toBe('36 months');
}, 60_000);

test('rows are written in pieces, each once, whoever asks for them at the same time', async () => {
  const owner = await product.signIn();
  const { id: companyId } = await foundCompany(product, owner);
  const rows = Array.from({ length: 60 }, (_, at) => `Losartan;FCT;${at + 1} mg;Ready EU;24 months`);
  const sent = await sendIn(owner, 'f.csv', csv(head, ...rows));
  const read = await answerAs(owner, sent.id, { 'needed:offerDays': '10', twins: 'apart' });
  expect(read.counts.new).toBe(60);
  const drafts = async () =>
    (await product.db.select().from(dossiers).where(eq(dossiers.companyId, companyId))).length;
  const { data } = await call(owner, 'POST', `/api/own-sheets/${sent.id}/write`);
  expect([data.state, data.written, await drafts()]).toEqual(['writing', 25, 25]);
  expect((await call(owner, 'DELETE', `/api/own-sheets/${sent.id}`)).status).toBe(409);
  await Promise.all([1, 2, 3].map(() => call(owner, 'POST', `/api/own-sheets/${sent.id}/write`)));
  expect(await writeAll(owner, sent.id)).toMatchObject({ state: 'done', written: 60 });
  expect(await drafts()).toBe(60);
}, 60_000);

test('a piece that fails writes nothing of its rows, and is written by the next call', async () => {
  const owner = await product.signIn();
  const { id: companyId } = await foundCompany(product, owner);
  const sent = await sendIn(
    owner,
    'g.csv',
    csv(head, 'Losartan;FCT;1 mg;Ready EU;', 'Losartan;FCT;2 mg;Ready EU;'),
  );
  await answerAs(owner, sent.id, { 'needed:offerDays': '10', twins: 'apart' });
  const drafts = () => product.db.select().from(dossiers).where(eq(dossiers.companyId, companyId));
  // The second row of the piece finds a table that refuses it.
  await product.db.execute(
    sql`alter table dossiers add constraint no_second check (strengths <> '2 mg') not valid`,
  );
  expect((await call(owner, 'POST', `/api/own-sheets/${sent.id}/write`)).status).toBe(500);
  expect(await drafts()).toEqual([]);
  await product.db.execute(sql`alter table dossiers drop constraint no_second`);
  expect(await writeAll(owner, sent.id)).toMatchObject({ state: 'done', written: 2 });
  expect(await drafts()).toHaveLength(2);
}, 60_000);

test('nobody learns from a sheet which molecules others only draft', async () => {
  const [owner, other] = [await product.signIn(), await product.signIn()];
  await foundCompany(product, owner);
  await foundCompany(product, other);
  await product.db
    .insert(molecules)
    .values({ inn: 'zubrivexine', otherNames: [], brands: [], about: '', smiles: null });
  const sent = await sendIn(owner, 'e.csv', csv(head, 'Zubrivexine;Tablets;5 mg;Ready EU;24 months'));
  expect(sent.questions.map(({ id }) => id)).toContain('word:INN:zubrivexine');
}, 60_000);
