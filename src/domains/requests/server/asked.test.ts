import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDeal, sendForm } from '#testing/deals.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

async function asked(person: TestPerson, ids: string, kind = 'dossier') {
  const url = `/api/asked?${new URLSearchParams({ kind, ids })}`;
  const answer = await product.app.inject({ url, headers: person.headers });
  return { status: answer.statusCode, data: answer.json().data };
}

async function listingOf({ headers }: TestPerson, reference: string): Promise<string> {
  const answer = await product.app.inject({ url: `/api/requests/${reference}`, headers });
  return answer.json().data.listing.id;
}

test('one’s own latest request for each listing, and nobody else’s', async () => {
  const { buyer, colleague, owner, desk, stranger, reference } = await openDeal(product);
  const id = await listingOf(buyer, reference);
  expect((await asked(buyer, `${id},999999,none`)).data).toMatchObject([
    { listing: id, reference, state: 'submitted', says: 'Submitted', means: 'waiting' },
  ]);
  for (const person of [colleague, owner, desk, stranger]) expect((await asked(person, id)).data).toEqual([]);
  expect((await asked(buyer, id, 'supplier')).data).toEqual([]);

  const again = await sendForm(product, buyer, '/create-dossertermsheet', {
    id,
    indicativeVolumes: 'more',
    repeat: 'true',
  });
  expect((await asked(buyer, id)).data).toMatchObject([{ listing: id, reference: again.body.reference }]);
});

test('what a colleague has taken over is theirs too', async () => {
  const { buyer, colleague, reference } = await openDeal(product);
  const id = await listingOf(buyer, reference);
  await product.app.inject({
    method: 'POST',
    url: `/api/requests/${reference}/take-over`,
    headers: colleague.headers,
  });
  expect((await asked(colleague, id)).data).toMatchObject([{ reference }]);
});

test('more than a hundred at a time are refused', async () => {
  const person = await product.signIn();
  const ids = Array.from({ length: 101 }, (_, place) => place + 1).join();
  expect((await asked(person, ids)).status).toBe(400);
  expect((await asked(person, '')).status).toBe(400);
});
