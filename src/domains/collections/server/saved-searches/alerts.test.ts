import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '#domains/accounts/server/tables.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { savedSearches } from './tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const minute = 60_000;
const now = new Date('2026-11-20T10:00:00Z');
const before = (minutes: number) => new Date(now.getTime() - minutes * minute);

/** A word that is no misspelling of any other test's. */
function newWord(): string {
  return crypto.randomUUID().replaceAll(/[\d-]/g, (digit) => 'ghijklmnopq'[Number(digit) || 10] ?? '');
}

/** A search of a member of its own, for a text that no other test uses. */
async function saved(more: Partial<typeof savedSearches.$inferInsert> = {}, person?: TestPerson) {
  const text = newWord();
  const owner = person ?? (await product.signIn());
  const row = {
    personId: owner.id,
    kind: 'dossier',
    name: text,
    address: `?q=${text}`,
    search: { searchChar: text },
    alert: 'instant',
    toldUpTo: before(60),
    nextAt: before(60),
    ...more,
  } as const;
  const [{ id = 0 } = {}] = await product.db.insert(savedSearches).values(row).returning();
  const list = (minutes: number) =>
    product.list({ title: `${text} Tablets ${minutes}`, listedAt: before(minutes) });
  return { owner, text, id, list };
}

async function mailsTo({ email }: TestPerson) {
  return product.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.recipient, email))
    .orderBy(outgoingMails.id);
}

test('what is new is told once, and what comes after it once too', async () => {
  const { owner, text, list } = await saved();
  await list(90);
  await list(30);
  await product.sendAlerts(now);
  await product.sendAlerts(now);
  const [first, ...more] = await mailsTo(owner);
  expect(more).toEqual([]);
  expect(first?.subject).toBe(`New in your search “${text}”: 1 listing`);
  expect(first?.text).toContain(`${text} Tablets 30 (DB-`);
  expect(first?.text).not.toContain('Tablets 90');
  expect(first?.text).toContain(`/dossier-search?q=${text}&sort=newest`);
  await list(20);
  await product.sendAlerts(now);
  const [, second] = await mailsTo(owner);
  expect(second?.text).toContain('Tablets 20');
  expect(second?.text).not.toContain('Tablets 30');
});

test('one mail tells of all searches of a person, dossiers and suppliers, without a company’s name', async () => {
  const { owner, list } = await saved();
  await saved(
    { kind: 'supplier', name: 'Plants', search: { searchChar: 'Zaragoza' }, address: '?q=Zaragoza' },
    owner,
  );
  await list(10);
  await product.listPlant({ city: 'Zaragoza', country: 'Spain', listedAt: before(10) });
  await product.sendAlerts(now);
  const mails = await mailsTo(owner);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe('New in your searches: 2 listings');
  expect(mails[0]?.text).toContain('Manufacturing plant in Zaragoza, Spain (SU-');
  expect(mails[0]?.text).not.toMatch(/Company \d/);
});

test('two runs at the same time make one mail', async () => {
  const { owner, list } = await saved();
  await list(10);
  await Promise.all([product.sendAlerts(now), product.sendAlerts(now)]);
  expect(await mailsTo(owner)).toHaveLength(1);
});

test('what was listed a moment ago waits until all that began before it can be seen', async () => {
  const { owner, list } = await saved();
  await list(1);
  await product.sendAlerts(now);
  expect(await mailsTo(owner)).toEqual([]);
  await product.sendAlerts(new Date(now.getTime() + minute));
  expect(await mailsTo(owner)).toHaveLength(1);
});

test('a daily alert waits for its hour, and a day without news brings no mail', async () => {
  const { owner, id, list } = await saved({ alert: 'daily', nextAt: new Date('2026-11-20T08:00:00Z') });
  await product.sendAlerts(now);
  const next = async () =>
    (await product.db.select().from(savedSearches).where(eq(savedSearches.id, id)))[0]?.nextAt;
  expect(await next()).toEqual(new Date('2026-11-21T08:00:00Z'));
  await list(10);
  await product.sendAlerts(now);
  expect(await mailsTo(owner)).toEqual([]);
  await product.sendAlerts(new Date('2026-11-21T08:00:30Z'));
  expect(await mailsTo(owner)).toHaveLength(1);
});

test('who wants none, who has left, and a retired listing: no mail', async () => {
  const none = await saved({ alert: 'none', nextAt: null });
  const gone = await saved();
  const retired = await saved();
  await none.list(10);
  await gone.list(10);
  await product.db.update(people).set({ disabledAt: now }).where(eq(people.id, gone.owner.id));
  await product.list({ title: `${retired.text} Tablets`, listedAt: before(10), state: 'retired' });
  await product.sendAlerts(now);
  for (const { owner } of [none, gone, retired]) expect(await mailsTo(owner)).toEqual([]);
});

test('the link in the mail stops every alert of its person without a login, and of nobody else', async () => {
  const { owner, id, list } = await saved();
  const other = await saved();
  await list(10);
  await product.sendAlerts(now);
  const key = /\/stop-alerts\/(\S+)/.exec((await mailsTo(owner))[0]?.text ?? '')?.[1];
  const stop = (given: unknown) =>
    product.app.inject({ method: 'POST', url: '/api/alerts/stop', payload: { key: given } });
  for (const bad of ['', 'x', `${key}x`.slice(2), other.owner.id]) {
    expect([400, 404]).toContain((await stop(bad)).statusCode);
  }
  expect((await stop(key)).statusCode).toBe(200);
  expect((await stop(key)).statusCode).toBe(200);
  const alertOf = async (searchId: number) =>
    (await product.db.select().from(savedSearches).where(eq(savedSearches.id, searchId)))[0]?.alert;
  expect([await alertOf(id), await alertOf(other.id)]).toEqual(['none', 'instant']);
});
