import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companies } from '#domains/companies/server/tables.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import { type Deal, foundCompany, openDeal } from '#testing/deals.ts';
import { readPdf } from '#testing/read-documents.ts';
import * as samples from '#testing/sample-files.ts';
import { terms } from '#testing/sample-terms.ts';
import { startTestProduct, type TestPerson, type TestProduct, testPassword } from '#testing/test-product.ts';
import { requests } from '../tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

/** Gives the listing of a deal to another company, under another title; answers one of that company's people. */
async function handOver(deal: Deal): Promise<TestPerson & { company: string }> {
  const person = await product.signIn();
  const company = await foundCompany(product, person);
  await product.db
    .update(dossiers)
    .set({ companyId: company.id, title: 'Another title' })
    .where(eq(dossiers.id, deal.listing));
  return { ...person, company: company.name };
}

async function statuses(deal: Deal, person: TestPerson): Promise<number[]> {
  const { files } = await deal.read(deal.desk);
  const paths = ['', `/files/${files[0].id}`, '/term-sheets/1/file'];
  const answers = paths.map((path) =>
    product.app.inject({ url: `${deal.url}${path}`, headers: person.headers }),
  );
  return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
}

async function listed(person: TestPerson): Promise<string[]> {
  const answer = await product.app.inject({
    url: '/api/requests?scope=owner&limit=50',
    headers: person.headers,
  });
  return answer.json().data.map(({ reference }: { reference: string }) => reference);
}

test('a listing given to another company takes none of its deals along: who reads, writes, moves and is written to stays', async () => {
  const deal = await openDeal(product);
  await deal.move(deal.desk, 'review');
  await deal.move(deal.owner, 'issue-term-sheet', { terms: JSON.stringify(terms) });
  const heir = await handOver(deal);

  expect(await statuses(deal, heir)).toEqual([404, 404, 404]);
  expect(await listed(heir)).toEqual([]);
  expect((await deal.write(heir, 'Let me in')).status).toBe(404);
  expect((await deal.move(heir, 'issue-term-sheet', { terms: JSON.stringify(terms) })).status).toBe(404);

  expect(await statuses(deal, deal.owner)).toEqual([200, 200, 200]);
  expect(await listed(deal.owner)).toEqual([deal.reference]);
  const read = await deal.read(deal.buyer);
  expect(read.owner.companyName).toBe(deal.companyName);
  expect(read.listing.title).toBe('Amlodipine Tablets 5 mg');
  const signed: [Buffer, string][] = [[samples.pdf('Signed'), 'signed.pdf']];
  expect((await deal.move(deal.buyer, 'sign', { files: signed })).status).toBe(200);
  expect(await deal.subjectsTo(deal.owner)).toContain('Term sheet signed');
  expect(await deal.mailsTo(heir)).toEqual([]);
  const answer = await product.app.inject({
    url: `${deal.url}/term-sheets/1/file`,
    headers: deal.buyer.headers,
  });
  const said = (await readPdf(answer.rawPayload)).join(' ');
  expect(said).toContain(deal.companyName);
  expect(said).not.toContain(heir.company);
});

test('a request that nobody passed on yet goes to whom the listing belongs then, and stays there', async () => {
  const deal = await openDeal(product);
  const heir = await handOver(deal);
  expect((await deal.read(deal.desk)).owner.companyName).toBe(heir.company);
  await deal.move(deal.desk, 'review');
  expect(await listed(heir)).toEqual([deal.reference]);
  expect(await listed(deal.owner)).toEqual([]);
  await product.db
    .update(dossiers)
    .set({ companyId: deal.ownerCompany.id })
    .where(eq(dossiers.id, deal.listing));
  expect(await listed(heir)).toEqual([deal.reference]);
  expect(await deal.read(deal.owner)).toBeUndefined();
});

test('the database itself keeps the owner of a request that was passed on', async () => {
  const deal = await openDeal(product);
  await deal.move(deal.desk, 'review');
  const other = await foundCompany(product);
  const given = product.db
    .update(requests)
    .set({ ownerCompanyId: other.id })
    .where(eq(requests.reference, deal.reference));
  await expect(given).rejects.toMatchObject({
    cause: { message: expect.stringContaining('was fixed when it was passed on') },
  });
  const renamed = product.db.delete(companies).where(eq(companies.id, deal.ownerCompany.id));
  await expect(renamed).rejects.toThrow();
});

const profile = { name: 'Ana Costa', organisation: 'Pfizer', phone: '' };

async function rename(person: TestPerson, fields: Partial<typeof profile> = {}): Promise<void> {
  const answer = await product.app.inject({
    method: 'POST',
    url: '/api/account',
    headers: person.headers,
    payload: { ...profile, ...fields },
  });
  expect(answer.statusCode).toBe(200);
}

test('the other side of a running deal reads that a party is called something else, and its own moves do not wait for that', async () => {
  const deal = await openDeal(product);
  await deal.move(deal.desk, 'review');
  await deal.move(deal.owner, 'issue-term-sheet', { terms: JSON.stringify(terms) });
  const before = await deal.read(deal.owner);
  await rename(deal.buyer);
  const after = await deal.read(deal.owner);
  expect(after.timeline.at(-1)).toMatchObject({
    what: 'Name and organisation changed',
    note: `Was ${before.requester.name} of ${before.requester.organisation}, is Ana Costa of Pfizer now.`,
    by: { side: 'buyer', name: 'Ana Costa' },
  });
  expect(after.revision).toBe(before.revision);
  await rename(deal.buyer);
  expect((await deal.read(deal.owner)).timeline).toHaveLength(after.timeline.length);
  await rename(deal.owner, { name: 'Rui Alves' });
  expect((await deal.read(deal.buyer)).timeline.at(-1)).toMatchObject({
    what: 'Name changed',
    by: { side: 'owner', name: 'Rui Alves', organisation: deal.companyName },
  });
  const declined = await deal.move(deal.owner, 'decline', { revision: String(before.revision), note: 'No' });
  expect(declined.status).toBe(200);
  const lines = await product.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.actorId, deal.buyer.id))
    .orderBy(auditTrail.id);
  expect(lines.filter(({ action }) => action === 'change-profile').map(({ detail }) => detail)).toEqual([
    { changed: ['name', 'organisation'] },
  ]);
});

test('a company that is called something else is told of where the buyer knew its name, and nowhere else', async () => {
  const [known, unknown] = [await openDeal(product), await openDeal(product)];
  for (const deal of [known, unknown]) await deal.move(deal.desk, 'review');
  await known.move(known.owner, 'issue-term-sheet', { terms: JSON.stringify(terms) });
  for (const deal of [known, unknown]) {
    const { id, name } = deal.ownerCompany;
    const url = `/api/back-office/companies/${id}`;
    const { data } = (await product.app.inject({ url, headers: deal.desk.headers })).json();
    const payload = { ...data, name: `${name} anew` };
    const answer = await product.app.inject({ method: 'POST', url, headers: deal.desk.headers, payload });
    expect(answer.statusCode).toBe(200);
  }
  expect((await known.read(known.buyer)).timeline.at(-1)).toMatchObject({
    what: "The owner's name changed",
    note: `Was ${known.companyName}, is ${known.companyName} anew now.`,
  });
  expect(JSON.stringify(await unknown.read(unknown.buyer))).not.toContain('anew');
});

test('who leaves takes what they were called out of the timelines', async () => {
  const deal = await openDeal(product);
  await deal.move(deal.desk, 'review');
  await rename(deal.buyer, { name: 'Canary Name' });
  await rename(deal.buyer, { name: 'Another Name' });
  await product.app.inject({
    ...{ method: 'POST', url: '/api/account/deletion', headers: deal.buyer.headers },
    payload: { password: testPassword },
  });
  const { timeline } = await deal.read(deal.owner);
  expect(timeline.slice(-2)).toMatchObject([
    { what: 'Name changed', note: '' },
    { what: 'Left to the colleagues of who looked after it' },
  ]);
  expect(JSON.stringify(await deal.read(deal.owner))).not.toMatch(/Canary|Another Name/);
});
