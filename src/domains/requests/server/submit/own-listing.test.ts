import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundCompany, openDeal, sendForm } from '#testing/deals.ts';
import { whileHeld } from '#testing/held-row.ts';
import { terms } from '#testing/sample-terms.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

async function requestsOf(person: TestPerson): Promise<string[]> {
  const answer = await product.app.inject({ url: '/api/requests', headers: person.headers });
  return answer.json().data.map(({ listing }: { listing: { id: string } }) => listing.id);
}

const refusal = /is a listing of your own company/;

test('nobody asks their own company: neither for a dossier nor for a plant, whoever of its people listed it', async () => {
  const [owner, colleague, other] = [await product.signIn(), await product.signIn(), await product.signIn()];
  const company = await foundCompany(product, owner, colleague);
  const dossier = String(await product.list({ companyId: company.id }));
  const plant = String(await product.listPlant({ companyId: company.id }));
  const sheets = [
    ['/create-dossertermsheet', dossier],
    ['/create-suppliertermsheet', plant],
  ] as const;
  for (const [url, id] of sheets) {
    for (const person of [owner, colleague]) {
      const { status, body } = await sendForm(product, person, url, { id, indicativeVolumes: '1 M' });
      expect([status, body.code, body.msg]).toEqual([409, 'conflict', expect.stringMatching(refusal)]);
    }
    expect((await sendForm(product, other, url, { id, indicativeVolumes: '1 M' })).status).toBe(200);
  }
  expect([...(await requestsOf(owner)), ...(await requestsOf(colleague))]).toEqual([]);
  expect(await requestsOf(other)).toHaveLength(2);
});

test('among several dossiers one’s own is refused, and the others are asked for', async () => {
  const owner = await product.signIn();
  const company = await foundCompany(product, owner);
  const own = String(await product.list({ companyId: company.id }));
  const others = [String(await product.list()), String(await product.list())];
  const { body } = await sendForm(product, owner, '/api/dossiers/proposals', {
    ids: [others[0], own, others[1]].join(),
    indicativeVolumes: '1 M',
  });
  const failures = body.data.map((one: { failure: { message: string } | null }) => one.failure?.message);
  expect(failures).toEqual([undefined, expect.stringMatching(refusal), undefined]);
  expect((await requestsOf(owner)).sort()).toEqual(others.sort());
});

test('an investor registers no interest in a dossier of their own company', async () => {
  const investor = await product.signIn('investor');
  const company = await foundCompany(product, investor);
  const dossier = await product.list({ companyId: company.id, supply: ['Tech transfer'] });
  const answer = await product.app.inject({
    ...{ method: 'POST', url: '/api/requests', headers: investor.headers },
    payload: { kind: 'investment', dossier: String(dossier), interest: 'Co-development' },
  });
  expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringMatching(refusal)]);
});

test('a buyer whom the desk adds to the owner’s company stays the buyer alone of their request, and the desk is told', async () => {
  const deal = await openDeal(product);
  await deal.move(deal.desk, 'review');
  const added = await product.app.inject({
    ...{ method: 'POST', headers: deal.desk.headers, payload: { email: deal.buyer.email } },
    url: `/api/back-office/companies/${deal.ownerCompany.id}/people`,
  });
  expect(added.json().message).toMatch(
    new RegExp(`belongs to ${deal.companyName} now. They act as the buyer alone in ${deal.reference}`),
  );
  expect((await deal.read(deal.buyer)).sides).toEqual(['buyer']);
  const issued = await deal.move(deal.buyer, 'issue-term-sheet', { terms: JSON.stringify(terms) });
  const declined = await deal.move(deal.buyer, 'decline', { note: 'No' });
  // In review a decline is the owner's alone: a buyer's is none yet.
  expect([issued.status, declined.status]).toEqual([403, 409]);
  expect((await deal.move(deal.owner, 'issue-term-sheet', { terms: JSON.stringify(terms) })).status).toBe(
    200,
  );
});

test('who asks while the desk adds them to the owner’s company is answered, and added', async () => {
  const [buyer, desk] = [await product.signIn(), await product.signIn('admin')];
  const company = await foundCompany(product);
  const dossier = await product.list({ companyId: company.id });
  const form = { id: String(dossier), indicativeVolumes: '1 M' };
  const grant = {
    ...{ method: 'POST', headers: desk.headers, payload: { email: buyer.email } },
    url: `/api/back-office/companies/${company.id}/people`,
  } as const;
  const answers = await whileHeld(
    product,
    ['select from dossiers where id = $1', [dossier]],
    [
      async () => (await sendForm(product, buyer, '/create-dossertermsheet', form)).status,
      async () => (await product.app.inject(grant)).statusCode,
    ],
  );
  expect(answers).toEqual([200, 200]);
});
