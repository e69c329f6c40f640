import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '#domains/accounts/server/tables.ts';
import { companyPeople } from '#domains/companies/server/tables.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import { putIn } from '#testing/companies/roles.ts';
import { type Deal, openDeal } from '#testing/deals.ts';
import * as samples from '#testing/sample-files.ts';
import { terms } from '#testing/sample-terms.ts';
import { issueTo, readToSign, rename, sign } from '#testing/signing/sign.ts';
import { startTestProduct, type TestPerson, type TestProduct, testPassword } from '#testing/test-product.ts';
import { requests } from '../tables.ts';
import { findSignatureFault } from './proof.ts';
import { recordHash } from './record-hash.ts';
import { signatures } from './tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

const issued = async (more: object = {}) => issueTo(await openDeal(product), more);

async function timelineOf(deal: Deal, reader: TestPerson): Promise<string[]> {
  return (await deal.read(reader)).timeline.map(({ what }: { what: string }) => what);
}

async function rowsOf(deal: Deal) {
  const rows = await product.db
    .select({ signature: signatures, state: requests.state })
    .from(signatures)
    .innerJoin(requests, eq(requests.id, signatures.requestId))
    .where(eq(requests.reference, deal.reference))
    .orderBy(signatures.id);
  return rows.map(({ signature }) => signature);
}

async function auditLines(deal: Deal, action: string) {
  const lines = await product.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.action, action))
    .orderBy(auditTrail.id);
  return lines.filter((line) => line.subject === `request:${deal.reference}`);
}

/** As if whom it waits for had been reminded: who is waited for next is reminded anew. */
async function remind({ reference }: Deal): Promise<void> {
  await product.db.update(requests).set({ remindedAt: new Date() }).where(eq(requests.reference, reference));
}

async function remindedAt({ reference }: Deal) {
  const [row] = await product.db.select().from(requests).where(eq(requests.reference, reference));
  return row?.remindedAt;
}

function moveTo(deal: Deal) {
  return deal.move(deal.owner, 'issue-term-sheet', { terms: JSON.stringify({ ...terms, royalty: '2' }) });
}

test.each([
  ['buyer', 'owner'],
  ['owner', 'buyer'],
] as const)(
  'the %s signs first: half signed, until the %s has signed the same hash',
  async (first, second) => {
    const deal = await issued();
    const before = await deal.read(deal.desk);
    expect([await deal.read(deal[first]), await deal.read(deal.desk)]).toMatchObject([
      { canSign: true, halfSignedBy: null },
      { canSign: false },
    ]);
    await remind(deal);
    const half = (await sign(product, deal, deal[first])).body.data;
    expect(await remindedAt(deal)).toBeNull();
    expect(half).toMatchObject({
      ...{ state: 'term-sheet-issued', halfSignedBy: first, canSign: false, waitsFor: second },
      ...{ dueAt: before.dueAt, sealed: null, revision: before.revision + 1 },
      signatures: [{ version: 1, side: first, name: `Person ${deal[first].id}`, title: 'Head of Licensing' }],
    });
    expect(half.timeline.at(-1)).toMatchObject({
      what: `Term sheet 1 signed by the ${first}`,
      note: `Half signed: the ${second}’s signature is missing.`,
    });
    expect((await deal.subjectsTo(deal[second])).at(-1)).toBe('Term sheet half signed');
    expect((await deal.mailsTo(deal[second])).at(-1)?.text).toContain('Read the document, and sign it too.');

    await remind(deal);
    const whole = (await sign(product, deal, deal[second])).body.data;
    expect(await remindedAt(deal)).toBeNull();
    expect(whole).toMatchObject({ state: 'signed', halfSignedBy: null, waitsFor: 'buyer', canSign: false });
    // The fee's clock (§10.4), and no longer that of the term sheet.
    expect([half.businessDaysLeft > 10, whole.businessDaysLeft]).toEqual([true, 10]);
    expect(whole.timeline.at(-1)).toMatchObject({ what: 'Term sheet 1 signed by both sides', move: 'sign' });
    expect((await deal.subjectsTo(deal[first])).at(-1)).toBe('Term sheet signed');
    const pdf = await product.app.inject({
      url: `${deal.url}/term-sheets/1/file`,
      headers: deal.buyer.headers,
    });
    const hash = createHash('sha256').update(pdf.rawPayload).digest('hex');
    expect((await rowsOf(deal)).map(({ side, sha256 }) => [side, sha256])).toEqual([
      [first, hash],
      [second, hash],
    ]);
  },
);

test('a signature is one transaction with its line in the audit chain, which binds all that it says and names nobody', async () => {
  const deal = await issued();
  await rename(product, deal.buyer, 'Ana Costa');
  await sign(product, deal, deal.buyer);
  const [row] = await rowsOf(deal);
  if (row === undefined) throw new Error('nothing was signed');
  expect(row).toMatchObject({ name: 'Ana Costa', company: deal.buyerCompany.name, address: '127.0.0.1' });
  expect(row.words).toBe(
    `I have read term sheet 1 of ${deal.reference} and sign it for ${deal.buyerCompany.name}, which it then binds as it says. I may sign it for ${deal.buyerCompany.name}.`,
  );
  const lines = await auditLines(deal, 'sign-term-sheet');
  expect(lines).toMatchObject([
    {
      actorId: deal.buyer.id,
      detail: {
        ...{ version: 1, side: 'buyer', sha256: row.sha256, record: recordHash(row) },
        ...{ from: 'term-sheet-issued', to: 'term-sheet-issued' },
      },
    },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/Ana|Halcyon|127\.0/);
  expect(recordHash({ ...row, title: 'CEO' })).not.toBe(recordHash(row));
  await expect(
    product.db.update(signatures).set({ name: 'Somebody' }).where(eq(signatures.id, row.id)),
  ).rejects.toMatchObject({ cause: { message: 'a signature never changes' } });

  await product.db.execute('alter table audit_trail rename to audit_trail_away');
  const { status } = await sign(product, deal, deal.owner);
  await product.db.execute('alter table audit_trail_away rename to audit_trail');
  expect([status, (await rowsOf(deal)).length]).toEqual([500, 1]);
});

test.each([
  [() => sql`select 1`, null],
  [(id: number) => sql`update signatures set title = 'CEO' where id = ${id}`, 'is not what was written'],
  [(id: number) => sql`delete from signatures where id = ${id}`, 'is missing'],
  [
    (
      id: number,
    ) => sql`insert into signatures (request_id, version, side, person_id, name, title, company, at, address, sha256, words)
      select request_id, version, 'owner', person_id, name, title, company, at, address, sha256, words from signatures where id = ${id}`,
    'has no line in the trail',
  ],
])(
  'what is done to signatures past their triggers is found by the proof of the trail',
  async (change, found) => {
    const deal = await issued();
    await sign(product, deal, deal.buyer);
    const [row] = await rowsOf(deal);
    if (row === undefined) throw new Error('nothing was signed');
    await expect(product.db.delete(signatures).where(eq(signatures.id, row.id))).rejects.toMatchObject({
      cause: { message: 'a signature is never taken away' },
    });
    const undone = new Error('undone');
    const proving = product.db.transaction(async (tx) => {
      await tx.execute(sql`alter table signatures disable trigger user`);
      await tx.execute(change(row.id));
      const { client } = (tx as unknown as { session: { client: PoolClient } }).session;
      const fault = await findSignatureFault(client);
      if (found === null) expect(fault).toBeNull();
      else expect(fault).toMatch(found);
      throw undone;
    });
    await expect(proving).rejects.toBe(undone);
  },
);

test('a name or a title that the sealed document could not show is refused in words', async () => {
  const deal = await issued();
  await rename(product, deal.buyer, '王 Wei');
  const { status, body } = await sign(product, deal, deal.buyer, { title: '社長 CEO' });
  expect([status, body.issues]).toEqual([
    400,
    [
      {
        path: 'name',
        message:
          'Write your name in Latin, Greek or Cyrillic letters: the sealed document cannot show “王”. Change the name of your account, then sign.',
      },
      {
        path: 'title',
        message:
          'Write your title in Latin, Greek or Cyrillic letters: the sealed document cannot show “社長”.',
      },
    ],
  ]);
  await rename(product, deal.buyer, 'Ελένη Жуков');
  expect((await sign(product, deal, deal.buyer)).status).toBe(200);
});

test('with a second factor nothing is signed without its code', async () => {
  const deal = await issued();
  const post = (url: string, payload: object) =>
    product.app.inject({ method: 'POST', url, headers: deal.buyer.headers, payload });
  const started = await post('/api/account/second-factor', { password: testPassword });
  const authenticator = new TOTP({ secret: started.json().data.secret });
  await post('/api/account/second-factor/confirm', { code: authenticator.generate() });
  const without = await sign(product, deal, deal.buyer);
  expect([without.status, without.body.issues[0].path]).toEqual([400, 'code']);
  const code = authenticator.generate({ timestamp: Date.now() + 30_000 });
  expect((await sign(product, deal, deal.buyer, { code })).status).toBe(200);
});

test('nothing is signed without the password, one’s own name and a title', async () => {
  const deal = await issued();
  for (const [more, path] of [
    [{ password: undefined }, 'password'],
    [{ password: 'not this one at all' }, 'password'],
    [{ name: ' ' }, 'name'],
    [{ title: '' }, 'title'],
    [{ name: 'Somebody Else' }, 'name'],
    [{ sha256: 'abc' }, 'sha256'],
  ] as const) {
    const { status, body } = await sign(product, deal, deal.buyer, more);
    expect([status, body.issues[0].path]).toEqual([400, path]);
  }
  expect(await rowsOf(deal)).toEqual([]);
});

test('who has no password and logged in long ago has to log in anew', async () => {
  const deal = await issued();
  await product.db.update(people).set({ passwordHash: null }).where(eq(people.id, deal.buyer.id));
  await product.db.execute(
    `update sessions set created_at = now() - interval '1 hour' where person_id = ${deal.buyer.id}`,
  );
  const { status, body } = await sign(product, deal, deal.buyer, { password: undefined });
  expect([status, body.message]).toEqual([400, expect.stringContaining('log in again')]);
});

test('a version that is no longer the newest, another hash, and a second signature are refused in words', async () => {
  const deal = await issued();
  const { data: first } = (await readToSign(product, deal, deal.buyer)).body;
  await moveTo(deal);
  const old = await sign(product, deal, deal.buyer, { version: 1, sha256: first.sha256 });
  expect([old.status, old.body.message]).toEqual([
    409,
    expect.stringMatching(
      /^Term sheet 1 is not the one to sign: term sheet 2 was issued on \d+ \w+ \d{4} at/,
    ),
  ]);
  const other = await sign(product, deal, deal.buyer, { sha256: first.sha256 });
  expect([other.status, other.body.message]).toEqual([
    409,
    expect.stringContaining('This is not the document of term sheet 2'),
  ]);
  expect((await sign(product, deal, deal.buyer)).status).toBe(200);
  for (const person of [deal.buyer, deal.colleague]) {
    const again = await sign(product, deal, person, { version: 2 });
    expect([again.status, again.body.message]).toEqual([
      409,
      expect.stringMatching(/^Term sheet 2 is signed for the buyer already: by Person \d+, /),
    ]);
  }
  expect(await rowsOf(deal)).toHaveLength(1);
});

test('nobody but the two sides signs, and nothing before a term sheet or after its last day', async () => {
  const deal = await openDeal(product);
  const nothing = await sign(product, deal, deal.buyer);
  expect([nothing.status, nothing.body.message]).toEqual([
    409,
    expect.stringContaining(
      'There is nothing to sign as the request stands now. The last that happened: Submitted',
    ),
  ]);
  await issueTo(deal);
  const desk = await sign(product, deal, deal.desk);
  expect(desk.status).toBe(403);
  expect((await sign(product, deal, deal.stranger)).status).toBe(404);
  await product.db
    .update(requests)
    .set({ dueAt: new Date(Date.now() - 1) })
    .where(eq(requests.reference, deal.reference));
  expect((await deal.read(deal.owner)).canSign).toBe(false);
  const late = await sign(product, deal, deal.owner);
  expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('the request has expired')]);
});

test('where nobody of the owner can sign in nobody signs here: the other signature would never come', async () => {
  const deal = await issued();
  await product.db.delete(companyPeople).where(eq(companyPeople.personId, deal.owner.id));
  expect((await deal.read(deal.buyer)).canSign).toBe(false);
  const { status, body } = await sign(product, deal, deal.buyer);
  expect([status, body.message]).toEqual([409, expect.stringContaining('Have both sign outside')]);
});

test('a new version voids the half that was signed, and says so in the timeline and the mails', async () => {
  const deal = await issued();
  await sign(product, deal, deal.buyer);
  const { body } = await moveTo(deal);
  expect(body.data).toMatchObject({ halfSignedBy: null, waitsFor: 'buyer' });
  expect((await deal.read(deal.buyer)).canSign).toBe(true);
  const said = 'The buyer’s signature under term sheet 1 is void';
  expect((await timelineOf(deal, deal.owner)).slice(-2)).toEqual(['Term sheet 2 issued', said]);
  for (const reader of [deal.buyer, 'desk'] as const) {
    expect((await deal.mailsTo(reader)).at(-1)?.text).toContain(`${said}.`);
  }
  expect((await sign(product, deal, deal.owner)).body.data.halfSignedBy).toBe('owner');

  await deal.move(deal.buyer, 'ask-revision', { note: 'Lower' });
  expect((await timelineOf(deal, deal.desk)).at(-1)).toBe('The owner’s signature under term sheet 2 is void');
  expect(await deal.read(deal.desk)).toMatchObject({ state: 'revision-asked', halfSignedBy: null });
});

test('who comes after a new version that voided a signature is told who issued it', async () => {
  const deal = await issued();
  await sign(product, deal, deal.buyer);
  await moveTo(deal);
  const { status, body } = await deal.move(deal.buyer, 'ask-revision', { note: 'Lower', revision: '1' });
  expect([status, body.message]).toEqual([409, expect.stringContaining(': Term sheet 2 issued by ')]);
});

test('a process of the release before voids it too, without knowing of it', async () => {
  const deal = await issued();
  await sign(product, deal, deal.buyer);
  const [row] = await product.db.select().from(requests).where(eq(requests.reference, deal.reference));
  await product.db.execute(`insert into term_sheets (request_id, version, terms, issued_by)
    select request_id, 2, terms, issued_by from term_sheets where request_id = ${row?.id}`);
  expect((await deal.read(deal.desk)).halfSignedBy).toBeNull();
  await sign(product, deal, deal.buyer, { version: 2 });
  await product.db.execute(`update requests set state = 'revision-asked' where id = ${row?.id}`);
  expect((await deal.read(deal.desk)).halfSignedBy).toBeNull();
});

test('a half signed request waits for whose signature is missing, in their list and in nobody else’s', async () => {
  const deal = await issued();
  const waits = async ({ headers }: TestPerson) => {
    const { data } = (await product.app.inject({ url: '/api/requests?scope=waiting', headers })).json();
    return data.some(({ reference }: { reference: string }) => reference === deal.reference);
  };
  expect([await waits(deal.buyer), await waits(deal.owner)]).toEqual([true, false]);
  await sign(product, deal, deal.owner);
  expect([await waits(deal.buyer), await waits(deal.owner)]).toEqual([true, false]);
  const other = await issued();
  await sign(product, other, other.buyer);
  const list = await product.app.inject({ url: '/api/requests?scope=waiting', headers: other.owner.headers });
  expect(list.json().data).toMatchObject([
    { reference: other.reference, waitsFor: 'owner', halfSignedBy: 'buyer' },
  ]);
  expect(
    (await product.app.inject({ url: '/api/requests/waiting', headers: other.buyer.headers })).json().data
      .count,
  ).toBe(0);
});

test('a company is bound by its name as the product keeps it, whatever its people call themselves; who has none says so', async () => {
  const deal = await openDeal(product);
  await product.db.update(people).set({ organisation: 'Pfizer Inc.' }).where(eq(people.id, deal.buyer.id));
  await issueTo(deal);
  const typed = await sign(product, deal, deal.buyer, { company: 'Pfizer Inc.' });
  expect(typed.body.data.signatures[0].company).toBe(deal.buyerCompany.name);
  const other = await openDeal(product);
  await product.db.update(people).set({ organisation: 'Pfizer Inc.' }).where(eq(people.id, other.buyer.id));
  await product.db.update(requests).set({ companyId: null }).where(eq(requests.reference, other.reference));
  await issueTo(other);
  const { company } = (await readToSign(product, other, other.buyer)).body.data;
  expect(company).toBe('Pfizer Inc. (as they call themselves)');
  await sign(product, other, other.buyer);
  expect((await rowsOf(other))[0]?.words).toContain(`sign it for ${company}, which it then binds`);
});

test('one person never signs for both sides', async () => {
  const deal = await issued();
  await sign(product, deal, deal.buyer);
  await product.db.delete(companyPeople).where(eq(companyPeople.personId, deal.buyer.id));
  await product.db.insert(companyPeople).values({ companyId: deal.ownerCompany.id, personId: deal.buyer.id });
  const seen = await deal.read(deal.buyer);
  expect([seen.sides, seen.canSign]).toEqual([['owner'], false]);
  expect((await deal.read(deal.owner)).canSign).toBe(true);
  const { status, body } = await sign(product, deal, deal.buyer);
  expect([status, body.message]).toEqual([
    403,
    'One person cannot sign for both sides: you have signed term sheet 1 for the buyer.',
  ]);
});

test('the desk signs for no side, whatever company its people belong to', async () => {
  const deal = await issued();
  await product.db.insert(companyPeople).values({ companyId: deal.buyerCompany.id, personId: deal.desk.id });
  expect((await deal.read(deal.desk)).canSign).toBe(false);
  const outside = await deal.move(deal.desk, 'sign', { files: [[samples.pdf('Signed'), 'signed.pdf']] });
  expect([outside.status, outside.body.message]).toEqual([
    403,
    expect.stringContaining('for the buyer and the listing'),
  ]);
  expect((await sign(product, deal, deal.desk)).status).toBe(403);
});

test('who has left the company signs nothing for it, also where nobody else is left there', async () => {
  const deal = await issued();
  await product.db.delete(companyPeople).where(eq(companyPeople.companyId, deal.buyerCompany.id));
  expect((await deal.read(deal.buyer)).canSign).toBe(false);
  const outside = await deal.move(deal.buyer, 'sign', { files: [[samples.pdf('Signed'), 'signed.pdf']] });
  for (const { status, body } of [await sign(product, deal, deal.buyer), outside]) {
    expect([status, body.message]).toEqual([403, expect.stringContaining('You belong to the company')]);
  }
});

test('of two colleagues who sign at once one does, and of both sides at once both do', async () => {
  const deal = await issued();
  const twice = await Promise.all([deal.buyer, deal.colleague].map((person) => sign(product, deal, person)));
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  const other = await issued();
  await Promise.all([other.buyer, other.owner].map((person) => sign(product, other, person)));
  expect((await other.read(other.desk)).state).toBe('signed');
  const both = (await timelineOf(other, other.desk)).filter((what) => what.includes('signed by'));
  expect(both.at(-1)).toBe('Term sheet 1 signed by both sides');
  expect(both).toHaveLength(2);
});

test('a copy signed outside is taken in place of both, also after one side has signed here', async () => {
  const deal = await issued();
  await sign(product, deal, deal.owner);
  const { body } = await deal.move(deal.buyer, 'sign', { files: [[samples.pdf('Signed'), 'signed.pdf']] });
  expect(body.data).toMatchObject({ state: 'signed', halfSignedBy: null, sealed: null });
  expect(body.data.timeline.at(-1).what).toBe('Term sheet 1 signed');
});

test('where who looks after a request does not sign, their colleagues who do hear that the signature is missing', async () => {
  const deal = await issueTo(await openDeal(product));
  await putIn(product, deal.buyerCompany, deal.buyer, 'deal-maker');
  const reader = await product.signIn();
  await putIn(product, deal.buyerCompany, reader, 'reader');
  await putIn(product, deal.buyerCompany, deal.colleague, 'signatory');
  const before = (await deal.subjectsTo(deal.colleague)).length;
  await sign(product, deal, deal.owner);
  for (const person of [deal.buyer, deal.colleague])
    expect((await deal.subjectsTo(person)).at(-1)).toBe('Term sheet half signed');
  expect([await deal.subjectsTo(reader), before]).toEqual([[], 0]);
});
