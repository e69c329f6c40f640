import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import type { LaunchFacts } from '#domains/dossiers/server/windows/facts.ts';
import { dossierWindows, launchFacts, launchWindows } from '#domains/dossiers/server/windows/tables.ts';
import { plants } from '#domains/suppliers/server/tables.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import type { AlertRhythm } from '../../contract/saved-searches.ts';
import { savedSearches } from './tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const lastYear = new Date('2025-11-20T10:00:00Z');

let words = 0;
/** Words that are no misspellings of each other. */
function newWord(): string {
  words += 1;
  return `${'abcdefgh'[words]}`.repeat(9);
}

async function post(person: TestPerson, path: string, payload: object) {
  const url = `/api/saved-searches${path}`;
  const answer = await product.app.inject({ method: 'POST', url, headers: person.headers, payload });
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json().data;
}

/** A search of a new member for a word, in the UK; none of the two listings matches it by all it asks. */
async function saved(alert: AlertRhythm = 'instant') {
  const word = newWord();
  const old = await product.list({ title: `${word} old`, markets: ['EU'], listedAt: lastYear });
  const there = await product.list({ title: `${word} there`, markets: ['UK'], listedAt: lastYear });
  const owner = await product.signIn();
  const search = { searchChar: word, RegionofInterest: ['UK'] };
  const { id } = await post(owner, '', { kind: 'dossier', name: word, address: '', alert, search });
  return { word, old, there, owner, id: Number(id) };
}

async function sell(id: number, market: string): Promise<void> {
  await product.db
    .update(dossiers)
    .set({ markets: [market] })
    .where(eq(dossiers.id, id));
}

async function mailsTo({ email }: TestPerson): Promise<string[]> {
  const mails = await product.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.recipient, email))
    .orderBy(outgoingMails.id);
  return mails.map(({ subject, text }) => `${subject}\n${text}`);
}

async function matchedBy(id: number) {
  const [row] = await product.db.select().from(savedSearches).where(eq(savedSearches.id, id));
  return row?.matchedIds;
}

test('a listing that comes to match by a change is told as a new one is, once', async () => {
  const { word, old, owner } = await saved();
  await product.sendAlerts();
  expect(await mailsTo(owner)).toEqual([]);
  await sell(old, 'UK');
  await product.sendAlerts();
  await product.sendAlerts();
  const [mail, ...more] = await mailsTo(owner);
  expect(more).toEqual([]);
  expect(mail).toContain(`New in your search “${word}”: 1 listing`);
  expect(mail).toContain(`${word} old (DB-`);
  expect(mail).not.toContain(`${word} there`);
});

test('a plant that comes to match by a change is told too', async () => {
  const owner = await product.signIn();
  const search = { searchChar: 'Salamanca' };
  await post(owner, '', { kind: 'supplier', name: 'Plants', address: '', alert: 'instant', search });
  const id = await product.listPlant({ city: 'Zaragoza', country: 'Spain', listedAt: lastYear });
  await product.db.update(plants).set({ city: 'Salamanca' }).where(eq(plants.id, id));
  await product.sendAlerts();
  expect(await mailsTo(owner)).toEqual([
    expect.stringContaining('Manufacturing plant in Salamanca, Spain (SU-'),
  ]);
});

test('a launch that is asked for now is looked for on the day of each look', async () => {
  const [word, owner] = [newWord(), await product.signIn()];
  const dossierId = await product.list({ title: `${word} there`, listedAt: lastYear });
  // A day that is long over: what was saved, not what is asked for.
  const search = { searchChar: word, launch: { market: 'US', to: '2020-01-01' } };
  const asked = { kind: 'dossier', name: word, address: '?launch=us:now', alert: 'instant', search };
  const { id } = await post(owner, '', asked);
  expect(await matchedBy(Number(id))).toEqual([]);
  const [facts] = await product.db
    .insert(launchFacts)
    .values({ key: word, facts: {} as LaunchFacts, workedFor: '2026-11-23', editions: '' })
    .returning();
  const factsId = facts?.id ?? 0;
  const open = { market: 'US', state: 'open', earliest: '2026-11-23' } as const;
  await product.db.insert(launchWindows).values({ factsId, ...open, reasons: [] });
  await product.db.insert(dossierWindows).values({ dossierId, factsId });
  await product.sendAlerts();
  expect(await mailsTo(owner)).toEqual([expect.stringContaining(`${word} there`)]);
});

test('a change of what matched before is no news; what left and comes to match again is', async () => {
  const { word, there, owner } = await saved();
  await product.db
    .update(dossiers)
    .set({ title: `${word} renamed` })
    .where(eq(dossiers.id, there));
  await product.sendAlerts();
  await sell(there, 'US');
  await product.sendAlerts();
  expect(await mailsTo(owner)).toEqual([]);
  await sell(there, 'UK');
  await product.sendAlerts();
  expect(await mailsTo(owner)).toEqual([expect.stringContaining(`${word} renamed`)]);
});

test('a search from before goes by the day at its first look, and by what matched from then on', async () => {
  const { word, old, there, owner, id } = await saved();
  const young = await product.list({ title: `${word} young`, markets: ['UK'], listedAt: new Date() });
  await product.db.update(savedSearches).set({ matchedIds: null }).where(eq(savedSearches.id, id));
  await product.sendAlerts();
  expect(await mailsTo(owner)).toEqual([]);
  expect(await matchedBy(id)).toEqual([there]);
  await sell(old, 'UK');
  await product.sendAlerts();
  const [mail = '', ...more] = await mailsTo(owner);
  expect(more).toEqual([]);
  expect(mail).toContain(`New in your search “${word}”: 2 listings`);
  expect(mail).toMatch(new RegExp(`${word} young[^]*${word} old`));
  expect(await matchedBy(id)).toEqual([old, there, young]);
});

test('a mail that cannot be written leaves its listings to be told', async () => {
  const { old, owner } = await saved();
  await sell(old, 'UK');
  await product.db.execute(sql`alter table outgoing_mails rename to lost_mails`);
  await product.sendAlerts();
  await product.db.execute(sql`alter table lost_mails rename to outgoing_mails`);
  expect(await mailsTo(owner)).toEqual([]);
  await product.sendAlerts();
  expect(await mailsTo(owner)).toHaveLength(1);
});

test('what comes to match while nobody wants to hear of it is no news when alerts begin again', async () => {
  const { word, old, there, owner, id } = await saved('none');
  expect(await matchedBy(id)).toBeNull();
  await sell(old, 'UK');
  await product.refresh();
  await post(owner, `/${id}`, { alert: 'instant' });
  await product.sendAlerts();
  expect(await mailsTo(owner)).toEqual([]);
  await sell(there, 'US');
  await product.sendAlerts();
  await sell(there, 'UK');
  await product.sendAlerts();
  expect(await mailsTo(owner)).toEqual([expect.stringContaining(`${word} there`)]);
  await post(owner, `/${id}`, { alert: 'none' });
  expect(await matchedBy(id)).toBeNull();
});
