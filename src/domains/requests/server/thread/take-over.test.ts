import { and, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyPeople } from '#domains/companies/server/tables.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { startJobs } from '#platform/server/jobs/jobs.ts';
import { type Deal, openDeal } from '#testing/deals.ts';
import { whileHeld } from '#testing/held-row.ts';
import { startTestProduct, type TestPerson, type TestProduct, testPassword } from '#testing/test-product.ts';
import { tellRequestsOfRetirement } from '../parties/retirement.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

async function takeOver(deal: Deal, person: TestPerson) {
  const url = `${deal.url}/take-over`;
  const answer = await product.app.inject({ method: 'POST', url, headers: person.headers });
  return { status: answer.statusCode, body: answer.json() };
}

async function list(person: TestPerson, query = ''): Promise<string[]> {
  const answer = await product.app.inject({ url: `/api/requests${query}`, headers: person.headers });
  return answer.json().data.map(({ reference }: { reference: string }) => reference);
}

test('a colleague takes a request over: it is theirs too, mails go to them, and who did so far is told', async () => {
  const deal = await openDeal(product);
  const { buyer, colleague, desk, owner } = deal;
  expect(await deal.read(colleague)).toMatchObject({ side: 'buyer', canTakeOver: true, handler: null });
  expect(await deal.read(buyer)).toMatchObject({ canTakeOver: false });
  expect(await list(colleague)).toEqual([]);
  expect(await list(colleague, '?scope=company')).toEqual([deal.reference]);
  const { status, body } = await takeOver(deal, colleague);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ handler: { isViewer: true }, canTakeOver: false });
  expect(await list(colleague)).toEqual([deal.reference]);
  expect((await deal.subjectsTo(buyer)).at(-1)).toBe('taken over by a colleague');
  const told = (await deal.subjectsTo(buyer)).length;
  await deal.move(desk, 'review');
  expect(await deal.subjectsTo(colleague)).toEqual(['In review; passed on to the owner']);
  expect(await deal.subjectsTo(buyer)).toHaveLength(told);
  await takeOver(deal, colleague);
  expect(
    (await deal.read(desk)).timeline.filter(({ what }: { what: string }) => /Taken/.test(what)),
  ).toHaveLength(1);
  expect((await takeOver(deal, owner)).status).toBe(403);
  expect((await takeOver(deal, desk)).status).toBe(403);
  expect((await takeOver(deal, buyer)).body.data.handler).toMatchObject({ isViewer: true });
});

test('who leaves the company reads its requests no more, and looks after none', async () => {
  const deal = await openDeal(product);
  await takeOver(deal, deal.colleague);
  await product.db
    .delete(companyPeople)
    .where(
      and(eq(companyPeople.personId, deal.colleague.id), eq(companyPeople.companyId, deal.buyerCompany.id)),
    );
  expect(await deal.read(deal.colleague)).toBeUndefined();
  expect(await list(deal.colleague)).toEqual([]);
  expect((await deal.read(deal.buyer)).handler).toBeNull();
  await deal.move(deal.desk, 'review');
  expect((await deal.subjectsTo(deal.buyer)).at(-1)).toBe('In review; passed on to the owner');
});

async function leave(deal: Deal, person: TestPerson): Promise<void> {
  const membership = `/api/back-office/companies/${deal.buyerCompany.id}/people/${person.id}`;
  const { headers } = deal.desk;
  const answer = await product.app.inject({ method: 'DELETE', url: membership, headers });
  expect(answer.statusCode, answer.body).toBe(200);
}

test.each([
  ['after a colleague took it over', true],
  ['while nobody has taken it over', false],
])('who made a request and left the company reads and moves it no more, %s', async (_when, isTakenOver) => {
  const deal = await openDeal(product);
  if (isTakenOver) await takeOver(deal, deal.colleague);
  await leave(deal, deal.buyer);
  await deal.write(deal.colleague, 'Internal price limit: 0.80');
  const told = (await deal.subjectsTo(deal.buyer)).length;

  expect(await deal.read(deal.buyer)).toBeUndefined();
  expect(await list(deal.buyer)).toEqual([]);
  expect((await deal.write(deal.buyer, 'Let me in')).status).toBe(404);
  expect((await deal.move(deal.buyer, 'withdraw')).status).toBe(404);
  const { files } = await deal.read(deal.desk);
  const { headers } = deal.buyer;
  const file = await product.app.inject({ url: `${deal.url}/files/${files[0].id}`, headers });
  expect(file.statusCode).toBe(404);

  expect((await deal.move(deal.desk, 'review')).status).toBe(200);
  expect(await deal.subjectsTo(deal.buyer)).toHaveLength(told);
  expect(await deal.subjectsTo(deal.colleague)).toContain('In review; passed on to the owner');
  expect((await takeOver(deal, deal.colleague)).body.data.handler).toMatchObject({ isViewer: true });
  expect((await deal.move(deal.colleague, 'withdraw')).status).toBe(200);
});

test('who made a request keeps it after leaving as long as nobody else of the company could see to it', async () => {
  const deal = await openDeal(product);
  await leave(deal, deal.colleague);
  await leave(deal, deal.buyer);
  expect(await list(deal.buyer)).toEqual([deal.reference]);
  await deal.move(deal.desk, 'review');
  expect((await deal.subjectsTo(deal.buyer)).at(-1)).toBe('In review; passed on to the owner');
  const unproven = await product.signIn('investor', { proven: false });
  const successor = await product.signIn();
  const companyId = deal.buyerCompany.id;
  await product.db.insert(companyPeople).values({ companyId, personId: unproven.id });
  expect(await deal.read(deal.buyer)).toBeDefined();
  await product.db.insert(companyPeople).values({ companyId, personId: successor.id });
  expect(await deal.read(deal.buyer)).toBeUndefined();
  expect(await deal.read(successor)).toMatchObject({ side: 'buyer', canTakeOver: true });
});

test('who comes to a company later shares what its people asked before; what somebody asked before joining stays theirs', async () => {
  const deal = await openDeal(product);
  const later = await product.signIn();
  await product.db.insert(companyPeople).values({ companyId: deal.buyerCompany.id, personId: later.id });
  expect(await list(later, '?scope=company')).toEqual([deal.reference]);
  const loner = await openDeal(product);
  await product.db
    .insert(companyPeople)
    .values({ companyId: deal.buyerCompany.id, personId: loner.buyer.id });
  expect(await list(later, '?scope=company')).toEqual([deal.reference]);
});

test('a deleted account leaves its messages without its name, and the request goes on', async () => {
  const deal = await openDeal(product);
  await deal.write(deal.buyer, 'Our forecast is attached');
  const name = (await deal.read(deal.desk)).requester.name;
  const url = '/api/account/deletion';
  const answer = await product.app.inject({
    method: 'POST',
    url,
    headers: deal.buyer.headers,
    payload: { password: testPassword },
  });
  expect(answer.statusCode).toBe(200);
  const seen = await deal.read(deal.colleague);
  expect(seen.messages[0]).toMatchObject({
    text: 'Our forecast is attached',
    by: { name: 'Former member', organisation: '' },
  });
  expect(JSON.stringify(seen)).not.toContain(name);
  await deal.move(deal.desk, 'review');
  expect(await deal.subjectsTo(deal.buyer)).not.toContain('In review; passed on to the owner');
});

test('a listing that is retired while its request is open says so in the thread and by mail; an ended one is left alone', async () => {
  const deal = await openDeal(product);
  const ended = await openDeal(product);
  await ended.move(ended.buyer, 'withdraw');
  const jobs = await startJobs(product.db.$client, pino({ level: 'fatal' }));
  const parts = { jobs, publicUrl: 'https://db.example', deskEmail: 'desk@demo.example' };
  for (const { listing } of [deal, ended]) {
    await product.db.transaction(async (tx) => {
      await tx.update(dossiers).set({ state: 'retired' }).where(eq(dossiers.id, listing));
      await tellRequestsOfRetirement(tx, parts, { kind: 'dossier', id: listing });
    });
  }
  await jobs.stop();
  const seen = await deal.read(deal.buyer);
  expect(seen.listing.retired).toBe(true);
  expect(seen.timeline.at(-1)).toMatchObject({
    what: 'The listing was retired',
    who: 'Dosebridge',
    by: null,
  });
  expect((await deal.subjectsTo(deal.buyer)).at(-1)).toBe('the listing was retired');
  expect((await deal.subjectsTo('desk')).at(-1)).toBe('the listing was retired');
  expect((await ended.read(ended.buyer)).timeline.at(-1).what).toBe('Withdrawn');
  expect((await deal.move(deal.desk, 'review')).status).toBe(200);
});

test('a take-over sent three times at once is recorded, audited and told once: it is decided by what stands under the lock', async () => {
  const deal = await openDeal(product);
  const act = () => takeOver(deal, deal.colleague);
  const row = 'select from requests where reference = $1';
  const answers = await whileHeld(product, [row, [deal.reference]], [act, act, act]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { timeline } = await deal.read(deal.desk);
  expect(timeline.filter(({ what }: { what: string }) => /Taken over/.test(what))).toHaveLength(1);
  const { rows: lines } = await product.db.$client.query(
    "select from audit_trail where action = 'take-over-request' and subject = $1",
    [`request:${deal.reference}`],
  );
  expect(lines).toHaveLength(1);
  const told = (await deal.subjectsTo(deal.buyer)).filter((subject) => /taken over/.test(subject));
  expect(told).toHaveLength(1);
});
