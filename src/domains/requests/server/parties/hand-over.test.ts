import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '#domains/accounts/server/tables.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { putIn, send } from '#testing/companies/roles.ts';
import { type Deal, openDeal } from '#testing/deals.ts';
import { whileHeld } from '#testing/held-row.ts';
import { startTestProduct, type TestPerson, type TestProduct, testPassword } from '#testing/test-product.ts';
import { requests } from '../tables.ts';
import { requestWatchers } from '../watching/tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

/** A deal whose buyer belongs to a company with an administrator, and who is no administrator themselves. */
async function openCompanyDeal() {
  const deal = await openDeal(product);
  await putIn(product, deal.buyerCompany, deal.buyer, 'deal-maker');
  return { ...deal, at: `/api/companies/${deal.buyerCompany.id}/people`, chief: deal.colleague };
}

const end = (by: TestPerson, at: string, of: TestPerson, query = '') =>
  send(product, by, 'DELETE', `${at}/${of.id}${query}`);

const rowOf = async (deal: Deal) =>
  (await product.db.select().from(requests).where(eq(requests.reference, deal.reference)))[0];

async function allMailsTo({ email }: TestPerson) {
  const rows = await product.db.select().from(outgoingMails).where(eq(outgoingMails.recipient, email));
  return rows.map(({ subject }) => subject);
}

test('what somebody looked after goes to whom the administrator names: timeline, trail, mail, and the mails from then on', async () => {
  const deal = await openCompanyDeal();
  const heir = await product.signIn();
  await putIn(product, deal.buyerCompany, heir, 'deal-maker');
  const listed = (await send(product, deal.chief, 'GET', deal.at)).body.data;
  const ofBuyer = listed.find(({ id }: { id: string }) => id === String(deal.buyer.id));
  expect(ofBuyer.openRequests).toBe(1);
  const { status, body } = await end(deal.chief, deal.at, deal.buyer, `?to=${heir.id}`);
  expect([status, body.message]).toEqual([
    200,
    `Person ${deal.buyer.id} belongs to ${deal.buyerCompany.name} no more; a request went to Person ${heir.id}`,
  ]);
  expect(await allMailsTo(heir)).toEqual([`Request ${deal.reference} is yours to look after now`]);
  expect(await deal.read(deal.buyer)).toBeUndefined();
  const read = await deal.read(heir);
  expect(read.handler).toMatchObject({ isViewer: true });
  expect(read.timeline.at(-1)).toMatchObject({ what: 'Handed over to a colleague' });
  const [line] = await product.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.action, 'hand-over-request'))
    .orderBy(auditTrail.id);
  expect(line).toMatchObject({
    ...{ actorId: deal.chief.id, subject: `request:${deal.reference}` },
    detail: { from: deal.buyer.id, to: heir.id },
  });
  const told = (await deal.subjectsTo(deal.buyer)).length;
  await deal.move(deal.desk, 'review');
  expect(await deal.subjectsTo(heir)).toContain('In review; passed on to the owner');
  expect(await deal.subjectsTo(deal.buyer)).toHaveLength(told);
});

test('who answers for an heir who is out of office hears of it too', async () => {
  const deal = await openCompanyDeal();
  const [heir, deputy] = [await product.signIn(), await product.signIn()];
  for (const person of [heir, deputy]) await putIn(product, deal.buyerCompany, person, 'deal-maker');
  const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await send(product, heir, 'POST', `${deal.at}/${heir.id}/absence`, {
    ...{ from: dayFromNow(-1), until: dayFromNow(7), deputy: deputy.id },
  });
  await end(deal.chief, deal.at, deal.buyer, `?to=${heir.id}`);
  for (const person of [heir, deputy])
    expect(await allMailsTo(person)).toContain(`Request ${deal.reference} is yours to look after now`);
});

test('where nobody is named the company’s administrators hear of it, and no reader', async () => {
  const deal = await openCompanyDeal();
  const reader = await product.signIn();
  await putIn(product, deal.buyerCompany, reader, 'reader');
  await end(deal.buyer, deal.at, deal.buyer);
  expect(await allMailsTo(deal.chief)).toEqual([
    `Request ${deal.reference} is without anybody who looks after it now`,
  ]);
  await deal.move(deal.desk, 'review');
  expect(await deal.subjectsTo(deal.chief)).toContain('In review; passed on to the owner');
  expect(await deal.subjectsTo(reader)).toEqual([]);
});

test('what was taken over of somebody who is there still is theirs again', async () => {
  const deal = await openCompanyDeal();
  const second = await product.signIn();
  await putIn(product, deal.buyerCompany, second, 'deal-maker');
  await send(product, second, 'POST', `${deal.url}/take-over`);
  await end(deal.chief, deal.at, second);
  expect((await deal.read(deal.buyer)).handler).toBeNull();
  await deal.move(deal.desk, 'review');
  expect(await deal.subjectsTo(deal.buyer)).toContain('In review; passed on to the owner');
});

test('only who may deal and can sign in takes over, and what has ended stays as it is', async () => {
  const deal = await openCompanyDeal();
  const [reader, disabled, outsider] = [
    await product.signIn(),
    await product.signIn(),
    await product.signIn(),
  ];
  await putIn(product, deal.buyerCompany, reader, 'reader');
  await putIn(product, deal.buyerCompany, disabled, 'deal-maker');
  await product.db.update(people).set({ disabledAt: new Date() }).where(eq(people.id, disabled.id));
  for (const to of [reader, disabled, outsider, deal.buyer]) {
    const { body } = await end(deal.chief, deal.at, deal.buyer, `?to=${to.id}`);
    expect(body.issues).toEqual([
      { path: 'to', message: 'Choose one of its administrators or deal makers who can sign in' },
    ]);
  }
  await deal.move(deal.buyer, 'withdraw');
  const before = await rowOf(deal);
  const { body } = await end(deal.chief, deal.at, deal.buyer, `?to=${deal.chief.id}`);
  expect(body.message).toBe(`Person ${deal.buyer.id} belongs to ${deal.buyerCompany.name} no more`);
  expect(await rowOf(deal)).toEqual(before);
});

test('a request whose maker was disabled is told to the administrators', async () => {
  const deal = await openCompanyDeal();
  await product.db.update(people).set({ disabledAt: new Date() }).where(eq(people.id, deal.buyer.id));
  await deal.move(deal.desk, 'review');
  expect(await deal.subjectsTo(deal.chief)).toContain('In review; passed on to the owner');
});

test.each([
  [
    'loses their role',
    (deal: Awaited<ReturnType<typeof openCompanyDeal>>) =>
      send(product, deal.chief, 'POST', `${deal.at}/${deal.buyer.id}/role`, { role: 'reader' }),
  ],
  [
    'is disabled',
    (deal: Deal) =>
      send(product, deal.desk, 'POST', `/api/back-office/people/${deal.buyer.id}/disablement`, {
        disabled: true,
      }),
  ],
])(
  'where who looks after a request %s, the administrators are told, and hear what happens',
  async (what, lose) => {
    const deal = await openCompanyDeal();
    const second = await product.signIn();
    await putIn(product, deal.buyerCompany, second, 'administrator');
    expect((await lose(deal)).status).toBe(200);
    expect(await allMailsTo(second)).toEqual([
      `Request ${deal.reference} is without anybody who looks after it now`,
    ]);
    await deal.move(deal.desk, 'review');
    for (const person of [second, deal.chief])
      expect(await deal.subjectsTo(person)).toContain('In review; passed on to the owner');
    // A reader hears of what they asked for all the same.
    expect((await deal.subjectsTo(deal.buyer)).includes('In review; passed on to the owner')).toBe(
      what === 'loses their role',
    );
  },
);

test('who only reads more or less than before leaves nothing to others', async () => {
  const deal = await openCompanyDeal();
  await send(product, deal.chief, 'POST', `${deal.at}/${deal.buyer.id}/role`, { role: 'administrator' });
  await send(product, deal.buyer, 'POST', `${deal.at}/${deal.chief.id}/role`, { role: 'deal-maker' });
  expect(await allMailsTo(deal.chief)).toEqual([`You are a deal maker of ${deal.buyerCompany.name} now`]);
});

test('an account is deleted with its requests left to colleagues, but for a company’s last administrator', async () => {
  const deal = await openCompanyDeal();
  const remove = (person: TestPerson) =>
    send(product, person, 'POST', '/api/account/deletion', { password: testPassword });
  const refused = await remove(deal.chief);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining('without an administrator'),
  ]);
  expect((await remove(deal.buyer)).status).toBe(200);
  expect(await allMailsTo(deal.chief)).toContain(
    `Request ${deal.reference} is without anybody who looks after it now`,
  );
  // The last of all may: the desk has the company then, and its requests.
  expect((await remove(deal.chief)).status).toBe(200);
  await deal.move(deal.desk, 'review');
  expect((await rowOf(deal))?.state).toBe('in-review');
});

test('the desk ends a membership with the same hand-over', async () => {
  const deal = await openCompanyDeal();
  const url = `/api/back-office/companies/${deal.buyerCompany.id}/people/${deal.buyer.id}`;
  expect((await send(product, deal.desk, 'DELETE', url)).status).toBe(200);
  expect((await rowOf(deal))?.takenOverBy).toBeNull();
  expect(await allMailsTo(deal.chief)).toHaveLength(1);
});

test('who takes a request over or watches it as they leave keeps neither', async () => {
  for (const order of ['leaves first', 'acts first']) {
    const deal = await openCompanyDeal();
    const maker = await product.signIn();
    await putIn(product, deal.buyerCompany, maker, 'deal-maker');
    const acts = [
      () => send(product, maker, 'POST', `${deal.url}/take-over`),
      () => send(product, maker, 'POST', `${deal.url}/watching`),
    ];
    const leaves = () => end(maker, deal.at, maker);
    const held = ['select from people where id = $1', [maker.id]] as [string, unknown[]];
    const all = order === 'leaves first' ? [leaves, ...acts] : [...acts, leaves];
    const statuses = (await whileHeld(product, held, all)).map(({ status }) => status);
    expect([order, ...statuses]).toEqual(
      order === 'leaves first' ? [order, 200, 404, 404] : [order, 200, 200, 200],
    );
    expect((await rowOf(deal))?.takenOverBy).toBeNull();
    expect(await product.db.$count(requestWatchers, eq(requestWatchers.personId, maker.id))).toBe(0);
  }
});
