import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditTrail } from '#platform/server/audit/tables.ts';
import { dayIn } from '#platform/server/day-in.ts';
import { type Deal, openDeal, sendForm } from '#testing/deals.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { requestSorts } from '../contract/requests.ts';
import { businessDayAfter, endOf } from './clock/business-days.ts';
import { endOfDueSoon } from './clock/clock.ts';
import { requests } from './tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

async function list(person: TestPerson, query: Record<string, string> = {}) {
  const url = `/api/requests?${new URLSearchParams(query)}`;
  const answer = await product.app.inject({ url, headers: person.headers });
  return {
    status: answer.statusCode,
    data: answer.json().data as { reference: string; businessDaysLeft: number | null }[],
  };
}

async function references(person: TestPerson, query: Record<string, string> = {}): Promise<string[]> {
  return (await list(person, query)).data.map(({ reference }) => reference);
}

async function put(reference: string, fields: Partial<typeof requests.$inferInsert>): Promise<void> {
  await product.db.update(requests).set(fields).where(eq(requests.reference, reference));
}

/** A buyer's requests for listings of one company, the earliest first. */
async function ask(deal: Deal, ...titles: string[]): Promise<string[]> {
  const made = [deal.reference];
  for (const title of titles) {
    const id = String(await product.list({ companyId: deal.ownerCompany.id, title }));
    const { body } = await sendForm(product, deal.buyer, '/create-dossertermsheet', {
      id,
      indicativeVolumes: '1',
    });
    made.push(body.reference);
  }
  return made;
}

test('each scope holds the requests that one takes part in that way, and says as whom', async () => {
  const deal = await openDeal(product);
  const { buyer, colleague, owner, desk, stranger, reference } = deal;
  expect(await references(buyer)).toEqual([reference]);
  expect(await references(colleague)).toEqual([]);
  expect(await references(colleague, { scope: 'company' })).toEqual([reference]);
  expect(await references(owner, { scope: 'owner' })).toEqual([]);
  await deal.move(desk, 'review');
  expect((await list(owner, { scope: 'owner' })).data).toMatchObject([
    { reference, side: 'owner', waitsFor: 'owner', requester: { organisation: `Buyer ${buyer.id}` } },
  ]);
  expect((await list(desk, { scope: 'all' })).data[0]).toMatchObject({ reference, side: 'desk' });
  for (const scope of ['own', 'company', 'owner']) {
    expect(await references(stranger, { scope })).toEqual([]);
    expect(await references(desk, { scope })).toEqual([]);
  }
  expect(await references(owner)).toEqual([]);
  for (const person of [buyer, owner, stranger]) {
    expect((await list(person, { scope: 'all' })).status).toBe(403);
  }
});

test('a holiday of the desk takes a day from what is left of a clock, in the list and in the thread', async () => {
  const { buyer, desk, reference } = await openDeal(product);
  const calendar = { timeZone: 'Europe/London', holidays: new Set<string>() };
  const today = dayIn(calendar.timeZone, new Date());
  const next = businessDayAfter(today, 1, calendar);
  await put(reference, { dueAt: endOf(businessDayAfter(today, 5, calendar), calendar.timeZone) });
  const left = async () => {
    const thread = await product.app.inject({ url: `/api/requests/${reference}`, headers: buyer.headers });
    const { data } = await list(buyer);
    return [data[0], thread.json().data].map(({ businessDaysLeft }) => businessDaysLeft);
  };
  expect(await left()).toEqual([5, 5]);
  const payload = { day: next, name: 'Day off' };
  await product.app.inject({ method: 'POST', url: '/api/holidays', headers: desk.headers, payload });
  expect(await left()).toEqual([4, 4]);
  await product.app.inject({ method: 'DELETE', url: `/api/holidays/${next}`, headers: desk.headers });
});

test('a list is narrowed by state, kind, words of the listing, and clock', async () => {
  const deal = await openDeal(product);
  const { buyer } = deal;
  const [first, second, third] = (await ask(deal, '100% Zinc_acetate Capsules', 'Zinc acetate Syrup')) as [
    string,
    string,
    string,
  ];
  const now = new Date();
  const calendar = { timeZone: 'Europe/London', holidays: new Set<string>() };
  const soon = endOfDueSoon(now, calendar);
  await put(first, { state: 'declined', dueAt: null });
  await put(second, { state: 'in-review', dueAt: soon });
  await put(third, { dueAt: new Date(now.getTime() - 1) });
  expect(await references(buyer, { state: 'declined,in-review' })).toEqual([second, first]);
  expect(await references(buyer, { state: '' })).toHaveLength(3);
  expect((await list(buyer, { state: 'lost' })).status).toBe(400);
  expect(await references(buyer, { kind: 'supplier' })).toEqual([]);
  expect(await references(buyer, { q: 'zinc' })).toEqual([third, second]);
  expect(await references(buyer, { q: '% zinc_' })).toEqual([second]);
  expect(await references(buyer, { q: first.slice(-5) })).toEqual([first]);
  expect(await references(buyer, { q: deal.code })).toContain(first);
  expect(await references(buyer, { clock: 'due-soon' })).toEqual([second]);
  expect(await references(buyer, { clock: 'overdue' })).toEqual([third]);
  await put(second, { dueAt: new Date(soon.getTime() + 1) });
  expect(await references(buyer, { clock: 'due-soon' })).toEqual([]);
  expect(endOf(dayIn('Europe/London', soon), 'Europe/London')).toEqual(soon);
});

test.each(['newest', 'oldest', 'touched', 'due'])(
  'in the order %s pages join without gap or repeat, forwards and backwards',
  async (sort) => {
    const deal = await openDeal(product);
    const made = await ask(deal, 'A', 'B', 'C', 'D', 'E', 'F');
    const instant = (day: number) => new Date(Date.UTC(2030, 0, day));
    // Two at the same moment, and two without a clock.
    for (const [index, reference] of made.entries()) {
      const dueAt = index % 3 === 2 ? null : instant(9 - (index >> 1));
      await put(reference, { touchedAt: instant((index * 3) % 5), dueAt });
    }
    const whole = await references(deal.buyer, { sort });
    expect([...whole].sort()).toEqual([...made].sort());
    const rows = (await list(deal.buyer, { sort })).data as unknown as Record<string, string | null>[];
    const keys = rows.map(({ reference, touchedAt, dueAt }) =>
      sort === 'touched' ? touchedAt : sort === 'due' ? (dueAt ?? 'z') : reference,
    );
    const falls = sort === 'newest' || sort === 'touched';
    expect(keys).toEqual([...keys].sort((a, b) => (String(a) < String(b) !== falls ? -1 : 1)));
    const forwards: string[] = [];
    for (let before: string | undefined; forwards.length < 7; before = forwards.at(-1)) {
      forwards.push(...(await references(deal.buyer, { sort, limit: '2', ...(before && { before }) })));
    }
    expect(forwards).toEqual(whole);
    const backwards: string[] = [];
    for (let after = whole.at(-1) as string; backwards.length < 6; after = backwards[0] as string) {
      backwards.unshift(...(await references(deal.buyer, { sort, limit: '2', after })));
    }
    expect(backwards).toEqual(whole.slice(0, -1));
  },
);

/** What an answer says, but for the number that every request has of its own. */
function words(payload: string): string {
  return payload.replace(/"requestId":"[^"]*"/, '');
}

test('a page after somebody else’s request is answered as one after no request at all, in every order', async () => {
  const [mine, theirs] = [await openDeal(product), await openDeal(product)];
  await ask(mine, 'A', 'B');
  // Between mine in every order.
  await put(theirs.reference, { touchedAt: new Date(), dueAt: new Date() });
  for (const sort of requestSorts) {
    for (const cursor of ['before', 'after']) {
      for (const scope of ['own', 'company', 'owner']) {
        const [foreign, absent] = await Promise.all(
          [theirs.reference, 'DB-2026-999999'].map((reference) =>
            product.app.inject({
              url: `/api/requests?${new URLSearchParams({ sort, scope, [cursor]: reference })}`,
              headers: mine.buyer.headers,
            }),
          ),
        );
        const what = `${scope} by ${sort}, ${cursor}`;
        expect.soft(foreign?.statusCode, what).toBe(400);
        expect.soft(words(foreign?.payload ?? ''), what).toBe(words(absent?.payload ?? '?'));
        expect
          .soft(foreign?.json().issues, what)
          .toEqual([{ path: cursor, message: 'This page cannot be found again. Start from the first one.' }]);
      }
    }
  }
  // The desk may read it, and so may go on from it.
  expect((await list(mine.desk, { scope: 'all', before: theirs.reference })).status).toBe(200);
});

test('an investor registers an interest in a dossier; it opens a thread, once', async () => {
  const investor = await product.signIn('investor');
  const dossier = String(await product.list({ supply: ['Tech transfer'] }));
  const post = (payload: object, person = investor) =>
    product.app.inject({ method: 'POST', url: '/api/requests', headers: person.headers, payload });
  const asked = { kind: 'investment', dossier, interest: 'Co-development', contribution: '2 M EUR' };
  const answer = await post(asked);
  expect(answer.statusCode).toBe(200);
  const { reference } = answer.json();
  expect((await post(asked)).json().reference).toBe(reference);
  expect((await post({ ...asked, interest: 'Acquisition' })).json()).toMatchObject({
    code: 'asked-before',
    reference,
  });
  const { data } = (
    await product.app.inject({ url: `/api/requests/${reference}`, headers: investor.headers })
  ).json();
  expect(data).toMatchObject({
    kind: 'investment',
    state: 'submitted',
    waitsFor: 'desk',
    answers: [
      { label: 'What interests you', value: 'Co-development' },
      { label: 'What you would bring', value: '2 M EUR' },
    ],
  });
  expect(await references(investor, { dossier, kind: 'investment' })).toEqual([reference]);
  expect((await post({ ...asked, interest: '  ' })).statusCode).toBe(400);
  expect((await post({ ...asked, dossier: '999999' })).statusCode).toBe(404);
  expect((await post(asked, await product.signIn())).statusCode).toBe(403);
});

test('the desk keeps its holidays; nobody else reads or changes them', async () => {
  const [desk, member] = [await product.signIn('admin'), await product.signIn()];
  const call = (person: TestPerson, method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) =>
    product.app.inject({
      method,
      url: `/api/holidays${path}`,
      headers: person.headers,
      ...(payload && { payload }),
    });
  const year = new Date().getUTCFullYear() + 1;
  const [newYear, christmas] = [`${year}-01-01`, `${year}-12-25`];
  await call(desk, 'POST', '', { day: christmas, name: 'Christmas' });
  await call(desk, 'POST', '', { day: newYear, name: 'New Year' });
  const renamed = await call(desk, 'POST', '', { day: christmas, name: 'Christmas Day' });
  expect(renamed.json().data).toEqual([
    { day: newYear, name: 'New Year' },
    { day: christmas, name: 'Christmas Day' },
  ]);
  expect((await call(desk, 'POST', '', { day: `${year}-02-30`, name: 'None' })).statusCode).toBe(400);
  expect((await call(desk, 'POST', '', { day: `${year}-02-03`, name: '' })).statusCode).toBe(400);
  for (const far of ['9999-12-31', `${year + 3}-01-01`, '1000-01-01']) {
    const answer = await call(desk, 'POST', '', { day: far, name: 'Far' });
    expect([answer.statusCode, answer.json().issues?.[0]?.path]).toEqual([400, 'day']);
  }
  for (const day of [`${year + 1}-01-01`, `${year}-02-30`, 'x']) {
    expect((await call(desk, 'DELETE', `/${day}`)).statusCode).toBe(404);
  }
  expect((await call(desk, 'DELETE', `/${newYear}`)).json().data).toHaveLength(1);
  const lines = await product.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.actorId, desk.id))
    .orderBy(auditTrail.id);
  expect(lines.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
    `set-holiday holiday:${christmas}`,
    `set-holiday holiday:${newYear}`,
    `set-holiday holiday:${christmas}`,
    `drop-holiday holiday:${newYear}`,
  ]);
  for (const method of ['GET', 'POST'] as const) {
    expect((await call(member, method, '', { day: christmas, name: 'X' })).statusCode).toBe(403);
  }
});
