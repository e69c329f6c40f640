import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findReviewMonths, keepOperatorSettings } from '#domains/accounts/server/operator/settings.ts';
import { operatorSettings } from '#domains/accounts/server/operator/tables.ts';
import type { LaunchWindow } from '#domains/registers/contract/launch-windows.ts';
import { firstReviewMonths } from '#domains/registers/contract/review-months.ts';
import { currentEditions, openRowLookup } from '#domains/registers/server/lookup/row-lookup.ts';
import { takeSnapshot } from '#domains/registers/server/snapshot/take-snapshot.ts';
import { dayIn } from '#platform/server/day-in.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { molecules } from '../tables.ts';
import { reworkAllWindows } from './jobs.ts';
import { keepWindows } from './keep-windows.ts';
import { launchWindows } from './tables.ts';

let product: TestProduct;
let member: TestPerson;
beforeAll(async () => {
  // The day on which it is asked decides what lies ahead.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00:00Z') });
  product = await startTestProduct({}, { searches: false });
  member = await product.signIn();
});
afterAll(async () => {
  await product.stop();
  vi.useRealTimers();
});

/** As the job does it. */
async function work(review = firstReviewMonths): Promise<void> {
  const { db } = product;
  await keepWindows({
    db,
    lookUp: openRowLookup(db),
    editions: await currentEditions(db),
    today: dayIn('UTC'),
    review,
  });
}

async function windowsOf(id: number): Promise<{ status: number; US: LaunchWindow; EU: LaunchWindow }> {
  await work();
  const url = `/api/dossiers/${id}/launch-windows`;
  const answer = await product.app.inject({ url, headers: member.headers });
  const windows: LaunchWindow[] = answer.json().data ?? [];
  const [US, EU] = ['US', 'EU'].map((market) => windows.find((one) => one.market === market));
  return { status: answer.statusCode, US: US as LaunchWindow, EU: EU as LaunchWindow };
}

/** Apixaban tablets that were filed in the United States. */
async function listApixaban(fields: object = {}): Promise<number> {
  await product.db
    .insert(molecules)
    .values({ inn: 'apixaban', otherNames: [], brands: ['Eliquis'], about: '' })
    .onConflictDoNothing();
  const [apixaban] = await product.db.select().from(molecules).where(eq(molecules.inn, 'apixaban'));
  return product.list({
    moleculeId: apixaban?.id,
    title: 'Apixaban Tablets 2.5 mg, 5 mg',
    dosageForm: 'Film Coated Tablets',
    routes: ['Oral'],
    strengths: '2.5 mg, 5 mg',
    salt: '-',
    atcClasses: ['B01AF02 - Apixaban'],
    usReferenceProduct: 'Eliquis (Bristol-Myers Squibb)',
    readiness: 'Ready : US',
    registeredIn: 'US (ANDA filed May 2026)',
    ...fields,
  });
}

test('without an edition everything is unknown, and says why', async () => {
  const { US, EU } = await windowsOf(await listApixaban());
  for (const { state, earliest, asOf, reasons } of [US, EU]) {
    expect({ state, earliest, asOf }).toEqual({ state: 'unknown', earliest: null, asOf: null });
    expect(reasons[0]?.words).toMatch(/brought/);
  }
});

test('the windows of the bundled editions are told with the rows that say so', async () => {
  await takeSnapshot(product.db.$client);
  const { US, EU } = await windowsOf(await listApixaban());
  expect(US).toMatchObject({
    ...{ state: 'waits', hardUntil: '2027-05-21', earliest: '2027-05-21', softUntil: '2031-08-24' },
  });
  const counted = US.reasons.filter(({ counts }) => counts);
  expect(counted.map(({ kind, hard, number, until }) => ({ kind, hard, number, until }))).toEqual(
    expect.arrayContaining([
      { kind: 'patent', hard: true, number: '6967208*PED', until: '2027-05-21' },
      { kind: 'patent', hard: false, number: '9326945', until: '2031-02-24' },
      { kind: 'patent', hard: false, number: '9326945*PED', until: '2031-08-24' },
    ]),
  );
  expect(
    counted.filter(({ kind }) => kind === 'exclusivity').map(({ code, until }) => [code, until]),
  ).toEqual([
    ['PED', '2028-10-17'],
    ['NPP', '2028-04-17'],
  ]);
  for (const { source, edition } of counted) {
    expect(source).toMatch(/^orange-book-/);
    expect(edition).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
  // Eliquis was authorised on 18 May 2011; the listing does not say that it is ready for the EU.
  expect(EU).toMatchObject({ state: 'open', earliest: null });
});

test('readiness has its say: what is not ready is not promised', async () => {
  const early = await windowsOf(await listApixaban({ readiness: 'Early development', registeredIn: '-' }));
  expect(early.US).toMatchObject({ state: 'waits', hardUntil: '2027-05-21', earliest: null });
});

test('what states of the EU have approved is theirs today, and no day is one of theirs that is not told so', async () => {
  const fields = { readiness: 'Ready : EU', registeredIn: 'EU (DCP, RMS Malta; CMS Spain)' };
  const { US, EU } = await windowsOf(await listApixaban(fields));
  expect(EU).toMatchObject({ state: 'open', earliest: '2026-11-23', states: ['Malta', 'Spain'] });
  expect(US).not.toHaveProperty('states');
  const filed = await windowsOf(await listApixaban({ ...fields, registeredIn: 'EU (DCP filed May 2026)' }));
  expect(filed.EU).toMatchObject({ state: 'open', earliest: '2027-08-01' });
  expect(filed.EU).not.toHaveProperty('states');
});

test('months that the desk sets have all windows worked out by them, and nothing more by others', async () => {
  const { db } = product;
  const id = await listApixaban({ readiness: 'Ready : EU', registeredIn: 'EU (DCP filed May 2026)' });
  expect((await windowsOf(id)).EU.earliest).toBe('2027-08-01');
  const news = () => db.$count(launchWindows, isNotNull(launchWindows.changedAt));
  const before = await news();
  const review = { US: 10, EU: 20, biologic: 12 };
  const { id: desk } = await product.signIn('admin');
  const noJobs = { enqueue: async () => undefined } as unknown as Parameters<typeof reworkAllWindows>[1];
  await db.transaction(async (tx) => {
    await keepOperatorSettings(tx, desk, 0, { fee: null, review });
    await reworkAllWindows(tx, noJobs);
  });
  // By whoever began with the usual months.
  expect((await windowsOf(id)).EU.earliest).toBe('2027-08-01');
  await work(await findReviewMonths(db));
  expect((await windowsOf(id)).EU.earliest).toBe('2028-02-01');
  expect(await news()).toBe(before);
  await db.delete(operatorSettings);
});

test('a molecule that no register knows is unknown, and a dossier that is not there is not found', async () => {
  const other = await windowsOf(await product.list({ title: 'Unobtainib Tablets' }));
  expect([other.US.state, other.EU.state]).toEqual(['unknown', 'unknown']);
  expect((await windowsOf(999_999)).status).toBe(404);
});
