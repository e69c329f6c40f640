import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyPeople } from '#domains/companies/server/tables.ts';
import { dailyCaps } from '#platform/contract/daily-caps.ts';
import { attempts } from '#platform/server/attempts/tables.ts';
import { foundCompany, sendForm } from '#testing/deals.ts';
import { keptFiles, startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { ownSheets } from './tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ RATE_LIMITS: 'on' }, { searches: false });
});
afterAll(() => product.stop());

const bytes = Buffer.from('INN;Dosage form;Strength\nRamipril;Tablets;5 mg\n');

function sendIn(person: TestPerson, company = '') {
  return sendForm(product, person, '/api/own-sheets', { company, sheet: [[bytes, 'a.csv']] });
}

const sheetsKept = async () => (await keptFiles(product)).filter((path) => path.includes('own-sheets'));

test('a sheet that is refused leaves no file', async () => {
  const [owner, reader, stranger] = [await product.signIn(), await product.signIn(), await product.signIn()];
  const company = await foundCompany(product, owner);
  await product.db
    .insert(companyPeople)
    .values({ companyId: company.id, personId: reader.id, role: 'reader' });
  await foundCompany(product, stranger);
  const refused = [
    await sendIn(await product.signIn()),
    await sendIn(reader),
    // The file is there before the company is held.
    await sendIn(stranger, String(company.id)),
  ];
  expect(refused.map(({ status }) => status)).toEqual([404, 403, 404]);
  expect(await sheetsKept()).toEqual([]);

  expect((await sendIn(owner)).status).toBe(200);
  const kept = await sheetsKept();
  await product.db.update(attempts).set({ count: dailyCaps.sheets }).where(like(attempts.key, 'sheets-day%'));
  const next = await sendIn(owner);
  expect([next.status, next.body.message]).toEqual([
    429,
    expect.stringContaining(`You can send ${dailyCaps.sheets} sheets in 24 hours`),
  ]);
  expect(await sheetsKept()).toEqual(kept);
});

test('of a company two sheets are read at the same time', async () => {
  const owner = await product.signIn();
  const company = await foundCompany(product, owner);
  const sheet = { companyId: company.id, personId: owner.id, fileName: 'a.csv', sha256: '' };
  const two = ['none/1', 'none/2'].map((storageKey) => ({ ...sheet, storageKey }));
  await product.db.insert(ownSheets).values(two);
  const [read] = await product.db
    .insert(ownSheets)
    .values({ ...sheet, storageKey: 'none/3', state: 'ready' })
    .returning();
  const answer = () =>
    product.app.inject({
      ...{ method: 'POST', url: `/api/own-sheets/${read?.id}/answers`, headers: owner.headers },
      payload: { mapping: {}, answers: {} },
    });
  const words = '2 sheets of your company are being read. Go on when one of them is done.';
  const refused = await sendIn(owner);
  expect([refused.status, refused.body.message]).toEqual([409, words]);
  expect((await answer()).json()).toMatchObject({ message: words });
  await product.db.delete(ownSheets).where(eq(ownSheets.storageKey, 'none/1'));
  expect((await answer()).statusCode).toBe(200);
});
