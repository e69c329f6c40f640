import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sendForm } from '#testing/deals.ts';
import type { Field } from '#testing/encode-form.ts';
import * as listed from '#testing/registers/listed-files.ts';
import * as files from '#testing/registers/register-files.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import type { RegisterUpload, StandingEdition } from '../../contract/register-uploads.ts';

let product: TestProduct;
let desk: TestPerson;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
  desk = await product.signIn('admin');
});
afterAll(() => product.stop());
beforeEach(() => product.db.$client.query('truncate register_editions, register_uploads cascade'));

const { substancePatent, extendedPatent } = files;

async function get(url: string) {
  return (await product.app.inject({ url, headers: desk.headers })).json().data;
}

async function send(name: string, content: string | Buffer, day = '') {
  const register: Field = [[Buffer.from(content), name]];
  const { status, body } = await sendForm(product, desk, '/api/admin/register-uploads', { day, register });
  return { status, ...body };
}

/** What became of a file, once it is read. */
function ended(id: string): Promise<RegisterUpload> {
  return vi.waitFor(
    async () => {
      const upload: RegisterUpload = await get(`/api/admin/register-uploads/${id}`);
      if (upload.state === 'reading') throw new Error('still reading');
      return upload;
    },
    { timeout: 20_000, interval: 50 },
  );
}

async function sendAndWait(...sent: Parameters<typeof send>): Promise<RegisterUpload> {
  return ended((await send(...sent)).data.id);
}

async function standing(): Promise<StandingEdition | undefined> {
  const { editions } = await get('/api/admin/registers');
  return editions.find(({ register }: StandingEdition) => register === 'orange-book-patents');
}

test('a file that the desk sends is taken in, packed or not, and who brought it is told', async () => {
  expect(await standing()).toMatchObject({ day: null, broughtBy: null, taken: null });
  const archive = await files.archive({
    'products.txt': files.orangeProducts(files.apixaban),
    'patent.txt': files.orangePatents(substancePatent, extendedPatent, substancePatent),
  });
  const upload = await sendAndWait('EOBZIP.zip', archive);
  expect(upload).toMatchObject({ state: 'done', failure: '', rowsRead: 4, fileName: 'EOBZIP.zip' });
  expect(upload.outcomes).toMatchObject([
    { register: 'orange-book-products', became: 'taken', read: 1, taken: 1, refused: 0 },
    { register: 'orange-book-patents', became: 'taken', read: 3, taken: 2, refused: 0 },
  ]);
  const counts = { read: 3, taken: 2, refused: 0, repeated: 1, leftOut: 0 };
  expect(await standing()).toMatchObject({ day: '2013-01-25', broughtBy: 'desk', by: upload.by, ...counts });
  const again = await sendAndWait('EOBZIP.zip', archive);
  expect(again.outcomes.map(({ became }) => became)).toEqual(['same', 'same']);
  const { uploads } = await get('/api/admin/registers');
  expect(uploads.map(({ id }: RegisterUpload) => id)).toEqual([again.id, upload.id]);
  // What was read is needed no more.
  await vi.waitFor(async () => {
    for await (const { key } of product.storage.list('registers')) throw new Error(`${key} is still there`);
  });
});

test('a file that is sent again under its key is answered what it was the first time, however far it is by then', async () => {
  const register: Field = [[Buffer.from(files.orangePatents(substancePatent)), 'patent.txt']];
  const key = { 'idempotency-key': 'sent-once-0001' };
  const sendOnce = () => sendForm(product, desk, '/api/admin/register-uploads', { day: '', register }, key);
  const first = await sendOnce();
  expect(await ended(first.body.data.id)).toMatchObject({ state: 'done' });
  expect(await sendOnce()).toEqual(first);
});

test('a faulty file is refused by line and column, and what stands goes on standing', async () => {
  await sendAndWait('patent.txt', files.orangePatents(substancePatent));
  const before = await standing();
  const text = files.orangePatents(extendedPatent, substancePatent).slice(0, -2);
  const cut = await sendAndWait('patent.txt', text);
  expect(cut).toMatchObject({ state: 'failed', outcomes: [] });
  expect(cut.failure).toMatch(/^patent\.txt: line 3, column 10: .*Nothing was changed\.$/);
  const other = await sendAndWait('list.csv', 'a,b\n1,2\n');
  expect(other).toMatchObject({ state: 'failed' });
  expect(await standing()).toEqual(before);
  const wrong = await send('patent.pdf', 'a');
  expect([wrong.status, wrong.message]).toEqual([
    415,
    'patent.pdf: the Register box takes .zip, .gz, .csv, .txt, .xlsx files',
  ]);
  expect((await send('patent.txt', 'a', '2026-02-30')).issues).toMatchObject([{ path: 'day' }]);
});

test('an older file waits for the word that it is wanted all the same', async () => {
  await sendAndWait('patent.txt', files.orangePatents(substancePatent), '2026-06-10');
  const older = await sendAndWait('patent.txt', files.orangePatents(extendedPatent), '2024-05-10');
  expect(older).toMatchObject({ state: 'older', outcomes: [{ became: 'older', day: '2026-06-10' }] });
  expect(await standing()).toMatchObject({ day: '2026-06-10' });
  const url = `/api/admin/register-uploads/${older.id}/confirm`;
  const confirm = () => product.app.inject({ method: 'POST', url, headers: desk.headers });
  expect((await confirm()).statusCode).toBe(200);
  expect(await ended(older.id)).toMatchObject({ state: 'done', outcomes: [{ became: 'taken' }] });
  expect(await standing()).toMatchObject({ day: '2024-05-10' });
  // Said twice, it is done once.
  expect((await confirm()).json().data).toMatchObject({ state: 'done' });
});

test('an older file waits seven days for the word, and says what to do when they are over', async () => {
  await sendAndWait('patent.txt', files.orangePatents(substancePatent), '2026-06-10');
  const { id } = await sendAndWait('patent.txt', files.orangePatents(extendedPatent), '2024-05-10');
  const url = `/api/admin/register-uploads/${id}/confirm`;
  const confirm = async () =>
    (await product.app.inject({ method: 'POST', url, headers: desk.headers })).json();
  await product.db.$client.query(
    "update register_uploads set sent_at = now() - interval '7 days' where id = $1",
    [id],
  );
  expect(await confirm()).toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/Send it again\.$/),
  });
  expect(await standing()).toMatchObject({ day: '2026-06-10' });
});

test('a file that does not say of which day it is asks for it', async () => {
  const text = files.orangeExclusivities(files.exclusivity);
  const none = await sendAndWait('exclusivity.txt', text);
  expect(none).toMatchObject({ state: 'failed' });
  expect(none.failure).toContain('give the day of its edition');
  expect(await sendAndWait('exclusivity.txt', text, '2026-06-10')).toMatchObject({ state: 'done' });
});

test('a list of evidence is taken in beside the registers, and says how many of its rows disagree', async () => {
  const { editions } = await get('/api/admin/registers');
  expect(editions.at(-2)).toMatchObject({ register: 'fda-dmfs', day: null, taken: null, inConflict: null });
  const rows = [listed.dmf(), listed.dmf({ status: 'I' }), listed.dmf({ number: '20001' })];
  const upload = await sendAndWait('dmf.xlsx', await listed.workbook(listed.dmfTable(...rows)));
  expect(upload).toMatchObject({
    state: 'done',
    outcomes: [{ register: 'fda-dmfs', became: 'taken', taken: 3, inConflict: 2 }],
  });
  const after = await get('/api/admin/registers');
  expect(after.editions.at(-2)).toMatchObject({ day: '2005-11-28', taken: 3, inConflict: 2, by: upload.by });
  expect(after.editions).toHaveLength(editions.length);
});
