import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { WindowMarket } from '#domains/registers/contract/window-markets.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import type { DossierCard } from '../../contract/dossiers.ts';
import type { LaunchFacts } from '../windows/facts.ts';
import { dossierWindows, launchFacts, launchWindows } from '../windows/tables.ts';

let product: TestProduct;
let member: TestPerson;
let names: Map<string, string>;
beforeAll(async () => {
  // The day on which it is asked decides what has come.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00:00Z') });
  product = await startTestProduct();
  member = await product.signIn();
  const listed = {
    open: await list({ US: '2026-06-10', EU: '2030-01-01' }),
    today: await list({ US: '2026-11-23' }),
    soon: await list({ US: '2027-05-21', EU: '2024-08-22' }),
    later: await list({ US: '2028-11-24' }),
    unknown: await list({ US: null }),
    unread: await product.list(),
  };
  names = new Map(Object.entries(listed).map(([name, id]) => [String(id), name]));
  await product.refresh();
});
afterAll(async () => {
  await product.stop();
  vi.useRealTimers();
});

type Days = Partial<Record<WindowMarket, string | null>>;

async function list(days: Days): Promise<number> {
  const id = await product.list();
  await workOut(id, days);
  return id;
}

/** As if the days had been worked out. */
async function workOut(id: number, days: Days, states: string[] | null = null): Promise<void> {
  const [facts] = await product.db
    .insert(launchFacts)
    .values({ key: sql`gen_random_uuid()`, facts: {} as LaunchFacts, workedFor: '2026-11-23', editions: '' })
    .returning();
  const factsId = facts?.id ?? 0;
  await product.db.insert(launchWindows).values(
    Object.entries(days).map(([market, earliest]) => ({
      ...{ factsId, market: market as WindowMarket, earliest, asOf: '2026-06-10', reasons: [] },
      states: market === 'EU' ? states : null,
      state: earliest === null ? ('unknown' as const) : ('waits' as const),
    })),
  );
  await product.db
    .insert(dossierWindows)
    .values({ dossierId: id, factsId })
    .onConflictDoUpdate({
      target: dossierWindows.dossierId,
      set: { factsId, revisedIn: sql`pg_current_xact_id()` },
    });
}

async function search(body: object) {
  const { headers } = member;
  const url = '/search-dossier';
  const answer = await product.app.inject({ method: 'POST', url, headers, payload: { limit: 20, ...body } });
  return { status: answer.statusCode, ...answer.json() };
}

async function found(body: object): Promise<string[]> {
  const { data } = await search(body);
  return data.map((card: DossierCard) => names.get(card._id) ?? '');
}

test.each([
  ['everything whose day is known', {}, ['open', 'today', 'soon', 'later']],
  ['what may be launched now, by its last day', { to: '2026-11-23' }, ['open', 'today']],
  ['the same from long ago on', { from: '2020-01-01', to: '2026-11-23' }, ['open', 'today']],
  [
    'what comes within a year, and what has come',
    { from: '2026-11-23', to: '2027-11-23' },
    ['open', 'today', 'soon'],
  ],
  ['only what is still to come', { from: '2026-11-24' }, ['soon', 'later']],
  ['both ends belong to it', { from: '2027-05-21', to: '2028-11-24' }, ['soon', 'later']],
  ['nothing in the past: what has come is today', { from: '2026-01-01', to: '2026-11-21' }, []],
  ['what has come where it is still yesterday', { to: '2026-11-22' }, ['open', 'today']],
])('a launch in the United States finds %s', async (_, days, expected) => {
  expect((await found({ launch: { market: 'US', ...days } })).sort()).toEqual([...expected].sort());
});

test('markets have their own days', async () => {
  expect(await found({ launch: { market: 'EU', to: '2026-11-23' } })).toEqual(['soon']);
});

test('counts ignore what is asked of launches, and nothing else', async () => {
  const expected = { US: [2, 3, 3, 4], EU: [1, 1, 1, 1], noDay: { US: 2, EU: 4 } };
  expect((await search({})).launchCounts).toEqual(expected);
  expect((await search({ launch: { market: 'EU', to: '2026-11-23' } })).launchCounts).toEqual(expected);
  const none = await search({ curated: true });
  expect(none.launchCounts).toEqual({ US: [0, 0, 0, 0], EU: [0, 0, 0, 0], noDay: { US: 0, EU: 0 } });
  const { headers } = member;
  const all = await product.app.inject({ method: 'POST', url: '/get-dossier', headers, payload: {} });
  expect(all.json().launchCounts).toEqual(expected);
});

test('dossiers are sorted by their first day, and those without one come last both ways', async () => {
  const upwards = await found({ sort: 'launchUS' });
  expect(upwards.slice(0, 4)).toEqual(['open', 'today', 'soon', 'later']);
  const downwards = await found({ sort: '-launchUS' });
  expect(downwards.slice(0, 4)).toEqual(['later', 'soon', 'today', 'open']);
  expect(downwards.slice(4)).toEqual(upwards.slice(4));
});

test('a card says what was worked out, and says it anew once that changes, though nobody wrote the dossier', async () => {
  const id = [...names].find(([, name]) => name === 'unread')?.[0] ?? '';
  async function launchOf(): Promise<DossierCard['launch'] | undefined> {
    const { data } = await search({ sort: 'newest' });
    return data.find((card: DossierCard) => card._id === id)?.launch;
  }
  expect(await launchOf()).toEqual([]);
  await workOut(Number(id), { US: '2031-03-01', EU: null });
  await product.refresh();
  const read = { asOf: '2026-06-10', hardUntil: null, softUntil: null, bySettlement: false };
  expect(await launchOf()).toEqual([
    { ...read, state: 'waits', market: 'US', earliest: '2031-03-01' },
    { ...read, state: 'unknown', market: 'EU', earliest: null },
  ]);
  await workOut(Number(id), { EU: '2026-11-23' }, ['Malta', 'Spain']);
  await product.refresh();
  expect(await launchOf()).toEqual([
    { ...read, state: 'waits', market: 'EU', earliest: '2026-11-23', states: ['Malta', 'Spain'] },
  ]);
  await workOut(Number(id), { US: '2031-03-01', EU: null });
  await product.refresh();
  expect(await found({ launch: { market: 'US', from: '2031-03-01', to: '2031-03-01' } })).toEqual(['unread']);
  await product.db.delete(dossierWindows).where(eq(dossierWindows.dossierId, Number(id)));
});

test.each([
  [{ market: 'Mars' }, 'launch.market', 'Give a market: US or EU'],
  [{ market: 'US', from: '2027' }, 'launch.from', 'Give the day as YYYY-MM-DD'],
  [{ market: 'US', to: '2027-02-30' }, 'launch.to', 'Give the day as YYYY-MM-DD'],
  [
    { market: 'US', from: '2028-01-01', to: '2027-01-01' },
    'launch.to',
    'The end of a range cannot come before its start',
  ],
])('%j is refused in words', async (launch, path, message) => {
  const { status, issues } = await search({ launch });
  expect([status, issues]).toEqual([400, [{ path, message }]]);
});

test('a search that finds nothing says what it would find at any time', async () => {
  const { drops } = await search({ launch: { market: 'US', to: '2020-01-01' } });
  expect(drops).toContainEqual({ kind: 'range', group: 'launchUS', brings: 6 });
});
