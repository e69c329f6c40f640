import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '#domains/accounts/server/tables.ts';
import { companies } from '#domains/companies/server/tables.ts';
import { listingFindings } from '#domains/listings/server/findings/tables.ts';
import { requestEvents, requestMessages, requests } from '#domains/requests/server/tables.ts';
import { contacts } from '#domains/site/server/contacts/tables.ts';
import type { TableRow } from '#platform/contract/tables/page.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { foundCompany } from '#testing/deals.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { addTestRequest } from '#testing/test-requests.ts';
import { openRecorder } from './figures/recorder.ts';
import { dossierViews, emptySearches } from './figures/tables.ts';

let product: TestProduct;
let admin: TestPerson;
let member: TestPerson;
let dossierId: number;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
  admin = await product.signIn('admin');
  member = await product.signIn();
  dossierId = await product.list({ therapeuticCategories: ['Vitamins', 'Laxatives'], markets: ['US', 'EU'] });
});
afterAll(() => product.stop());

async function get(url: string) {
  return (await product.app.inject({ url: `/api/back-office/${url}`, headers: admin.headers })).json().data;
}

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour);

async function add(fields: Partial<typeof requests.$inferInsert>) {
  const reference = await addTestRequest(product, member, { dossierId, ...fields });
  const [request] = await product.db.select().from(requests).where(eq(requests.reference, reference));
  if (request === undefined) throw new Error('the request is not there');
  return request;
}

test('each queue holds what waits, and nothing else', async () => {
  await add({ state: 'in-review', dueAt: ago(2) });
  await add({ state: 'in-review', dueAt: ago(-3) });
  await add({ state: 'revision-asked', dueAt: ago(-5) });
  await add({ state: 'in-review', dueAt: ago(-72) });
  await add({ state: 'closed', dueAt: null });
  await product.list({ state: 'draft' });
  await product.db.insert(contacts).values([
    { name: 'Open', email: 'a@b.example', phone: '', message: 'Hello' },
    { name: 'Done', email: 'a@b.example', phone: '', message: 'Hello', doneAt: new Date() },
  ]);
  const mail = { recipient: 'a@b.example', subject: 'Hello', text: '', html: '' };
  await product.db.insert(outgoingMails).values([
    { ...mail, messageId: '1', lastError: 'refused' },
    { ...mail, messageId: '2', lastError: 'refused', sentAt: new Date() },
    { ...mail, messageId: '3' },
  ]);
  await product.db
    .update(people)
    .set({ createdAt: ago(24 * 31) })
    .where(eq(people.id, (await product.signIn()).id));
  const founded = (await foundCompany(product)).id;
  const set = { origin: 'member', createdAt: ago(24 * 29) } as const;
  await product.db.update(companies).set(set).where(eq(companies.id, founded));
  for (const other of [{ verification: 'waiting' }, { createdAt: ago(24 * 31) }] as const) {
    const { id } = await foundCompany(product);
    await product.db
      .update(companies)
      .set({ ...set, ...other })
      .where(eq(companies.id, id));
  }
  const queues = Object.fromEntries(
    (await get('queues')).map(({ name, count }: { name: string; count: number }) => [name, count]),
  );
  expect(queues).toEqual({
    overdue: 1,
    today: 2,
    new: 0,
    edits: 0,
    settlements: 0,
    evidence: 0,
    'dossier-drafts': 1,
    'supplier-drafts': 0,
    verifications: 1,
    founded: 1,
    newcomers: 1,
    messages: 1,
    problems: 0,
    mails: 1,
  });
  await product.db.delete(requests);
});

test('a queue shows four of its rows, of requests those whose time was over first', async () => {
  const over: string[] = [];
  for (const hours of [3, 26, 2, 50, 9]) {
    over.push((await add({ state: 'in-review', dueAt: ago(hours) })).reference);
  }
  const [queue] = await get('queues');
  expect(queue).toMatchObject({ name: 'overdue', count: 5 });
  const first = [3, 1, 4, 0].map((at) => over[at]);
  expect(queue.first.map(({ title }: { title: string }) => title)).toEqual(first);
  await product.db.delete(requests);
});

test('findings are counted by rule, what cannot be first, with the questions that nobody has answered', async () => {
  const other = await product.list();
  await product.db.insert(listingFindings).values([
    { dossierId, rule: 'dcp-unnamed', words: 'One state' },
    { dossierId, rule: 'title-form', words: 'Capsules' },
    { dossierId: other, rule: 'title-form', words: 'Cream', reason: 'A name' },
    { dossierId, rule: 'atc-molecule', words: 'Of another' },
    { dossierId, rule: 'form-route', words: 'Intravenous' },
  ]);
  expect(await get('findings')).toEqual([
    { rule: 'form-route', severity: 'block', count: 1, open: 0 },
    { rule: 'title-form', severity: 'ask', count: 2, open: 1 },
    { rule: 'atc-molecule', severity: 'ask', count: 1, open: 1 },
    { rule: 'dcp-unnamed', severity: 'note', count: 1, open: 0 },
  ]);
  const rowsOf = async (query: string) =>
    (await get(`tables/findings?${query}`)).map(({ cells }: TableRow) => cells);
  expect(await rowsOf('severity=ask&rule=title-form&open=yes')).toMatchObject([
    { words: 'Capsules', open: true },
  ]);
  expect(await rowsOf('rule=title-form&open=no')).toMatchObject([{ severity: 'ask', reason: 'A name' }]);
  expect(await rowsOf('severity=block,note')).toHaveLength(2);
});

test('requests stand in the week they were made in, by the state they are in', async () => {
  const monday = new Date();
  monday.setUTCHours(0, 0, 0, 0);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  const before = new Date(monday.getTime() - 1);
  await add({ createdAt: monday, state: 'submitted' });
  await add({ createdAt: before, state: 'submitted' });
  await add({ createdAt: before, state: 'closed' });
  await add({ createdAt: before, state: 'closed' });
  await add({ createdAt: new Date(monday.getTime() - 12 * 7 * 24 * hour), state: 'closed' });
  const weeks = (await get('figures')).requests;
  expect(weeks).toHaveLength(12);
  expect(weeks.at(-1)).toEqual({ week: monday.toISOString().slice(0, 10), states: { submitted: 1 } });
  expect(weeks.at(-2).states).toEqual({ submitted: 1, closed: 2 });
  expect(weeks.at(0).states).toEqual({});
  await product.db.delete(requests);
});

test('the first answer is the first of the desk’s or the owner’s; the median is of those that have one', async () => {
  const createdAt = ago(24 * 14);
  const after = (hours: number) => new Date(createdAt.getTime() + hours * hour);
  const [one, two, three] = [await add({ createdAt }), await add({ createdAt }), await add({ createdAt })];
  await add({ createdAt });
  const event = { what: 'x', personId: admin.id, move: 'review' as const, side: 'desk' as const };
  await product.db.insert(requestEvents).values([
    { ...event, requestId: one.id, at: after(4) },
    { ...event, requestId: one.id, at: after(90) },
    { ...event, requestId: two.id, at: after(30) },
    { ...event, requestId: three.id, at: after(1), side: 'buyer', move: 'withdraw' },
  ]);
  const message = { personId: admin.id, text: 'x' };
  await product.db.insert(requestMessages).values([
    { ...message, requestId: two.id, at: after(10), side: 'owner' },
    { ...message, requestId: three.id, at: after(2), side: 'buyer' },
    { ...message, requestId: three.id, at: after(20), side: 'desk' },
  ]);
  const weeks = (await get('figures')).firstAnswers;
  expect(weeks.filter(({ answered }: { answered: number }) => answered > 0)).toMatchObject([
    { answered: 3, hours: 10 },
  ]);
});

test('views and searches in vain are counted once for each time, and added up over days', async () => {
  const recorder = openRecorder(product.db, pino({ level: 'silent' }));
  recorder.viewed(dossierId);
  recorder.viewed(dossierId);
  recorder.viewed(999_999);
  recorder.foundNothing('dossier', '  Unobtainium  oral ', { markets: ['US'], curated: false });
  await recorder.flush();
  recorder.viewed(dossierId);
  recorder.foundNothing('dossier', 'unobtainium oral', { markets: ['US'] });
  recorder.foundNothing('supplier', 'nowhere', {});
  recorder.foundNothing('supplier', '', {});
  await recorder.stop();
  await product.db.insert(dossierViews).values({ day: '2020-01-01', dossierId, views: 7 });
  await product.db
    .insert(emptySearches)
    .values({ day: '2020-01-01', kind: 'dossier', search: 'old', times: 9 });

  const { views, emptySearches: searches } = await get('figures');
  expect(views).toEqual(
    ['Laxatives', 'Vitamins'].flatMap((category) =>
      ['EU', 'US'].map((market) => ({ category, market, views: 3 })),
    ),
  );
  expect(searches).toEqual([
    { kind: 'dossier', search: 'unobtainium oral · US', times: 2 },
    { kind: 'supplier', search: 'nowhere', times: 1 },
  ]);
});
