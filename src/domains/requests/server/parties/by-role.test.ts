import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompanyRole, companyRoles } from '#domains/companies/contract/company-roles.ts';
import { putIn } from '#testing/companies/roles.ts';
import { type Deal, foundCompany, openDeal, sendForm } from '#testing/deals.ts';
import * as samples from '#testing/sample-files.ts';
import { terms } from '#testing/sample-terms.ts';
import { approve, issueTo, readToSign, sign } from '#testing/signing/sign.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

const ask = async (person: TestPerson) =>
  sendForm(product, person, '/create-dossertermsheet', {
    id: String(await product.list()),
    marketsOfInterest: 'EU',
  });

const signedCopy = { files: [[samples.pdf('Signed'), 'signed.pdf'] as [Buffer, string]] };

/** What the colleague of a buyer may do with a request whose term sheet stands: the status of each. */
async function tryAll(deal: Deal, person: TestPerson) {
  const tries = {
    write: () => deal.write(person, 'Good morning'),
    takeOver: () => sendForm(product, person, `${deal.url}/take-over`, {}),
    revise: () => deal.move(person, 'ask-revision', { note: 'Less, please' }),
    read: async () => ({ status: (await deal.read(person)) === undefined ? 404 : 200 }),
  };
  const told: Record<string, number> = {};
  for (const [name, attempt] of Object.entries(tries)) told[name] = (await attempt()).status;
  return told;
}

const may: Record<CompanyRole, Record<string, number>> = {
  administrator: { write: 200, takeOver: 200, revise: 200, read: 200 },
  'deal-maker': { write: 200, takeOver: 200, revise: 200, read: 200 },
  signatory: { write: 200, takeOver: 403, revise: 403, read: 200 },
  reader: { write: 403, takeOver: 403, revise: 403, read: 200 },
};

test.each(companyRoles)(
  'a colleague of the buyer does in a request what the role %s allows',
  async (role) => {
    const deal = await issueTo(await openDeal(product));
    await putIn(product, deal.buyerCompany, deal.colleague, role);
    expect(await tryAll(deal, deal.colleague)).toEqual(may[role]);
  },
);

test.each([
  ['administrator', 200],
  ['deal-maker', 403],
  ['signatory', 200],
  ['reader', 403],
] as const)('%s: signing here, approving and attaching a signed copy answer %i', async (role, status) => {
  const here = await issueTo(await openDeal(product));
  await putIn(product, here.buyerCompany, here.colleague, role);
  expect((await readToSign(product, here, here.colleague)).status).toBe(status);
  expect((await sign(product, here, here.colleague)).status).toBe(status);
  const outside = await issueTo(await openDeal(product));
  await putIn(product, outside.buyerCompany, outside.colleague, role);
  expect((await approve(product, outside, outside.colleague)).status).toBe(status === 200 ? 409 : 403);
  expect((await deal(outside)).canSign).toBe(status === 200);
  expect((await outside.move(outside.colleague, 'sign', signedCopy)).status).toBe(status);
});

function deal(one: Deal) {
  return one.read(one.colleague);
}

test('a request tells its reader which moves their role leaves, and who makes the others', async () => {
  const one = await issueTo(await openDeal(product));
  await putIn(product, one.buyerCompany, one.colleague, 'reader');
  expect(await deal(one)).toMatchObject({
    ...{ moves: [], canTakeOver: false, canSign: false },
    mayNotWrite: expect.stringContaining(
      'A signatory, a deal maker or an administrator may write in its requests',
    ),
    refusal: `Your role at ${one.buyerCompany.name} is reader. A deal maker or an administrator may ask, negotiate and edit listings; its administrators give roles, and its page says who they are.`,
  });
  await putIn(product, one.buyerCompany, one.colleague, 'deal-maker');
  const dealing = await deal(one);
  expect(dealing.moves.map(({ move }: { move: string }) => move)).toEqual(['ask-revision', 'decline']);
  expect(dealing.refusal).toContain('A signatory or an administrator may sign');
  expect(await one.read(one.buyer)).toMatchObject({ refusal: null, mayNotWrite: null, canSign: true });
});

test('the owner’s people are held to their roles too', async () => {
  const one = await openDeal(product);
  await one.move(one.desk, 'review');
  const issue = () => one.move(one.owner, 'issue-term-sheet', { terms: JSON.stringify(terms) });
  await putIn(product, one.ownerCompany, one.owner, 'signatory');
  expect((await issue()).status).toBe(403);
  await putIn(product, one.ownerCompany, one.owner, 'deal-maker');
  expect((await issue()).status).toBe(200);
  // Who makes every move and does not sign is told who does.
  expect(await one.read(one.owner)).toMatchObject({
    ...{
      canSign: false,
      refusal: expect.stringContaining('A signatory or an administrator may sign for it'),
    },
  });
  const refused = await sign(product, one, one.owner);
  expect([refused.status, refused.body.message]).toEqual([
    403,
    expect.stringContaining(`Your role at ${one.ownerCompany.name} is deal maker. A signatory or an`),
  ]);
});

test('a limit lets nobody approve whose role does not sign any more', async () => {
  const one = await issueTo(await openDeal(product));
  const url = `/api/back-office/companies/${one.buyerCompany.id}/signing-limits`;
  const payload = { person: one.colleague.id, reach: 'any', currency: 'EUR' };
  await product.app.inject({ method: 'POST', url, headers: one.desk.headers, payload });
  await approve(product, one, one.colleague);
  const before = await readToSign(product, one, one.buyer);
  expect(before.body.data).toMatchObject({ authority: 'approved', approvers: [{ id: one.colleague.id }] });
  await putIn(product, one.buyerCompany, one.colleague, 'deal-maker');
  const after = await readToSign(product, one, one.buyer);
  expect(after.body.data).toMatchObject({ authority: 'missing', approvers: [] });
});

test('one asks for the first company in which one may; who may in none is told who does', async () => {
  const person = await product.signIn();
  const first = await foundCompany(product, person);
  await putIn(product, first, person, 'reader');
  const refused = await ask(person);
  expect([refused.status, refused.body.msg]).toEqual([
    403,
    expect.stringContaining(`Your role at ${first.name} is reader. A deal maker or an administrator may`),
  ]);
  const second = await foundCompany(product);
  await putIn(product, second, person, 'deal-maker');
  expect((await ask(person)).status).toBe(200);
  const colleague = await product.signIn();
  await putIn(product, second, colleague, 'reader');
  const shared = await product.app.inject({ url: '/api/requests?scope=company', headers: colleague.headers });
  expect(shared.json().data).toHaveLength(1);
});
