import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { generateInto } from '#demo/generate-into.ts';
import type { LaunchWindow } from '#domains/registers/contract/launch-windows.ts';
import { firstReviewMonths } from '#domains/registers/contract/review-months.ts';
import { readIndex } from '#domains/registers/server/lookup/read-registers.ts';
import {
  currentEditions,
  openRowLookup,
  type RowLookup,
} from '#domains/registers/server/lookup/row-lookup.ts';
import { takeSnapshot } from '#domains/registers/server/snapshot/take-snapshot.ts';
import { launchWindows } from '#domains/registers/server/windows/rules.ts';
import { waitersAre } from '#testing/held-row.ts';
import { standInPatents } from '#testing/registers/stand-in-edition.ts';
import { startTestProduct, type TestProduct } from '#testing/test-product.ts';
import { launchDayFeed } from '../search/launch-days.ts';
import { settlements } from '../settlements/tables.ts';
import { dossiers } from '../tables.ts';
import { keyOf, readFacts, toAsked, toOwn } from './facts.ts';
import { reworkWindows } from './jobs.ts';
import { keepWindows } from './keep-windows.ts';
import { alone, dropUnused, isOld, pointTo } from './kept-windows.ts';
import { readWindows } from './launch-windows.ts';
import { dossierWindows, launchFacts, windowsDue } from './tables.ts';

let product: TestProduct;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-11-23T09:00:00Z') });
  product = await startTestProduct({}, { searches: false });
});
afterAll(async () => {
  await product.stop();
  vi.useRealTimers();
});

async function work(today = '2026-11-23'): Promise<void> {
  const { db } = product;
  await keepWindows({
    review: firstReviewMonths,
    db,
    lookUp: openRowLookup(db),
    editions: await currentEditions(db),
    today,
  });
}

/** As the finders ask: of a dossier's facts, or of what they come to. */
async function revisionOf(id: number): Promise<number | undefined> {
  const told = await launchDayFeed(product.db).changedSince(0);
  return told.find((one) => one.id === id)?.revision;
}

/** The same with all rows of the registers, as it is done where there is much to do. */
async function workWhole(today: string): Promise<void> {
  const { index, editions } = await readIndex(product.db.$client);
  await keepWindows({
    review: firstReviewMonths,
    db: product.db,
    lookUp: async () => index,
    editions,
    today,
  });
}

/** Every published dossier's windows. */
async function workedOut(today: string): Promise<Map<number, LaunchWindow[]>> {
  const { index } = await readIndex(product.db.$client);
  const ids = await product.db.select({ id: dossiers.id }).from(dossiers);
  const all = await readFacts(
    product.db,
    ids.map(({ id }) => id),
    today,
  );
  return new Map(
    all.map(({ id, facts }) => [
      id,
      launchWindows(index, { review: firstReviewMonths, ...toAsked(facts, today), ...toOwn(facts, today) }),
    ]),
  );
}

test('a dossier that was not looked up yet is unknown, and says that it will be', async () => {
  const { windows } = await readWindows(product.db, await product.list());
  expect(windows.map(({ market, state }) => [market, state])).toEqual([
    ['US', 'unknown'],
    ['EU', 'unknown'],
  ]);
  expect(windows[0]?.reasons[0]?.words).toMatch(/looked up/);
});

test('only what changes is written', async () => {
  const id = await product.list({ readiness: 'Early development' });
  await work();
  const before = await revisionOf(id);
  expect(before).toBeDefined();
  // What no window depends on, and another day on which nothing ends.
  await product.db.update(dossiers).set({ oneTimeFee: 'EUR 1' }).where(eq(dossiers.id, id));
  expect(await product.db.$count(windowsDue)).toBe(0);
  await work('2026-11-24');
  expect(await revisionOf(id)).toBe(before);
  await product.db.update(dossiers).set({ strengths: '7.5 mg' }).where(eq(dossiers.id, id));
  await work('2026-11-24');
  expect(await revisionOf(id)).not.toBe(before);
});

test('an edition that changes windows is told of every dossier that has them, and of no other day', async () => {
  const id = await product.list();
  const [own] = await product.db.select().from(dossiers).where(eq(dossiers.id, id));
  const twin = await product.list({ moleculeId: own?.moleculeId, oneTimeFee: 'EUR 3' });
  await work('2026-11-24');
  const before = [await revisionOf(id), await revisionOf(twin)];
  await work('2026-11-25');
  expect([await revisionOf(id), await revisionOf(twin)]).toEqual(before);
  await standInPatents(product.db, '2020-01-02');
  await work('2026-11-25');
  const after = [await revisionOf(id), await revisionOf(twin)];
  expect(after[0]).toBeGreaterThan(before[0] as number);
  expect(after[1]).toBeGreaterThan(before[1] as number);
});

test('dossiers of which the same is true share their windows', async () => {
  const id = await product.list();
  const [own] = await product.db.select().from(dossiers).where(eq(dossiers.id, id));
  await product.list({ moleculeId: own?.moleculeId, oneTimeFee: 'EUR 2' });
  await product.list({ moleculeId: own?.moleculeId, strengths: '2.5 mg' });
  const before = await product.db.$count(launchFacts);
  await work();
  expect((await product.db.$count(launchFacts)) - before).toBe(2);
});

test('settlements are facts in the order in which they were entered, whichever was accepted first', async () => {
  const { db } = product;
  const { id: enteredBy } = await product.signIn();
  const dossierId = await product.list();
  const settled = ['First', 'Second'].map((parties) => ({
    ...{ market: 'US' as const, day: '2030-01-01', parties, source: 'https://news.example/1' },
  }));
  const entry = { dossierId, state: 'waiting', enteredAs: 'desk', enteredBy } as const;
  const entered = await db
    .insert(settlements)
    .values(settled.map((one) => ({ ...one, ...entry })))
    .returning();
  for (const { id } of entered.toReversed())
    await db.update(settlements).set({ state: 'accepted' }).where(eq(settlements.id, id));
  const [read] = await readFacts(db, [dossierId], '2026-11-23');
  // As they were kept before: the same text, by which they are known.
  expect(JSON.stringify(read?.facts.settlements)).toBe(
    JSON.stringify(settled.map((one) => ({ ...one, enteredBy: 'desk' }))),
  );
});

test('a dossier that is hidden keeps what it had, and one that is shown again is looked up anew', async () => {
  const id = await product.list({ state: 'draft' });
  await work();
  expect(await revisionOf(id)).toBeUndefined();
  await product.db.update(dossiers).set({ state: 'published' }).where(eq(dossiers.id, id));
  await work();
  expect(await revisionOf(id)).toBeDefined();
  await product.db.delete(dossiers).where(eq(dossiers.id, id));
  await work('2026-11-25');
  const unused = await product.db.execute(
    sql`select from launch_facts where not exists (select from dossier_windows where facts_id = launch_facts.id)`,
  );
  expect(unused.rowCount).toBe(0);
});

test('whoever changes something else has windows worked out anew', async () => {
  const id = await product.list();
  await work();
  await product.db.update(launchFacts).set({ key: sql`id::text` });
  const before = await product.db.select().from(dossierWindows).where(eq(dossierWindows.dossierId, id));
  await product.db.transaction((tx) =>
    reworkWindows(tx, { enqueue: async () => undefined } as unknown as Parameters<typeof reworkWindows>[1], [
      id,
    ]),
  );
  await work();
  const after = await product.db.select().from(dossierWindows).where(eq(dossierWindows.dossierId, id));
  expect(after[0]?.factsId).not.toBe(before[0]?.factsId);
});

const staleCount = async (today: string) =>
  product.db.$count(launchFacts, isOld({ workedFor: today, editions: await currentEditions(product.db) }));

test('rows of editions that stand no more are not taken for those of the new ones', async () => {
  const [day, next] = ['2026-12-02', '2026-12-03'];
  await workWhole(day);
  const { index, editions } = await readIndex(product.db.$client);
  await standInPatents(product.db, '2020-01-01');
  const id = await product.list();
  await keepWindows({
    review: firstReviewMonths,
    db: product.db,
    lookUp: async () => index,
    editions,
    today: next,
  });
  expect(await staleCount(next)).toBe(await product.db.$count(launchFacts));
  expect(await revisionOf(id)).toBeUndefined();
  // Nor where one comes while the rows are looked up.
  const lookUp: RowLookup = async () => {
    await standInPatents(product.db, '2020-01-01');
    return index;
  };
  const standing = await currentEditions(product.db);
  await keepWindows({ review: firstReviewMonths, db: product.db, lookUp, editions: standing, today: next });
  expect(await staleCount(next)).toBe(await product.db.$count(launchFacts));
  await workWhole(next);
  expect(await staleCount(next)).toBe(0);
  expect(await revisionOf(id)).toBeDefined();
});

test('a process that read a dossier before another one did does not write over what that one wrote', async () => {
  const id = await product.list();
  const { db } = product;
  let isFirst = true;
  const lookUp: RowLookup = async (...asked) => {
    if (isFirst) {
      isFirst = false;
      await db.update(dossiers).set({ strengths: '7.25 mg' }).where(eq(dossiers.id, id));
      await work('2026-12-03');
    }
    return openRowLookup(db)(...asked);
  };
  await keepWindows({
    review: firstReviewMonths,
    db,
    lookUp,
    editions: await currentEditions(db),
    today: '2026-12-03',
  });
  const [kept] = await db
    .select({ key: launchFacts.key })
    .from(dossierWindows)
    .innerJoin(launchFacts, eq(launchFacts.id, dossierWindows.factsId))
    .where(eq(dossierWindows.dossierId, id));
  const [read] = await readFacts(db, [id], '2026-11-23');
  expect(kept?.key).toBe(read && keyOf(read.facts));
});

test('facts that another process drops as nobody’s, before they are a dossier’s again, leave it due', async () => {
  const { db } = product;
  const today = '2026-12-03';
  const id = await product.list({ strengths: '8.25 mg' });
  await work(today);
  // Its facts are kept, and nobody's.
  await db.delete(dossierWindows).where(eq(dossierWindows.dossierId, id));
  await db.insert(windowsDue).values({ dossierId: id });
  await product.list({ strengths: '8.75 mg' });
  let drops = 0;
  const lookUp: RowLookup = async (...asked) => {
    if (drops++ === 0) await alone(db, dropUnused);
    return openRowLookup(db)(...asked);
  };
  await keepWindows({ review: firstReviewMonths, db, lookUp, editions: await currentEditions(db), today });
  expect(drops, 'once for what is new, once for what was dropped').toBe(2);
  expect(await revisionOf(id)).toBeDefined();
  expect(await db.$count(windowsDue)).toBe(0);
});

test('windows that are written late are told, though a dossier was given them meanwhile', async () => {
  const { db } = product;
  const id = await product.list({ strengths: '9.25 mg' });
  const twin = await product.list({ strengths: '9.75 mg' });
  await work('2026-12-03');
  const [theirs = { id: 0, key: '' }] = await db
    .select({ id: launchFacts.id, key: launchFacts.key })
    .from(launchFacts)
    .innerJoin(dossierWindows, eq(dossierWindows.factsId, launchFacts.id))
    .where(eq(dossierWindows.dossierId, twin));

  // One process writes what an edition changed, and has its number, but waits before it is done.
  await standInPatents(db, '2020-01-03');
  const holder = await db.$client.connect();
  let late: Promise<void> | undefined;
  let given: Promise<number> | undefined;
  let told: number | undefined;
  try {
    await holder.query('begin');
    await holder.query('select from launch_facts where id = $1 for no key update', [theirs.id]);
    late = work('2026-12-03');
    await waitersAre(product, 1);
    await db.update(dossiers).set({ strengths: '9.75 mg' }).where(eq(dossiers.id, id));
    given = alone(db, (tx) => pointTo(tx, [{ id, key: theirs.key }]));
    await Promise.race([given, waitersAre(product, 2)]);
    told = await revisionOf(id);
  } finally {
    await holder.query('commit');
    holder.release();
    await Promise.all([late, given]);
  }
  expect(await revisionOf(id)).not.toBe(told);
});

test('after a piece others have the database to themselves for half as long as it took', async () => {
  const { db } = product;
  const [day, next] = ['2026-12-04', '2026-12-05'];
  await product.list();
  await work(day);
  let looks = 0;
  const lookUp: RowLookup = async (...asked) => {
    if (looks++ === 0) vi.advanceTimersByTime(800);
    return openRowLookup(db)(...asked);
  };
  const rests: number[] = [];
  const rest = async (milliseconds: number) => rests.push(milliseconds);
  await keepWindows({
    review: firstReviewMonths,
    db,
    lookUp,
    editions: await currentEditions(db),
    today: next,
    rest,
  });
  expect(rests).toEqual([400]);
});

test('what is kept is what would be worked out, for every dossier, and again on another day', async () => {
  await takeSnapshot(product.db.$client);
  await generateInto(product.db.$client, { dossiers: 20, seed: 7 });
  await work();
  await generateInto(product.db.$client, { dossiers: 180, seed: 7 });
  for (const today of ['2026-11-23', '2028-03-01']) {
    await workWhole(today);
    const all = await workedOut(today);
    expect(all.size).toBeGreaterThan(200);
    const states = new Set<string>();
    for (const [id, windows] of all) {
      const { windows: kept } = await readWindows(product.db, id);
      expect(kept).toEqual(windows);
      for (const { state } of kept) states.add(state);
    }
    expect([...states].sort()).toEqual(['open', 'soft-only', 'unknown', 'waits']);
  }
}, 60_000);
