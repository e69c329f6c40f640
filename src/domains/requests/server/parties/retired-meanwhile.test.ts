import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#platform/contract/messages.ts';
import { foundCompany, sendForm } from '#testing/deals.ts';
import { whileHeld } from '#testing/held-row.ts';
import { startTestProduct, type TestProduct } from '#testing/test-product.ts';
import { requests } from '../tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

test('who asks for a dossier at the moment at which it is retired is told that it is gone, and asks for nothing', async () => {
  const [buyer, desk] = [await product.signIn(), await product.signIn('admin')];
  const { id: companyId } = await foundCompany(product);
  const listing = await product.list({ companyId });
  const there = `/api/listings/dossier/${listing}`;
  const { revision } = (await product.app.inject({ url: there, headers: desk.headers })).json().data;
  const retire = async () => {
    const answer = await product.app.inject({
      ...{ method: 'POST', url: `/api/admin/listings/dossier/${listing}/retire`, headers: desk.headers },
      payload: { revision },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const ask = () =>
    sendForm(product, buyer, '/create-dossertermsheet', { id: String(listing), marketsOfInterest: 'EU' });
  const row = 'select from dossiers where id = $1';
  const [retired, asked] = await whileHeld(product, [row, [listing]], [retire, ask]);
  expect([retired?.status, asked?.status, asked?.body.msg]).toEqual([200, 404, messages.dossierMissing]);
  expect(await product.db.select().from(requests).where(eq(requests.personId, buyer.id))).toEqual([]);
});
