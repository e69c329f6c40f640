import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestEvents, requests } from '#domains/requests/server/tables.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { openBrief, type TestBrief } from '#testing/briefs/test-brief.ts';
import { pdf } from '#testing/sample-files.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

const states = async (brief: TestBrief) =>
  (await brief.read()).requests.map(({ state }: { state: string }) => state);

async function mailsOf(person: TestPerson): Promise<string[]> {
  const rows = await product.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.recipient, person.email))
    .orderBy(outgoingMails.id);
  return rows.map(({ subject }) => subject.replace(/^DB-\S+: /, ''));
}

test('an award remembers one, declines what has an offer, withdraws what has none, and leaves what has ended', async () => {
  const brief = await openBrief(product, 5);
  for (const place of [0, 1, 4]) await brief.offer(place);
  await brief.move(2, brief.desk, 'review');
  await brief.move(4, brief.owners[4]?.person as TestPerson, 'decline', { note: 'We are sold out.' });
  const before = await brief.read();
  expect(
    before.requests.map((one: { onAward: string; canBeAwarded: boolean }) => [one.canBeAwarded, one.onAward]),
  ).toEqual([
    [true, 'decline'],
    [true, 'decline'],
    [false, 'withdraw'],
    [false, 'withdraw'],
    [false, null],
  ]);
  const words = 'Thank you for your work. We go no further.';
  const { status, body } = await brief.award(1, { words }, brief.colleague);
  expect([status, body.data.awarded]).toEqual([200, before.requests[1].reference]);
  expect(await states(brief)).toEqual([
    ...['declined', 'term-sheet-issued', 'withdrawn', 'withdrawn', 'declined'],
  ]);
  const ids = await product.db
    .select({ id: requests.id })
    .from(requests)
    .where(eq(requests.personId, brief.buyer.id));
  const ended = await product.db
    .select({ note: requestEvents.note, who: requestEvents.personId })
    .from(requestEvents)
    .where(
      sql`${inArray(
        requestEvents.requestId,
        ids.map(({ id }) => id),
      )} and ${requestEvents.move} in ('decline', 'withdraw') and ${requestEvents.side} = 'buyer'`,
    );
  expect(ended).toEqual(Array(3).fill({ note: words, who: brief.colleague.id }));
  const mails = await Promise.all(brief.owners.map(({ person }) => mailsOf(person)));
  expect(mails.map((subjects) => subjects.at(-1))).toEqual([
    ...['Declined', 'In review; passed on to the owner', 'Withdrawn', undefined],
    'In review; passed on to the owner',
  ]);
  const [line] = await product.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.action, 'award-brief'))
    .orderBy(auditTrail.id);
  expect(line).toMatchObject({
    subject: `brief:${brief.id}`,
    actorId: brief.colleague.id,
    detail: { ended: 3 },
  });
});

test('an offer costs what its price, fee and duties make of the volumes of the brief, or a range where it is silent', async () => {
  const brief = await openBrief(product, 3);
  const values = { prices: [{ strength: '5 mg', packUnits: '30', price: '1.20', freight: '0.10' }] };
  const flat = {
    royalty: '',
    supplyPrice: '1.20',
    oneTimeFee: '27000',
    values: { ...values, incoterm: 'DDP' },
  };
  const said = await brief.offer(0, flat);
  expect(said.body.issues).toBeUndefined();
  await brief.offer(1, {
    ...flat,
    values: { incoterm: 'EXW', prices: [{ ...values.prices[0], freight: '' }] },
  });
  const costs = (await brief.read()).requests.map(({ cost }: { cost: unknown }) => cost);
  // 120,000 and 150,000 packs of 1.30, and the fee of 27,000 over 270,000 packs.
  const exact = { low: '1.4000', high: '1.4000', currency: 'EUR', packUnits: 30 };
  expect(costs[0]).toEqual({ perPack: exact, says: [] });
  expect(costs[1]).toMatchObject({
    perPack: { ...exact, low: '1.3000' },
    says: expect.arrayContaining([expect.stringMatching(/^Freight of 5 mg/)]),
  });
  expect(costs[2]).toBeNull();
  await brief.offer(2);
  const { requests, leftOut } = await brief.read();
  // A royalty is of net sales, of which the brief says nothing: that one alone is not reckoned, and the others as before.
  expect(requests.slice(0, 2).map(({ cost }: { cost: unknown }) => cost)).toEqual(costs.slice(0, 2));
  expect(requests[2].cost).toEqual({
    perPack: null,
    says: [expect.stringMatching(/compare in money with your net price/)],
  });
  // What no offer states counts in none, and is told once of all.
  expect(leftOut).toContain('No offer states tooling: it counts in none.');
});

test('where the awarded one falls through, one that stayed open is awarded', async () => {
  const brief = await openBrief(product, 2);
  await brief.offer(0);
  await brief.offer(1);
  const [, other] = (await brief.read()).requests;
  expect((await brief.award(0, { kept: [other.reference] })).status).toBe(200);
  expect((await brief.award(1)).status).toBe(409);
  await brief.move(0, brief.owners[0]?.person as TestPerson, 'decline', { note: 'No longer made' });
  expect((await brief.read()).awarded).toBeNull();
  expect((await brief.award(1)).status).toBe(200);
  expect((await brief.read()).awarded).toBe(other.reference);
});

test('what has moved since it was read is told, and nothing is done', async () => {
  const brief = await openBrief(product, 3);
  await brief.offer(0);
  await brief.offer(1);
  const read = await brief.read();
  const asRead = read.requests.map(({ reference, revision }: { reference: string; revision: number }) => ({
    ...{ reference, revision },
  }));
  await brief.offer(1, { supplyPrice: '1.10' });
  const [, moved] = asRead;
  const { status, body } = await brief.award(0, { requests: asRead });
  expect(status).toBe(409);
  expect(body.message).toContain(`${moved.reference}: Term sheet 2 issued by`);
  expect(body.message).not.toContain(`${asRead[0].reference}:`);
  expect(body.message).toContain('Nothing was done');
  // One that is left out was not read.
  expect((await brief.award(0, { requests: asRead.slice(0, 1) })).status).toBe(409);
  expect([(await brief.read()).awarded, ...(await states(brief))]).toEqual([
    ...[null, 'term-sheet-issued', 'term-sheet-issued', 'submitted'],
  ]);
});

test('one that fails half-way leaves all as they were: the day’s last move is no half of an award', async () => {
  const brief = await openBrief(product, 3);
  await brief.offer(0);
  const read = await brief.read();
  await product.db.execute(sql`create function refuse_last() returns trigger language plpgsql as $$ begin
    if new.listing_code = ${sql.raw(`'${read.requests[2].listing.code}'`)} then raise exception 'no'; end if; return new; end $$`);
  await product.db.execute(
    'create trigger refuse before update on requests for each row execute function refuse_last()',
  );
  expect((await brief.award(0)).status).toBe(500);
  await product.db.execute('drop function refuse_last cascade');
  expect([(await brief.read()).awarded, ...(await states(brief))]).toEqual([
    ...[null, 'term-sheet-issued', 'submitted', 'submitted'],
  ]);
});

test('only what can be signed or is signed is awarded, once, with words; the same again changes nothing', async () => {
  const brief = await openBrief(product, 3);
  await brief.offer(0);
  expect((await brief.award(1)).body.message).toMatch(/cannot be awarded as it stands now/);
  expect((await brief.award(0, { awarded: 'DB-2026-999999' })).status).toBe(409);
  expect((await brief.award(0, { words: ' ' })).body.issues).toEqual([
    { path: 'words', message: 'Write a few words: the owners read them' },
  ]);
  await product.db
    .update(requests)
    .set({ dueAt: new Date(Date.now() - 1000) })
    .where(eq(requests.state, 'term-sheet-issued'));
  expect((await brief.award(0)).body.message).toMatch(/cannot be awarded/);
  await product.db
    .update(requests)
    .set({ dueAt: new Date(Date.now() + 86_400_000) })
    .where(eq(requests.state, 'term-sheet-issued'));
  const key = { 'idempotency-key': 'an-award' };
  const first = await brief.award(0, {}, brief.buyer, key);
  expect(first.status).toBe(200);
  const ended = first.body.data.requests.map(({ touchedAt }: { touchedAt: string }) => touchedAt);
  const again = await brief.award(0, {}, brief.buyer, key);
  expect(again.body.data.requests.map(({ touchedAt }: { touchedAt: string }) => touchedAt)).toEqual(ended);
  expect((await brief.award(0)).body.message).toMatch(/is awarded already, to DB-/);
});

test('two colleagues who award at once: one does, the other is told', async () => {
  const brief = await openBrief(product, 3);
  await brief.offer(0);
  await brief.offer(1);
  const answers = await Promise.all([brief.award(0), brief.award(1, {}, brief.colleague)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await states(brief)).sort()).toEqual(['declined', 'term-sheet-issued', 'withdrawn']);
});

test('one that is to stay open is left as it is, and one signed already can be awarded', async () => {
  const brief = await openBrief(product, 3);
  await brief.offer(0);
  await brief.offer(1);
  await brief.move(0, brief.buyer, 'sign', { files: [[pdf('Signed'), 'signed.pdf']] });
  const kept = [(await brief.read()).requests[1].reference];
  expect((await brief.award(0, { kept })).status).toBe(200);
  expect(await states(brief)).toEqual(['signed', 'term-sheet-issued', 'withdrawn']);
});
