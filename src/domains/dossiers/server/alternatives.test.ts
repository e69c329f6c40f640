import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { mostAlternatives } from '../contract/alternatives.ts';
import { dossiers } from './tables.ts';

let product: TestProduct;
let member: TestPerson;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
  member = await product.signIn();
});
afterAll(() => product.stop());

async function alternativesTo(id: number) {
  const url = `/api/dossiers/${id}/alternatives`;
  const answer = await product.app.inject({ url, headers: member.headers });
  return { status: answer.statusCode, body: answer.json() };
}

test('other published dossiers of the molecule, those of other companies first, at most six', async () => {
  const id = await product.list({ title: 'Apixaban Tablets', listedAt: new Date('2025-01-01') });
  const [asked] = await product.db.select().from(dossiers).where(eq(dossiers.id, id));
  const same = { moleculeId: asked?.moleculeId, companyId: asked?.companyId };
  await product.list({ title: 'Metformin Tablets' });
  expect((await alternativesTo(id)).body.data).toEqual([]);

  const own = await product.list({ ...same, title: 'Own', listedAt: new Date('2026-02-01') });
  await product.list({ ...same, title: 'Draft', state: 'draft' });
  const others: number[] = [];
  for (const month of ['01', '02']) {
    others.unshift(
      await product.list({
        moleculeId: same.moleculeId,
        title: month,
        oneTimeFee: 'EUR 45,000',
        listedAt: new Date(`2025-${month}-01`),
      }),
    );
  }
  const { body } = await alternativesTo(id);
  expect(body.data.map((one: { _id: string }) => Number(one._id))).toEqual([...others, own]);
  expect(body.data[0]).toMatchObject({
    ListingTitle: '02',
    oneTimeFee: 'EUR 45,000',
    fee: { from: 45_000, to: 45_000, currency: 'EUR' },
  });

  for (let count = 0; count < 4; count += 1) {
    await product.list({ moleculeId: same.moleculeId, title: `More ${count}` });
  }
  const { data } = (await alternativesTo(id)).body;
  expect(data).toHaveLength(mostAlternatives);
  expect(data.map((one: { _id: string }) => Number(one._id))).not.toContain(own);
});

test.each([
  ['a draft', 'draft'],
  ['a retired one', 'retired'],
] as const)('to %s there are none', async (_, state) => {
  const id = await product.list({ title: 'Hidden', state });
  expect((await alternativesTo(id)).status).toBe(404);
});
