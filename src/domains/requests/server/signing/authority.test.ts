import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '#domains/accounts/server/tables.ts';
import { companyPeople } from '#domains/companies/server/tables.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import { type Deal, openDeal } from '#testing/deals.ts';
import * as samples from '#testing/sample-files.ts';
import { terms } from '#testing/sample-terms.ts';
import { approve, issueTo, readToSign, sign } from '#testing/signing/sign.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { dealValues } from '../../contract/deal-values.ts';
import { committedAmount } from '../../contract/signing-words.ts';
import { reaches } from './authority.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

async function limit(
  deal: Deal,
  person: TestPerson,
  amount: string,
  currency = 'EUR',
  side = deal.buyerCompany,
) {
  const answer = await product.app.inject({
    method: 'POST',
    url: `/api/back-office/companies/${side.id}/signing-limits`,
    headers: deal.desk.headers,
    payload: { person: person.id, reach: amount === '' ? 'any' : 'up-to', currency, amount },
  });
  expect(answer.statusCode).toBe(200);
}

/** The one-time fee of the sample terms is 250,000 EUR. */
const issued = async (more: object = {}) => issueTo(await openDeal(product), more);

test.each([
  ['100', '100', true],
  ['100.0001', '100', false],
  ['99.9999', '100', true],
  ['9', '10', true],
  ['10', '9', false],
  [null, '999999999999', false],
  [null, null, true],
  ['5', null, true],
])('what commits to %s is within a limit of %s: %s', (amount, most, within) => {
  expect(reaches({ currency: 'EUR', amount: most }, { currency: 'EUR', amount })).toBe(within);
  expect(reaches({ currency: 'USD', amount: most }, { currency: 'EUR', amount })).toBe(false);
});

test('where a company has set no limits all of its people sign, whatever the other company has', async () => {
  const deal = await issued();
  await limit(deal, deal.owner, '1', 'EUR', deal.ownerCompany);
  expect((await readToSign(product, deal, deal.colleague)).body.data).toMatchObject({
    ...{ authority: 'own', approvers: [], mayApprove: false, amount: '250,000 EUR' },
  });
  expect((await sign(product, deal, deal.colleague)).status).toBe(200);
  expect((await readToSign(product, deal, deal.owner)).body.data).toMatchObject({ authority: 'missing' });
  expect((await sign(product, deal, deal.owner)).status).toBe(403);
  const none = await approve(product, deal, deal.buyer);
  expect([none.status, none.body.message]).toEqual([
    409,
    expect.stringContaining('signed for the buyer already'),
  ]);
  const other = await issued();
  const needless = await approve(product, other, other.buyer);
  expect([needless.status, needless.body.message]).toEqual([
    409,
    'Your company has set no limits: each of you may sign without an approval.',
  ]);
});

test('above their limit, or without one, a person signs nothing before a colleague within theirs has approved it', async () => {
  const deal = await issued();
  await limit(deal, deal.colleague, '250000');
  await limit(deal, deal.buyer, '249999.99');
  const refused = await sign(product, deal, deal.buyer);
  expect([refused.status, refused.body.message]).toEqual([
    403,
    `You may not sign for 250,000 EUR alone. Person ${deal.colleague.id} may: they sign it, or approve it here first, and then you can.`,
  ]);
  const outside = await deal.move(deal.buyer, 'sign', { files: [[samples.pdf('Signed'), 'signed.pdf']] });
  expect([outside.status, outside.body.message]).toEqual([403, refused.body.message]);
  const self = await approve(product, deal, deal.buyer);
  expect([self.status, self.body.message]).toEqual([403, refused.body.message]);

  const { revision } = await deal.read(deal.desk);
  expect((await readToSign(product, deal, deal.colleague)).body.data).toMatchObject({ mayApprove: true });
  expect((await approve(product, deal, deal.colleague)).status).toBe(200);
  expect((await approve(product, deal, deal.colleague)).status).toBe(200);
  expect((await readToSign(product, deal, deal.colleague)).body.data).toMatchObject({ mayApprove: false });
  expect((await deal.read(deal.desk)).revision).toBe(revision);

  const line = 'Term sheet 1 approved to be signed';
  const reads = async (person: TestPerson) =>
    (await deal.read(person)).timeline.filter(({ what }: { what: string }) => what === line).length;
  expect([await reads(deal.buyer), await reads(deal.colleague)]).toEqual([1, 1]);
  expect([await reads(deal.owner), await reads(deal.desk)]).toEqual([0, 0]);
  const lines = await product.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.action, 'approve-signature'))
    .orderBy(auditTrail.id);
  expect(lines).toMatchObject([
    {
      actorId: deal.colleague.id,
      subject: `request:${deal.reference}`,
      detail: { version: 1, side: 'buyer' },
    },
  ]);
  expect((await readToSign(product, deal, deal.buyer)).body.data).toMatchObject({ authority: 'approved' });
  expect((await sign(product, deal, deal.buyer)).status).toBe(200);
});

test.each([
  [
    'has left',
    (deal: Deal) => product.db.delete(companyPeople).where(eq(companyPeople.personId, deal.colleague.id)),
  ],
  [
    'is disabled',
    (deal: Deal) =>
      product.db.update(people).set({ disabledAt: new Date() }).where(eq(people.id, deal.colleague.id)),
  ],
  ['has a lower limit', (deal: Deal) => limit(deal, deal.colleague, '1')],
])('an approval counts no more once whoever gave it %s, and another takes its place', async (_, end) => {
  const deal = await issued();
  await limit(deal, deal.colleague, '250000');
  await limit(deal, deal.buyer, '1');
  await approve(product, deal, deal.colleague);
  expect((await readToSign(product, deal, deal.buyer)).body.data.authority).toBe('approved');
  await end(deal);
  expect((await sign(product, deal, deal.buyer)).status).toBe(403);
  const third = await product.signIn();
  await product.db.insert(companyPeople).values({ companyId: deal.buyerCompany.id, personId: third.id });
  await limit(deal, third, '250000');
  expect((await sign(product, deal, deal.buyer)).status).toBe(403);
  expect((await approve(product, deal, third)).status).toBe(200);
  expect((await sign(product, deal, deal.buyer)).status).toBe(200);
});

test('an approval is for its version alone', async () => {
  const deal = await issued();
  await limit(deal, deal.colleague, '250000');
  await approve(product, deal, deal.colleague);
  await deal.move(deal.owner, 'issue-term-sheet', { terms: JSON.stringify({ ...terms, oneTimeFee: '1' }) });
  expect((await sign(product, deal, deal.buyer)).status).toBe(403);
  const old = await approve(product, deal, deal.colleague, 1);
  expect([old.status, old.body.message]).toEqual([
    409,
    expect.stringContaining('Term sheet 1 is not the one to sign'),
  ]);
});

test('an amount that the sheet does not tell is above every limit but that for any amount; another currency is too', async () => {
  const deal = await issued({ oneTimeFee: '' });
  await limit(deal, deal.buyer, '999999999999');
  await limit(deal, deal.buyer, '', 'USD');
  const { status, body } = await sign(product, deal, deal.buyer);
  expect([status, body.message]).toEqual([
    403,
    'You may not sign for an amount that the term sheet does not tell alone. Nobody of your company may: ask one of its administrators, or the desk, to set a limit that reaches it.',
  ]);
  await limit(deal, deal.buyer, '');
  expect((await sign(product, deal, deal.buyer)).status).toBe(200);
});

test('milestones count together', async () => {
  const milestone = (amount: string) => ({ event: 'Signature', amount });
  const values = { milestones: [milestone('150000.5'), milestone('150000')] };
  const deal = await issued({ values, oneTimeFee: '300000.5' });
  await limit(deal, deal.buyer, '300000');
  expect((await sign(product, deal, deal.buyer)).body.message).toContain('300,000.5 EUR');
});

test.each([
  ['250000', [], '250000'],
  ['', ['1.5', '2'], '3.5'],
  ['3', ['1.5', '2'], '3.5'],
  ['4', ['1.5', '2'], '4'],
  ['', [], null],
  // As an earlier release stored it.
  ['250.000', [], null],
])('a fee of “%s” and milestones of %j commit to %s', (oneTimeFee, amounts, committed) => {
  const values = dealValues.parse({ milestones: amounts.map((amount) => ({ event: 'Signature', amount })) });
  expect(committedAmount({ oneTimeFee, values })).toBe(committed);
});

test('who has left the company has no authority any more, and the company is not without limits for it', async () => {
  const deal = await issued();
  await limit(deal, deal.colleague, '');
  await product.db.delete(companyPeople).where(eq(companyPeople.personId, deal.colleague.id));
  const { status, body } = await sign(product, deal, deal.buyer);
  expect([status, body.message]).toEqual([403, expect.stringContaining('Nobody of your company may')]);
});

test('limits are set and taken away by the desk, for the company’s people alone, each with its line in the trail', async () => {
  const deal = await issued();
  const url = `/api/back-office/companies/${deal.buyerCompany.id}/signing-limits`;
  const { headers } = deal.desk;
  const post = (payload: object, as = headers) =>
    product.app.inject({ method: 'POST', url, headers: as, payload });
  const stranger = await post({ person: deal.stranger.id, reach: 'up-to', currency: 'EUR', amount: '1' });
  expect([stranger.statusCode, stranger.json().issues[0].path]).toEqual([400, 'person']);
  expect(
    (await post({ person: deal.buyer.id, reach: 'up-to', currency: 'EUR', amount: 'x' })).json().issues[0]
      .path,
  ).toBe('amount');
  expect(
    (await post({ person: deal.buyer.id, reach: 'up-to', currency: 'EUR' }, deal.buyer.headers)).statusCode,
  ).toBe(403);
  await post({ person: deal.buyer.id, reach: 'up-to', currency: 'EUR', amount: '1000' });
  expect(
    (await post({ person: deal.buyer.id, reach: 'up-to', currency: 'EUR', amount: '2,000.5' })).json()
      .message,
  ).toContain('may sign up to 2,000.5 EUR');
  const record = async () =>
    (await product.app.inject({ url: `/api/back-office/companies/${deal.buyerCompany.id}`, headers })).json()
      .data.signingLimits;
  const [set] = await record();
  expect(await record()).toMatchObject([
    { person: { id: deal.buyer.id }, currency: 'EUR', amount: '2000.5000' },
  ]);
  const drop = () => product.app.inject({ method: 'DELETE', url: `${url}/${set.id}`, headers });
  expect([(await drop()).statusCode, (await drop()).statusCode]).toEqual([200, 404]);
  expect(await record()).toEqual([]);
  const lines = await product.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.subject, `company:${deal.buyerCompany.id}`))
    .orderBy(auditTrail.id);
  expect(lines.map(({ action, detail }) => [action, detail.amount])).toEqual([
    ['set-signing-limit', '1000'],
    ['set-signing-limit', '2000.5'],
    ['drop-signing-limit', '2000.5000'],
  ]);
});
