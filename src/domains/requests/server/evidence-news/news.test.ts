import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkClaims } from '#domains/evidence/server/checks/check-claims.ts';
import type { Lookup } from '#domains/evidence/server/checks/lookups.ts';
import { evidenceChecks, evidenceClaims, evidenceMoves } from '#domains/evidence/server/tables.ts';
import { registerEditions } from '#domains/registers/server/tables.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { type Deal, openDeal } from '#testing/deals.ts';
import { startTestProduct, type TestProduct } from '#testing/test-product.ts';
import { requests } from '../tables.ts';
import { tellOfEvidence } from './news.ts';

/** A list of certificates of the tests' own, beside the registers' tables. */
const lookup: Lookup = {
  kind: 'cep',
  authority: 'EDQM',
  register: 'purple-book',
  rows: (edition, keys) => sql`
    select key, line, status, lower(status) as finding, substance, holder, null as day,
      false as is_in_conflict from test_ceps
    where edition_id = ${edition} and key in (${keys})`,
};

let product: TestProduct;
let deal: Deal;
let claimId: number;
beforeAll(async () => {
  product = await startTestProduct({ DESK_EMAIL: 'desk@evidence.example' }, { searches: false });
  deal = await openDeal(product);
  await deal.move(deal.desk, 'review');
  await product.db.execute(
    sql`create table test_ceps (edition_id int, line int, key text, status text, substance text, holder text)`,
  );
  claimId = await claim(deal.listing);
});
afterAll(() => product.stop());

async function claim(dossierId: number, fields: Partial<typeof evidenceClaims.$inferInsert> = {}) {
  const [made] = await product.db
    .insert(evidenceClaims)
    .values({
      ...{ dossierId, kind: 'cep', authority: 'EDQM', number: 'CEP 2010-901', numberKey: '2010-901' },
      ...{ holder: 'Fictive Labs', substance: '', site: '', scope: '', dosageForms: [], source: 'A letter' },
      ...{ statedAs: 'owner', statedBy: deal.owner.id, ...fields },
    })
    .returning();
  return made?.id ?? 0;
}

/** Another edition in the place of the one that stands. */
async function bring(day: string, rows: Record<string, string>): Promise<void> {
  const { db } = product;
  await db
    .update(registerEditions)
    .set({ standing: 'former' })
    .where(and(eq(registerEditions.register, 'purple-book'), eq(registerEditions.standing, 'current')));
  const counts = { rowsRead: 1, rowsTaken: 1, rowsRefused: 0, rowsRepeated: 0, rowsLeftOut: 0 };
  const [edition] = await db
    .insert(registerEditions)
    .values({
      ...{ register: 'purple-book', day, sha256: day, fileName: 'list.csv', broughtBy: 'desk', ...counts },
      standing: 'current',
    })
    .returning();
  let line = 0;
  for (const [key, status] of Object.entries(rows)) {
    line += 1;
    await db.execute(
      sql`insert into test_ceps values (${edition?.id}, ${line}, ${key}, ${status}, 'Apixaban', 'Fictive Labs')`,
    );
  }
}

const check = () => checkClaims(product.db, [lookup]);
const tell = () =>
  tellOfEvidence({
    ...{ db: product.db, jobs: { enqueue: async () => undefined } as never },
    ...{ publicUrl: 'https://dosebridge.example', deskEmail: 'desk@evidence.example' },
  });
const mailsOf = async (email: string) =>
  (await product.db.select().from(outgoingMails)).filter(
    ({ recipient, subject }) => recipient === email && subject.includes('the evidence has changed'),
  );
const threadOf = async (person = deal.buyer) => {
  const { headers } = person;
  const answer = await product.app.inject({ url: `/api/requests/${deal.reference}`, headers });
  return answer.json().data;
};
const entries = async () =>
  (await threadOf()).timeline
    .map(({ what }: { what: string }) => what)
    .filter((what: string) => /CEP/.test(what));

test('a claim that a new list suspends is told once in the thread and by mail to all sides, with the edition, and stands red there', async () => {
  await bring('2026-11-05', { '2010-901': 'Valid' });
  expect(await check()).toBe(0);
  await tell();
  expect([await entries(), (await threadOf()).alarms]).toEqual([[], []]);

  await bring('2026-11-12', { '2010-901': 'Suspended' });
  expect(await check()).toBe(1);
  expect(await check(), 'asked already').toBe(0);
  await tell();
  await tell();
  const said = 'FDA Purple Book of 12 Nov 2026 has it as suspended';
  expect(await entries()).toEqual([`CEP 2010-901: ${said}`]);
  expect((await threadOf()).alarms).toMatchObject([
    { name: 'CEP 2010-901', state: 'suspended', said: `${said}.` },
  ]);
  expect((await threadOf(deal.owner)).alarms).toHaveLength(1);
  for (const { email } of [deal.buyer, deal.owner, { email: 'desk@evidence.example' }]) {
    const mails = await mailsOf(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(said);
  }
  expect(await mailsOf(deal.stranger.email)).toEqual([]);
});

test('restored by the next list it is told likewise, and stands red no more', async () => {
  await bring('2026-11-19', { '2010-901': 'Valid' });
  expect(await check()).toBe(1);
  await tell();
  const restored = 'CEP 2010-901 is no longer suspended: FDA Purple Book of 19 Nov 2026 has it as valid';
  expect((await entries()).at(-1)).toBe(restored);
  expect((await threadOf()).alarms).toEqual([]);
  expect(await mailsOf(deal.buyer.email)).toHaveLength(2);
});

test('what stays as it is since an edition says since when, by whichever edition', async () => {
  await bring('2026-11-20', { '2010-901': 'Valid' });
  expect(await check()).toBe(0);
  const [kept] = await product.db.select().from(evidenceChecks).where(eq(evidenceChecks.claimId, claimId));
  expect(kept).toMatchObject({ edition: '2026-11-20', since: '2026-11-19', isSame: true, finding: 'valid' });
});

test('a first look at a claim is no news, unless the list came after it', async () => {
  const late = await claim(await product.list(), { numberKey: '2010-902', number: 'CEP 2010-902' });
  await bring('2026-11-21', { '2010-901': 'Valid', '2010-902': 'Withdrawn', '2010-903': 'Withdrawn' });
  const later = new Date(Date.now() + 60_000);
  const early = await claim(deal.listing, {
    numberKey: '2010-903',
    number: 'CEP 2010-903',
    statedAt: later,
  });
  await check();
  const moved = (await product.db.select().from(evidenceMoves)).map((move) => move.claimId);
  expect([moved.includes(late), moved.includes(early)]).toEqual([true, false]);
  await product.db.delete(evidenceClaims).where(eq(evidenceClaims.id, early));
});

test('what cannot be written leaves nothing told, and an ended request is told nothing', async () => {
  await bring('2026-11-22', { '2010-901': 'Withdrawn' });
  await check();
  const before = await entries();
  await product.db.execute(sql`alter table outgoing_mails add constraint full_now check (false) not valid`);
  await expect(tell()).rejects.toThrow();
  await product.db.execute(sql`alter table outgoing_mails drop constraint full_now`);
  expect(await entries()).toEqual(before);
  await product.db.update(requests).set({ state: 'closed' }).where(eq(requests.reference, deal.reference));
  await tell();
  expect(await entries()).toEqual(before);
  expect(await mailsOf(deal.buyer.email)).toHaveLength(2);
});
