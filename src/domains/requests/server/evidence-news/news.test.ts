import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkClaims } from '#domains/evidence/server/checks/check-claims.ts';
import { lookups } from '#domains/evidence/server/checks/lookups.ts';
import { evidenceChecks, evidenceClaims, evidenceMoves } from '#domains/evidence/server/tables.ts';
import { edqmCeps, registerEditions } from '#domains/registers/server/tables.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { type Deal, openDeal } from '#testing/deals.ts';
import { startTestProduct, type TestProduct } from '#testing/test-product.ts';
import { requests } from '../tables.ts';
import { tellOfEvidence } from './news.ts';

let product: TestProduct;
let deal: Deal;
let claimId: number;
beforeAll(async () => {
  product = await startTestProduct({ DESK_EMAIL: 'desk@evidence.example' }, { searches: false });
  deal = await openDeal(product);
  await deal.move(deal.desk, 'review');
  claimId = await claim(deal.listing);
});
afterAll(() => product.stop());

async function claim(dossierId: number, fields: Partial<typeof evidenceClaims.$inferInsert> = {}) {
  const [made] = await product.db
    .insert(evidenceClaims)
    .values({
      ...{ dossierId, kind: 'cep', authority: 'EDQM', number: 'CEP 2010-901', numberKey: '2010-901' },
      ...{
        holder: 'Fictive Labs',
        substance: 'Apixaban',
        site: '',
        scope: '',
        dosageForms: [],
        source: 'A letter',
      },
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
    .where(and(eq(registerEditions.register, 'edqm-ceps'), eq(registerEditions.standing, 'current')));
  const counts = { rowsRead: 1, rowsTaken: 1, rowsRefused: 0, rowsRepeated: 0, rowsLeftOut: 0 };
  const [edition] = await db
    .insert(registerEditions)
    .values({
      ...{ register: 'edqm-ceps', day, sha256: day, fileName: 'list.csv', broughtBy: 'desk', ...counts },
      standing: 'current',
    })
    .returning();
  const listed = Object.entries(rows).map(([key, status], at) => ({
    ...{ editionId: edition?.id ?? 0, line: at + 2, key, isInConflict: false, number: `CEP ${key}` },
    ...{
      revision: '',
      substanceNumber: '1',
      substance: 'Apixaban',
      holder: 'FICTIVE LABS LTD',
      type: 'Chemistry',
    },
    ...{ status: status.toUpperCase(), state: status as 'valid', issuedOn: '2020-01-01' },
  }));
  await db.insert(edqmCeps).values(listed);
}

const check = () => checkClaims(product.db, lookups);
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
  await bring('2026-11-05', { '2010-901': 'valid' });
  expect(await check()).toBe(0);
  await tell();
  expect([await entries(), (await threadOf()).alarms]).toEqual([[], []]);

  await bring('2026-11-12', { '2010-901': 'suspended' });
  expect(await check()).toBe(1);
  expect(await check(), 'asked already').toBe(0);
  await tell();
  await tell();
  const list = 'EDQM certificates of suitability, edition of 12 Nov 2026';
  const said = `CEP 2010-901: suspended in ${list}`;
  expect(await entries()).toEqual([said]);
  expect((await threadOf()).alarms).toMatchObject([
    { name: 'CEP 2010-901', state: 'suspended', said: `${list}: suspended.` },
  ]);
  expect((await threadOf(deal.owner)).alarms).toHaveLength(1);
  for (const { email } of [deal.buyer, deal.owner, { email: 'desk@evidence.example' }]) {
    const mails = await mailsOf(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(said);
    expect(mails[0]?.text).toContain('What a register says of the evidence has changed');
    expect(mails[0]?.text).toContain('Dosebridge, in the published register');
    expect(mails[0]?.text).toContain('ask in its thread what it means for you.');
  }
  expect(await mailsOf(deal.stranger.email)).toEqual([]);
});

test('restored by the next list it is told likewise, and stands red no more', async () => {
  await bring('2026-11-19', { '2010-901': 'valid' });
  expect(await check()).toBe(1);
  await tell();
  const restored =
    'CEP 2010-901 is no longer suspended: valid in EDQM certificates of suitability, edition of 19 Nov 2026';
  expect((await entries()).at(-1)).toBe(restored);
  expect((await threadOf()).alarms).toEqual([]);
  expect(await mailsOf(deal.buyer.email)).toHaveLength(2);
});

test('what stays as it is since an edition says since when, by whichever edition', async () => {
  await bring('2026-11-20', { '2010-901': 'valid' });
  expect(await check()).toBe(0);
  const [kept] = await product.db.select().from(evidenceChecks).where(eq(evidenceChecks.claimId, claimId));
  expect(kept).toMatchObject({ edition: '2026-11-20', since: '2026-11-19', isSame: true, finding: 'valid' });
});

test('a first look at a claim is no news, unless the list came after it', async () => {
  // By more than the millisecond in which a quick machine does both.
  const earlier = new Date(Date.now() - 60_000);
  const late = await claim(await product.list(), {
    numberKey: '2010-902',
    number: 'CEP 2010-902',
    statedAt: earlier,
  });
  await bring('2026-11-21', { '2010-901': 'valid', '2010-902': 'withdrawn', '2010-903': 'withdrawn' });
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
  await bring('2026-11-22', { '2010-901': 'withdrawn' });
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

test('without an open request the people of the listing’s company are told once; it is marked in their list and on shortlists as long as it is red', async () => {
  const { db, app } = product;
  const answer = async (url: string, { headers } = deal.owner) => (await app.inject({ url, headers })).json();
  const marked = async () => {
    const own: { id: string; alarms: unknown[] }[] = (await answer('/api/listings')).data;
    const put = (await answer('/api/shortlist', deal.buyer)).data;
    return [own.find(({ id }) => id === String(deal.listing))?.alarms, put[0].alarms];
  };
  const id = String(deal.listing);
  await app.inject({
    ...{ method: 'POST', url: `/api/shortlist/${id}`, headers: deal.buyer.headers, payload: {} },
  });
  const before = (await mailsOf(deal.owner.email)).length;
  await bring('2026-11-23', { '2010-901': 'valid' });
  await check();
  await tell();
  expect(await marked()).toEqual([[], []]);
  await bring('2026-11-24', { '2010-901': 'suspended' });
  await check();
  await tell();
  await tell();
  const mails = (await mailsOf(deal.owner.email)).slice(before);
  expect(mails.map(({ text }) => text.split('edition of ')[1]?.slice(0, 11))).toEqual([
    '23 Nov 2026',
    '24 Nov 2026',
  ]);
  expect(mails[1]?.text).toContain('CEP 2010-901: suspended in EDQM certificates of suitability');
  expect(mails[1]?.text).toContain(`https://dosebridge.example/listings/dossier/${id}`);
  const alarm = { name: 'CEP 2010-901', state: 'suspended' };
  expect(await marked()).toEqual([[alarm], [alarm]]);
  await db.update(evidenceClaims).set({ verdict: 'refused' }).where(eq(evidenceClaims.id, claimId));
  expect(await marked()).toEqual([[], []]);
});
