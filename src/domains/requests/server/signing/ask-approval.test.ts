import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyPeople } from '#domains/companies/server/tables.ts';
import { dailyCaps } from '#platform/contract/daily-caps.ts';
import { attempts } from '#platform/server/attempts/tables.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import { send } from '#testing/companies/roles.ts';
import { type Deal, openDeal } from '#testing/deals.ts';
import { approve, askForApproval, issueTo, readToSign, sign } from '#testing/signing/sign.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { signingLimits } from './tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ RATE_LIMITS: 'on' }, { searches: false });
});
afterAll(() => product.stop());

/** The one-time fee of the sample terms is 250,000 EUR: the colleague and a third may sign it, the buyer may not. */
async function aboveLimit() {
  const deal = await issueTo(await openDeal(product));
  const third = await product.signIn();
  await product.db.insert(companyPeople).values({ companyId: deal.buyerCompany.id, personId: third.id });
  for (const [person, amount] of [
    [deal.buyer, '1'],
    [deal.colleague, '250000'],
    [third, null],
  ] as const) {
    const limit = { companyId: deal.buyerCompany.id, personId: person.id, currency: 'EUR' as const, amount };
    await product.db.insert(signingLimits).values(limit);
  }
  return { deal, third };
}

const at = (deal: Deal) => `/api/companies/${deal.buyerCompany.id}`;
const asks = 'your approval is asked for';
const isOfApproval = (subject: string) => subject === asks || subject.endsWith('approved to be signed');
const told = async (deal: Deal, person: TestPerson | 'desk') =>
  (await deal.subjectsTo(person)).filter(isOfApproval);

test('one is asked and told by mail, once; whoever asked is told of the approval, and nobody else of either', async () => {
  const { deal, third } = await aboveLimit();
  const ask = (of: number | null) => askForApproval(product, deal, deal.buyer, of);
  const { revision } = await deal.read(deal.desk);
  expect((await ask(deal.colleague.id)).status).toBe(200);
  expect((await ask(deal.colleague.id)).status).toBe(200);
  expect([await told(deal, deal.colleague), await told(deal, third)]).toEqual([[asks], []]);
  const mail = (await deal.mailsTo(deal.colleague)).at(-1);
  expect(mail?.text).toContain(
    `Your colleague Person ${deal.buyer.id} asks you to approve term sheet 1 for Amlodipine Tablets 5 mg`,
  );
  expect(mail?.text).toContain('It commits to 250,000 EUR, which is above their limit and within yours');
  expect(mail?.text).toContain(`${deal.url.replace('/api', '')}#signature`);
  expect((await readToSign(product, deal, deal.buyer)).body.data.approvers).toEqual([
    { id: deal.colleague.id, name: `Person ${deal.colleague.id}`, asked: true },
    { id: third.id, name: `Person ${third.id}`, asked: false },
  ]);

  expect((await ask(null)).status).toBe(200);
  expect([await told(deal, deal.colleague), await told(deal, third)]).toEqual([[asks], [asks]]);
  await approve(product, deal, deal.colleague);
  await approve(product, deal, third);
  expect(await told(deal, deal.buyer)).toEqual(['term sheet 1 approved to be signed']);
  expect((await deal.mailsTo(deal.buyer)).at(-1)?.text).toContain('you can sign it now');
  expect([await told(deal, deal.owner), await told(deal, 'desk')]).toEqual([[], []]);
  expect((await deal.read(deal.desk)).revision).toBe(revision);
  expect((await sign(product, deal, deal.buyer)).status).toBe(200);
  const lines = await product.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.action, 'ask-approval'))
    .orderBy(auditTrail.id);
  expect(lines.map(({ detail }) => detail)).toEqual([
    { version: 1, side: 'buyer', of: [deal.colleague.id] },
    { version: 1, side: 'buyer', of: [third.id] },
  ]);
});

test('nobody is asked who may not approve it, by nobody who may sign, and by no other side', async () => {
  const { deal } = await aboveLimit();
  const of = (person: TestPerson, whom: number | null, version = 1) =>
    askForApproval(product, deal, person, whom, version);
  expect((await of(deal.buyer, deal.owner.id)).body.issues).toMatchObject([{ path: 'of' }]);
  expect((await of(deal.buyer, deal.buyer.id)).status).toBe(400);
  expect((await of(deal.buyer, null, 2)).status).toBe(409);
  expect((await of(deal.colleague, null)).body.message).toBe(
    'You may sign it yourself: nobody has to approve it.',
  );
  expect((await of(deal.owner, deal.colleague.id)).status).toBe(409);
  expect((await of(deal.desk, null)).status).toBe(403);
  expect((await of(deal.stranger, null)).status).toBe(404);
  await approve(product, deal, deal.colleague);
  expect((await of(deal.buyer, null)).body.message).toBe('A colleague has approved it: you can sign it now.');
  expect(await told(deal, deal.colleague)).toEqual([]);
});

test('where nobody of the company may, whoever asks is told so', async () => {
  const { deal } = await aboveLimit();
  await product.db.delete(companyPeople).where(eq(companyPeople.personId, deal.colleague.id));
  await product.db
    .update(signingLimits)
    .set({ amount: '1' })
    .where(eq(signingLimits.companyId, deal.buyerCompany.id));
  const { status, body } = await askForApproval(product, deal, deal.buyer, deal.colleague.id);
  expect([status, body.message]).toEqual([403, expect.stringContaining('Nobody of your company may')]);
});

test('who has asked and left the company since is not told of the approval', async () => {
  const { deal } = await aboveLimit();
  await askForApproval(product, deal, deal.buyer, null);
  await product.db.delete(companyPeople).where(eq(companyPeople.personId, deal.buyer.id));
  await approve(product, deal, deal.colleague);
  expect(await told(deal, deal.buyer)).toEqual([]);
});

test('asking, approving and signing count as what one may send in a day; beyond it nothing of them is done', async () => {
  const { deal } = await aboveLimit();
  const steps = [
    () => askForApproval(product, deal, deal.buyer, null),
    () => approve(product, deal, deal.colleague),
    () => sign(product, deal, deal.owner),
  ];
  const spend = (count: number) =>
    product.db.update(attempts).set({ count }).where(like(attempts.key, 'messages-day:%'));
  // So that each has sent something today.
  for (const person of [deal.buyer, deal.colleague, deal.owner]) await deal.write(person, 'Hello');
  const before = await deal.read(deal.desk);
  for (const step of steps) {
    await spend(dailyCaps.messages);
    expect((await step()).status).toBe(429);
    expect(await deal.read(deal.desk)).toEqual(before);
    expect([await told(deal, deal.colleague), await told(deal, deal.buyer)]).toEqual([[], []]);
  }
  const { approvers, authority } = (await readToSign(product, deal, deal.buyer)).body.data;
  expect([authority, approvers.some(({ asked }: { asked: boolean }) => asked)]).toEqual(['missing', false]);
  for (const step of steps) {
    await spend(dailyCaps.messages - 1);
    expect((await step()).status).toBe(200);
  }
});

const instead = 'somebody else has to approve term sheet 1';

test.each([
  [
    'leaves',
    (deal: Deal, by: TestPerson) => send(product, by, 'DELETE', `${at(deal)}/people/${deal.colleague.id}`),
  ],
  [
    'loses the role',
    (deal: Deal, by: TestPerson) =>
      send(product, by, 'POST', `${at(deal)}/people/${deal.colleague.id}/role`, { role: 'deal-maker' }),
  ],
  [
    'is disabled',
    (deal: Deal) =>
      send(product, deal.desk, 'POST', `/api/back-office/people/${deal.colleague.id}/disablement`, {
        disabled: true,
      }),
  ],
  [
    'has a lower limit',
    (deal: Deal, by: TestPerson) =>
      send(product, by, 'POST', `${at(deal)}/signing-limits`, {
        ...{ person: deal.colleague.id, reach: 'up-to', currency: 'EUR', amount: '2' },
      }),
  ],
])('who was asked to approve and %s: others are asked, and whoever asked is told', async (_, lose) => {
  const { deal, third } = await aboveLimit();
  await askForApproval(product, deal, deal.buyer, deal.colleague.id);
  expect((await lose(deal, third)).status).toBe(200);
  expect(await told(deal, third)).toEqual([asks]);
  expect((await deal.subjectsTo(deal.buyer)).at(-1)).toBe(instead);
  const text = (await deal.mailsTo(deal.buyer)).at(-1)?.text;
  expect(text).toContain(`Person ${deal.colleague.id} `);
  expect(text).toContain(`Asked in their place: Person ${third.id}.`);
  expect((await readToSign(product, deal, deal.buyer)).body.data.approvers).toEqual([
    { id: third.id, name: `Person ${third.id}`, asked: true },
  ]);
  // Told once, whatever becomes of who was asked first.
  await send(product, third, 'DELETE', `${at(deal)}/people/${deal.colleague.id}`);
  expect((await deal.subjectsTo(deal.buyer)).filter((subject) => subject === instead)).toHaveLength(1);
  // Asked by whoever asked, so that they are told once it is approved.
  await approve(product, deal, third);
  expect((await deal.subjectsTo(deal.buyer)).at(-1)).toBe('term sheet 1 approved to be signed');
});

test('where nobody else may approve it whoever asked is told so', async () => {
  const { deal, third } = await aboveLimit();
  await product.db.delete(signingLimits).where(eq(signingLimits.personId, third.id));
  await askForApproval(product, deal, deal.buyer, deal.colleague.id);
  await send(product, third, 'DELETE', `${at(deal)}/people/${deal.colleague.id}`);
  expect((await deal.mailsTo(deal.buyer)).at(-1)?.text).toContain('Nobody of your company may');
});
