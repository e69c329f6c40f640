import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestEvents, requests } from '#domains/requests/server/tables.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import { putIn, send } from '#testing/companies/roles.ts';
import { foundCompany, openDeal } from '#testing/deals.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { namesADay } from '../../contract/company-limits.ts';
import { companies } from '../tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

let count = 0;
/** A name of a company that no other test has. */
function freshName(): string {
  count += 1;
  return `Oriolus ${'abcdefghjkmnpqr'[count]} Generics`;
}

const fields = (name: string) => ({ name, headquarters: 'Graz, Austria', foundedYear: 1994 });
const found = (person: TestPerson, name: string) =>
  send(product, person, 'POST', '/api/companies', fields(name));
const save = (person: TestPerson, company: string | number, body: object) =>
  send(product, person, 'POST', `/api/companies/${company}`, body);

test('who belongs to no company founds one, is its administrator, and founds no second', async () => {
  const person = await product.signIn();
  const name = freshName();
  const { status, body } = await found(person, `  ${name} `);
  expect(status).toBe(200);
  const own = await send(product, person, 'GET', '/api/companies');
  expect(own.body.data).toEqual([{ id: body.company, name, role: 'administrator' }]);
  const profile = await send(product, person, 'GET', `/api/companies/${body.company}/profile`);
  expect(profile.body.data).toMatchObject({ ...fields(name), verification: 'none', mark: null });
  const lines = await product.db.select().from(auditTrail).orderBy(desc(auditTrail.id)).limit(2);
  expect(lines.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['grant-membership', person.id],
    ['found-company', person.id],
  ]);
  expect((await found(person, freshName())).status).toBe(409);
  const desk = await product.signIn('admin');
  expect((await found(desk, freshName())).status).toBe(403);
  const unproven = await product.signIn('seller', { proven: false });
  expect((await found(unproven, freshName())).status).toBe(403);
  const queues = (await send(product, desk, 'GET', '/api/back-office/queues')).body.data;
  const founded = queues.find((queue: { name: string }) => queue.name === 'founded');
  expect(founded.first[0]).toMatchObject({ title: name, detail: 'Graz, Austria' });
  const drawn = await send(product, desk, 'GET', `/api/back-office/companies/${body.company}`);
  expect(drawn.body.data).toMatchObject({ origin: 'member', verification: 'none', mark: null });
});

test('a company is somewhere, and since a year that has come', async () => {
  const person = await product.signIn();
  const good = fields(freshName());
  const next = new Date().getFullYear() + 1;
  for (const wrong of [{ headquarters: ' ' }, { headquarters: undefined }, { foundedYear: next }]) {
    const refused = await send(product, person, 'POST', '/api/companies', { ...good, ...wrong });
    expect([refused.status, refused.body.issues?.[0].path]).toEqual([400, Object.keys(wrong)[0]]);
  }
  const { body } = await found(person, good.name);
  expect((await save(person, body.company, { ...good, headquarters: ' ' })).status).toBe(400);
  expect((await save(person, body.company, { ...good, foundedYear: next })).status).toBe(400);
});

test('two foundings at once of one person, or of one name, make one company', async () => {
  const person = await product.signIn();
  const both = await Promise.all([found(person, freshName()), found(person, freshName())]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const name = freshName();
  const others = await Promise.all([product.signIn(), product.signIn()]);
  const same = await Promise.all(others.map((one) => found(one, name)));
  expect(same.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await product.db.$count(companies, eq(companies.name, name))).toBe(1);
});

test('a name that a company has, or that looks like it, is refused to founder and administrator alike', async () => {
  const { name } = await foundCompany(product);
  const person = await product.signIn();
  const other = freshName();
  const { body } = await found(person, other);
  const looks = [
    name.toUpperCase(),
    `The ${name.replace('Laboratories', 'Labs')} GmbH`,
    name.replace('o', '0'),
  ];
  for (const taken of [...looks, 'Dosebridge Trading', 'Нalcyon']) {
    const stranger = await product.signIn();
    const refused = await found(stranger, taken);
    expect([refused.status, refused.body.issues[0].path], taken).toEqual([400, 'name']);
    expect((await save(person, body.company, fields(taken))).status, taken).toBe(400);
  }
  expect(
    (await save(person, body.company, fields(`${other} SpA`))).status,
    'its own name in other words',
  ).toBe(200);
});

test('before it is verified administrators alone rename a company, and who knows it by name is told', async () => {
  const deal = await openDeal(product);
  const [row] = await product.db.select().from(requests).where(eq(requests.reference, deal.reference));
  if (row === undefined) throw new Error('the deal has no request');
  await product.db.update(requests).set({ ownerShownAt: sql`now()` }).where(eq(requests.id, row.id));
  const company = row.ownerCompanyId ?? 0;
  const reader = await product.signIn();
  await putIn(product, { id: company }, reader, 'reader');
  const name = freshName();
  expect((await save(reader, company, fields(name))).status).toBe(403);
  expect((await save(deal.buyer, company, fields(name))).status).toBe(404);
  expect((await save(deal.owner, company, fields(name))).status).toBe(200);
  const events = await product.db.select().from(requestEvents).where(eq(requestEvents.requestId, row.id));
  expect(events.at(-1)?.what).toBe("The owner's name changed");
  for (const set of [{ verification: 'waiting' as const }, { verifiedAt: new Date() }]) {
    await product.db.update(companies).set(set).where(eq(companies.id, company));
    expect((await save(deal.owner, company, fields(freshName()))).status).toBe(409);
    expect((await save(deal.owner, company, { ...fields(name), headquarters: 'Wien' })).status).toBe(409);
    expect((await save(deal.owner, company, { ...fields(name), foundedYear: 1995 })).status).toBe(200);
  }
});

test('of names one tries a few a day, refused ones too', async () => {
  const limited = await startTestProduct({ RATE_LIMITS: 'on' }, { searches: false });
  try {
    const person = await limited.signIn();
    const { name } = await foundCompany(limited);
    for (let tries = 0; tries < namesADay; tries += 1)
      expect((await send(limited, person, 'POST', '/api/companies', fields(name))).status).toBe(400);
    const refused = await send(limited, person, 'POST', '/api/companies', fields(freshName()));
    expect([refused.status, refused.body.message]).toEqual([429, expect.stringMatching(/Go on tomorrow\.$/)]);
  } finally {
    await limited.stop();
  }
});
