import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken } from '#domains/accounts/server/rules.ts';
import { accountKeys, identities, passkeys, people, recoveryCodes } from '#domains/accounts/server/tables.ts';
import { savedSearches } from '#domains/collections/server/saved-searches/tables.ts';
import { shortlistEntries } from '#domains/collections/server/shortlist/tables.ts';
import { companyPeople } from '#domains/companies/server/tables.ts';
import { ratesOfTheDay } from '#domains/offers/server/model/rates.ts';
import { offerScenarios } from '#domains/offers/server/tables.ts';
import { sampleComparison } from '#domains/offers/server/testing/sample-comparison.ts';
import { contacts } from '#domains/site/server/contacts/tables.ts';
import { problemReports } from '#domains/site/server/problems/tables.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { foundCompany } from '#testing/deals.ts';
import { whileHeld } from '#testing/held-row.ts';
import { startTestProduct, type TestProduct, testPassword } from '#testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

/** Every row of the database as text, but for the queue, whose finished jobs go within days. */
async function findRowsWith(words: string[]): Promise<string[]> {
  const { $client } = product.db;
  const { rows: tables } = await $client.query<{ name: string }>(
    "select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await $client.query<{ row: string }>(
      `select t::text as row from ${name} t where t::text like any($1)`,
      [words.map((word) => `%${word}%`)],
    );
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

test('what somebody left in any table is in the copy, and gone with the account', async () => {
  const { db } = product;
  const person = await product.signIn();
  const email = 'canary-address@buyer.example';
  const canaries = ['canary-address', 'Canary Name', '+49 30 canary', 'Canary GmbH', 'canary words'];
  await db
    .update(people)
    .set({
      email,
      name: 'Canary Name',
      phone: '+49 30 canary',
      organisation: 'Canary GmbH',
      emailVerifiedAt: new Date(),
    })
    .where(eq(people.id, person.id));
  const personId = person.id;
  const dossierId = await product.list();
  await db
    .insert(contacts)
    .values({ name: 'Canary Name', email, phone: '+49 30 canary', message: 'canary words' });
  await db.insert(problemReports).values({
    ...{ personId, list: 'dossier', issue: 'Other', description: 'canary words', page: '/' },
  });
  await db.insert(savedSearches).values({
    ...{ personId, kind: 'dossier', name: 'canary words', address: '', search: {}, alert: 'none' },
  });
  await db.insert(shortlistEntries).values({ personId, dossierId, note: 'canary words' });
  await db.insert(offerScenarios).values({
    ...{ personId, name: 'canary words', asked: sampleComparison(), rates: ratesOfTheDay() },
  });
  // The passkey below makes the deletion ask for a second step.
  await db.insert(recoveryCodes).values({ personId, codeHash: hashToken('CODE') });
  await db
    .insert(identities)
    .values({ issuer: 'https://provider.example', subject: 'canary words', personId });
  await db.insert(passkeys).values({
    ...{
      credentialId: 'c',
      personId,
      name: 'canary words',
      publicKey: Buffer.alloc(1),
      signCount: 0,
      transports: [],
    },
  });
  await db.insert(accountKeys).values({
    ...{
      keyHash: Buffer.alloc(32),
      purpose: 'verification',
      email,
      expiresAt: new Date(Date.now() + 60_000),
    },
  });
  const mail = { text: `Canary Name ${email}`, html: '', sentAt: new Date() };
  await db.insert(outgoingMails).values([
    { ...mail, messageId: '<1@canary>', recipient: email, subject: 'To the person' },
    { ...mail, messageId: '<2@canary>', recipient: 'desk@demo.example', subject: 'About the person' },
  ]);
  await audit(db, personId, 'register', `person:${personId}`);

  const copy = await product.app.inject({ url: '/api/account/export', headers: person.headers });
  for (const canary of canaries) expect(copy.body).toContain(canary);
  expect(copy.json()).toMatchObject({
    ...{ account: { organisation: 'Canary GmbH' }, passkeys: [{ name: 'canary words' }] },
    ...{ providersOfSignIns: [{ issuer: 'https://provider.example', subject: 'canary words' }] },
    ...{ offerScenarios: [{ name: 'canary words' }] },
    ...{ shortlist: [{ note: 'canary words' }], savedSearches: [{ name: 'canary words' }] },
    ...{
      messagesToTheDesk: [{ message: 'canary words' }],
      problemReports: [{ description: 'canary words' }],
    },
    ...{ mails: [{ subject: 'To the person' }], activity: [{ action: 'register' }] },
  });
  expect((await findRowsWith(canaries)).length).toBeGreaterThan(8);
  const deletion = await product.app.inject({
    ...{ method: 'POST', url: '/api/account/deletion', headers: person.headers },
    payload: { password: testPassword, code: 'CODE' },
  });
  expect(deletion.statusCode).toBe(200);
  expect(await findRowsWith(canaries)).toEqual([]);
});

test('mails about a listing that have left lose the name of who asked for something of it', async () => {
  const { db } = product;
  const person = await product.signIn();
  const name = 'Zebulon Quarkfield';
  await db.update(people).set({ name }).where(eq(people.id, person.id));
  await audit(db, person.id, 'send-for-review', 'dossier:DB-77001');
  await audit(db, person.id, 'propose-edit', 'supplier:SU-77002');
  const mail = { recipient: 'desk@demo.example', text: `A member, ${name}`, html: name, sentAt: new Date() };
  await db.insert(outgoingMails).values([
    { ...mail, messageId: '<1@zebulon>', subject: 'DB-77001: a new listing waits for you' },
    { ...mail, messageId: '<2@zebulon>', subject: 'SU-77002: a change waits for you' },
  ]);
  const answer = await product.app.inject({
    ...{ method: 'POST', url: '/api/account/deletion', headers: person.headers },
    payload: { password: testPassword },
  });
  expect(answer.statusCode).toBe(200);
  expect(await findRowsWith([name])).toEqual([]);
});

test('an edit of one’s account beside its deletion leaves no name behind, whichever comes first', async () => {
  const profile = { name: 'Left Behind', organisation: 'Left Behind GmbH', phone: '9123456780' };
  for (const order of ['edit first', 'deletion first']) {
    const person = await product.signIn();
    const post = (url: string, payload: object) => async () =>
      (await product.app.inject({ method: 'POST', url, payload, headers: person.headers })).statusCode;
    const deletion = post('/api/account/deletion', { password: testPassword });
    const edit = post('/api/account', profile);
    const acts = order === 'edit first' ? [edit, deletion] : [deletion, edit];
    const row = 'select from people where id = $1';
    const statuses = await whileHeld(product, [row, [person.id]], acts);
    expect([order, ...statuses]).toEqual(order === 'edit first' ? [order, 200, 200] : [order, 200, 401]);
    expect(await findRowsWith(['Left Behind'])).toEqual([]);
  }
});

test('the database itself keeps the row of whoever has left without a name', async () => {
  const person = await product.signIn();
  const { id } = person;
  await product.app.inject({
    ...{ method: 'POST', url: '/api/account/deletion', headers: person.headers },
    payload: { password: testPassword },
  });
  for (const change of [{ name: 'Back' }, { phone: '1' }, { organisation: 'Back' }, { passwordHash: 'x' }]) {
    const write = product.db.update(people).set(change).where(eq(people.id, id));
    await expect(write, JSON.stringify(change)).rejects.toThrow();
  }
});

test('who leaves at the moment at which the desk makes them one of a company joins nothing', async () => {
  const [person, desk] = [await product.signIn(), await product.signIn('admin')];
  const company = await foundCompany(product);
  const leave = () =>
    product.app.inject({
      ...{ method: 'POST', url: '/api/account/deletion', headers: person.headers },
      payload: { password: testPassword },
    });
  const grant = () =>
    product.app.inject({
      ...{ method: 'POST', url: `/api/back-office/companies/${company.id}/people`, headers: desk.headers },
      payload: { email: person.email },
    });
  const row = 'select from people where id = $1';
  const [left, granted] = await whileHeld(product, [row, [person.id]], [leave, grant]);
  expect([left?.statusCode, granted?.statusCode]).toEqual([200, 400]);
  expect(await product.db.select().from(companyPeople).where(eq(companyPeople.personId, person.id))).toEqual(
    [],
  );
});
