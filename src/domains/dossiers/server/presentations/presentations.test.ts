import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { LaunchWindow } from '#domains/registers/contract/launch-windows.ts';
import { firstReviewMonths } from '#domains/registers/contract/review-months.ts';
import { currentEditions, openRowLookup } from '#domains/registers/server/lookup/row-lookup.ts';
import { takeSnapshot } from '#domains/registers/server/snapshot/take-snapshot.ts';
import { orangeExclusivities } from '#domains/registers/server/tables.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import { waitersAre } from '#testing/held-row.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { type Candidate, mostPins, type PinEntry } from '../../contract/presentations.ts';
import { settlements } from '../settlements/tables.ts';
import { dossiers, molecules, presentations } from '../tables.ts';
import { keepWindows } from '../windows/keep-windows.ts';
import { windowsLock } from '../windows/kept-windows.ts';
import { dropPresentationsOfNone } from './queries.ts';
import { listingsOfPage } from './read-presentation.ts';
import { matchPins } from './tables.ts';

let product: TestProduct;
let desk: TestPerson;
let member: TestPerson;
let moleculeId: number;
beforeAll(async () => {
  // The day on which it is asked decides what lies ahead.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00:00Z') });
  product = await startTestProduct({}, { searches: false });
  [desk, member] = [await product.signIn('admin'), await product.signIn()];
  await takeSnapshot(product.db.$client);
  moleculeId = await addMolecule('apixaban');
});
afterAll(async () => {
  await product.stop();
  vi.useRealTimers();
});

async function addMolecule(inn: string): Promise<number> {
  const [row] = await product.db
    .insert(molecules)
    .values({ inn, otherNames: [], brands: [], about: '' })
    .returning();
  return row?.id ?? 0;
}

async function send(person: TestPerson, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
  const { headers } = person;
  const answer = await product.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, ...answer.json() };
}

const tablets = {
  ...{ dosageForm: 'Film Coated Tablets', routes: ['Oral'], strengths: '2.5 mg, 5 mg', salt: '-' },
  ...{ atcClasses: ['B01AF02 - Apixaban'], usReferenceProduct: 'Eliquis (Bristol-Myers Squibb)' },
  ...{ readiness: 'Ready : US', registeredIn: 'US (ANDA filed May 2026)' },
} as const;
const list = (fields: object = {}) =>
  product.list({ moleculeId, ...tablets, routes: ['Oral'], ...fields } as never);

async function presentationOf(id: number): Promise<number> {
  const [row] = await product.db.select().from(dossiers).where(eq(dossiers.id, id));
  return row?.presentationId ?? 0;
}
const matchesOf = async (id: number) => (await send(desk, 'GET', `/api/admin/dossiers/${id}/matches`)).data;
const pinAs = async (id: number, fields: object) =>
  send(desk, 'POST', `/api/admin/presentations/${await presentationOf(id)}/pins`, {
    ...{ effect: 'pin', register: 'orange-book-products', application: '202155', product: null, code: null },
    ...{ reason: 'The same salt', ...fields },
  });

async function usWindow(id: number): Promise<LaunchWindow> {
  // As the job does it.
  const { db } = product;
  await keepWindows({
    review: firstReviewMonths,
    db,
    lookUp: openRowLookup(db),
    editions: await currentEditions(db),
    today: '2026-11-23',
  });
  const { data } = await send(member, 'GET', `/api/dossiers/${id}/launch-windows`);
  return data.find(({ market }: LaunchWindow) => market === 'US');
}
const words = ({ reasons }: LaunchWindow) => reasons.map((one) => one.words).join('\n');

test('listings of one molecule, salt, form, routes and strengths are of one presentation', async () => {
  const first = await presentationOf(await list());
  for (const same of [{ salt: 'NA' }, { strengths: '2.5 MG,  5 mg ' }, { salt: ' ' }, { title: 'Other' }])
    expect(await presentationOf(await list(same))).toBe(first);
  const others = [
    { strengths: '5 mg' },
    { salt: 'apixaban hydrate' },
    { dosageForm: 'Tablets' },
    { routes: ['Oral', 'Nasal'] },
    { moleculeId: await addMolecule('apixabanol') },
  ];
  const ids = await Promise.all(others.map(async (other) => presentationOf(await list(other))));
  expect(new Set([first, ...ids]).size).toBe(others.length + 1);
  expect(await presentationOf(await list({ routes: ['Nasal', 'Oral'] }))).toBe(ids[3]);
});

test('a listing that is edited goes over to the presentation it is of by then, and back', async () => {
  const id = await list();
  const first = await presentationOf(id);
  const set = (strengths: string) =>
    product.db.update(dossiers).set({ strengths }).where(eq(dossiers.id, id)).returning();
  const [moved] = await set('7.5 mg');
  expect(moved?.presentationId).not.toBe(first);
  const [row] = await product.db
    .select()
    .from(presentations)
    .where(eq(presentations.id, moved?.presentationId ?? 0));
  expect(row).toMatchObject({ moleculeId, strengths: '7.5 mg', dosageForm: 'Film Coated Tablets' });
  const [back] = await set('2.5 mg, 5 mg');
  expect(back?.presentationId).toBe(first);
});

test('a presentation that somebody writes for a listing is not taken', async () => {
  const id = await list();
  const first = await presentationOf(id);
  await product.db
    .update(dossiers)
    .set({ presentationId: first + 1 })
    .where(eq(dossiers.id, id));
  expect(await presentationOf(id)).toBe(first);
  const { rows } = await product.db.execute<{ count: number }>(
    sql`select count(*)::int from dossiers where presentation_id = ${first}`,
  );
  expect((await matchesOf(id)).listings).toBe(rows[0]?.count);
});

test('the desk sees which rows are matched and which else there are, the matched ones first', async () => {
  const { candidates, pins, windows } = await matchesOf(await list());
  const orange = candidates.filter(({ register }: Candidate) => register === 'orange-book-products');
  expect(
    orange.map(({ application, product: of, matched }: Candidate) => [application, of, matched]),
  ).toEqual(
    expect.arrayContaining([
      ['202155', '001', true],
      ['202155', '002', true],
    ]),
  );
  expect(
    candidates.some(({ register, title }: Candidate) => register === 'ema-medicines' && title === 'Eliquis'),
  ).toBe(true);
  const order = candidates.map(({ matched }: Candidate) => matched);
  expect(order).toEqual(order.toSorted((one: boolean, other: boolean) => Number(other) - Number(one)));
  expect([pins, windows.length]).toEqual([[], 2]);
});

test('a pin acts on all listings of the presentation and on no other, until it is lifted; all of it is in the trail', async () => {
  const odd = { strengths: '7 mg' };
  const [one, same, other] = [await list(odd), await list(odd), await list({ strengths: '9 mg' })];
  expect((await usWindow(one)).state).toBe('unknown');
  expect((await pinAs(one, {})).status).toBe(200);
  for (const id of [one, same]) {
    expect(await usWindow(id)).toMatchObject({ state: 'waits', hardUntil: '2027-05-21' });
    expect(words(await usWindow(id))).toContain('N202155: The same salt.');
  }
  expect((await usWindow(other)).state).toBe('unknown');

  await pinAs(one, { effect: 'cut', reason: 'Another product' });
  const [pin, ...more]: PinEntry[] = (await matchesOf(same)).pins;
  expect([pin?.effect, pin?.reason, more]).toEqual(['cut', 'Another product', []]);
  expect((await usWindow(same)).state).toBe('unknown');
  expect(words(await usWindow(same))).toContain('Another product.');
  expect((await send(member, 'DELETE', `/api/admin/pins/${pin?.id}`)).status).toBe(403);
  expect((await send(desk, 'DELETE', `/api/admin/pins/${pin?.id}`)).status).toBe(200);
  expect((await matchesOf(same)).pins).toEqual([]);

  const subject = `presentation:${await presentationOf(one)}`;
  const trail = await product.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.subject, subject))
    .orderBy(auditTrail.id);
  expect(trail.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['pin-match', desk.id],
    ['cut-match', desk.id],
    ['lift-pin', desk.id],
  ]);
});

test.each([
  ['application', { application: '999999' }],
  ['application', { application: '018989' }],
  ['application', { product: '099' }],
  ['reason', { reason: '  ' }],
  ['code', { effect: 'carve-out', code: 'ODE-999' }],
  ['code', { effect: 'carve-out' }],
  ['code', { code: 'ODE-1' }],
])('a pin whose %s names nothing (%j) is refused', async (path, fields) => {
  const id = await list();
  const { status, issues } = await pinAs(id, fields);
  expect([status, issues[0]?.path]).toEqual([400, path]);
  expect((await matchesOf(id)).pins).toEqual([]);
});

test('a presentation has so many pins and no more; what is said of the same row anew is none more', async () => {
  const id = await list({ strengths: '13 mg' });
  const presentationId = await presentationOf(id);
  const pin = {
    presentationId,
    effect: 'cut',
    register: 'orange-book-products',
    reason: 'A',
    setBy: desk.id,
  };
  await product.db.insert(matchPins).values(
    Array.from({ length: mostPins - 1 }, (_, at) => ({
      ...(pin as typeof matchPins.$inferInsert),
      application: `9${String(at).padStart(5, '0')}`,
    })),
  );
  expect((await pinAs(id, {})).status).toBe(200);
  const one = await pinAs(id, { product: '001' });
  expect([one.status, one.message]).toEqual([409, expect.stringContaining('Lift one first')]);
  expect((await pinAs(id, { effect: 'cut', reason: 'Another product' })).status).toBe(200);
});

test('an orphan exclusivity that a label can leave out is soft, with the reason', async () => {
  const { rows } = await product.db.execute<{
    application: string;
    code: string;
    name: string;
    until: string;
  }>(sql`
    select e.application, e.code, min(p.ingredients[1]) as name, max(e.ends_on)::text as until
    from orange_exclusivities e join orange_products p using (application, product)
    where e.code like 'ODE%' and e.ends_on > '2028-01-01' and cardinality(p.ingredients) = 1
      and p.form = 'TABLET' and p.route = 'ORAL' and p.ingredients[1] not like '% %' and p.strength ~ '^[0-9]+MG$'
      and not exists (select from orange_products o where o.ingredients = p.ingredients and o.application <> p.application)
    group by 1, 2 order by 1, 2 limit 1`);
  const [orphan] = rows;
  const { rows: products } = await product.db.execute<{ strength: string }>(
    sql`select strength from orange_products where application = ${orphan?.application}`,
  );
  const molecule = await addMolecule(String(orphan?.name).toLowerCase());
  const strengths = products.map(({ strength }) => strength.replace('MG', ' mg')).join(', ');
  const id = await list({ moleculeId: molecule, dosageForm: 'Tablets', strengths, usReferenceProduct: '-' });
  const told = async () =>
    (await usWindow(id)).reasons.find(
      ({ code, number }) => code === orphan?.code && number === orphan?.application,
    );
  expect(await told()).toMatchObject({ hard: true });
  const { orphans } = await matchesOf(id);
  expect(orphans).toContainEqual(expect.objectContaining({ code: orphan?.code }));
  const of = and(
    eq(orangeExclusivities.application, String(orphan?.application)),
    eq(orangeExclusivities.code, String(orphan?.code)),
  );
  const endsOn = async (day: string) => {
    await product.db.update(orangeExclusivities).set({ endsOn: day }).where(of);
    return (await matchesOf(id)).orphans.map(({ code }: { code: string }) => code);
  };
  expect(await endsOn('2026-11-22'), 'it has ended').not.toContain(orphan?.code);
  expect(await endsOn('2026-11-23'), 'its last day').toContain(orphan?.code);
  const six = { application: String(orphan?.application), code: 'PED', endsOn: '2027-05-22' };
  const [row] = await product.db.select().from(orangeExclusivities).where(of);
  await product.db
    .insert(orangeExclusivities)
    .values({ ...(row as NonNullable<typeof row>), ...six, line: 99_999 });
  expect(await endsOn('2026-11-22'), 'its six months hold').toContain(orphan?.code);
  await product.db.delete(orangeExclusivities).where(eq(orangeExclusivities.line, 99_999));
  await product.db
    .update(orangeExclusivities)
    .set({ endsOn: String(orphan?.until) })
    .where(of);
  const carveOut = { effect: 'carve-out', application: orphan?.application, code: orphan?.code };
  expect((await pinAs(id, { ...carveOut, reason: 'The label leaves it out' })).status).toBe(200);
  expect(await told()).toMatchObject({ hard: false });
  expect((await told())?.words).toContain('The label leaves it out');
});

test('a presentation is read with its windows, its rows and its published dossiers, page by page', async () => {
  const of = { strengths: '2.5 mg', indication: 'Stroke prevention' };
  // The job that an earlier step hurried waits, until it was seen what is told before windows are worked out.
  const holder = await product.db.$client.connect();
  await holder.query('select pg_advisory_lock($1)', [windowsLock]);
  const ids: number[] = [];
  for (let n = 0; n < listingsOfPage + 1; n += 1) ids.push(await list(of));
  await list({ ...of, state: 'draft', title: 'A draft of somebody' });
  const id = await presentationOf(ids[0] ?? 0);
  const page = async (query = '') => (await send(member, 'GET', `/api/presentations/${id}${query}`)).data;
  const before = await page();
  expect(before.windows[0]).toMatchObject({ state: 'unknown', earliest: null });
  expect(before.listings.data[0].launch, 'nobody has looked yet').toEqual([]);
  await holder.query('select pg_advisory_unlock($1)', [windowsLock]);
  holder.release();
  await keepWindows({
    review: firstReviewMonths,
    db: product.db,
    lookUp: openRowLookup(product.db),
    editions: await currentEditions(product.db),
    today: '2026-11-23',
  });
  const first = await page();
  expect(first).toMatchObject({
    ...{ id: String(id), molecule: 'apixaban', strengths: '2.5 mg', atcClass: 'B01AF02 - Apixaban' },
    ...{ usReferenceProduct: tablets.usReferenceProduct, indication: of.indication, count: ids.length },
  });
  expect(first.windows[0]).toMatchObject({ market: 'US', state: 'waits', earliest: '2027-05-21' });
  expect(first.rows.map(({ application, product: one }: Candidate) => [application, one])).toContainEqual([
    '202155',
    '001',
  ]);
  const second = await page(`?after=${first.listings.next}`);
  const shown = [...first.listings.data, ...second.listings.data];
  expect(shown.map((one: { id: string }) => Number(one.id))).toEqual(ids);
  expect([first.listings.data.length, second.listings.next]).toEqual([listingsOfPage, null]);
  expect(shown.at(-1).launch).toMatchObject([
    { market: 'US', state: 'waits', earliest: '2027-05-21' },
    { market: 'EU' },
  ]);
  const ofOne = await send(member, 'GET', `/api/dossiers/${ids[0]}/launch-windows`);
  expect(ofOne.dossiers, 'but the draft').toBe(ids.length);
});

test('a presentation is told in the words of a published listing, whichever was first', async () => {
  const draft = await list({ strengths: '2.5  MG', salt: 'NA', routes: ['Nasal'], state: 'draft' });
  const retired = await list({ strengths: '2.5 Mg', salt: '-', routes: ['Nasal'], state: 'retired' });
  const id = await presentationOf(await list({ strengths: '2.5 mg', salt: '', routes: ['Nasal'] }));
  expect([await presentationOf(draft), await presentationOf(retired)]).toEqual([id, id]);
  const { data } = await send(member, 'GET', `/api/presentations/${id}`);
  expect(data).toMatchObject({ strengths: '2.5 mg', salt: '' });
});

test('a presentation of no listing goes, unless the desk has said something of it', async () => {
  const [left, pinned, kept] = [
    await list({ strengths: '17 mg' }),
    await list({ strengths: '18 mg' }),
    await list({ strengths: '19 mg', state: 'retired' }),
  ];
  const ids = await Promise.all([left, pinned, kept].map(presentationOf));
  expect((await pinAs(pinned, {})).status).toBe(200);
  for (const id of [left, pinned])
    await product.db.update(dossiers).set({ strengths: '20 mg' }).where(eq(dossiers.id, id));
  await dropPresentationsOfNone(product.db);
  const there = await product.db
    .select({ id: presentations.id })
    .from(presentations)
    .where(inArray(presentations.id, ids));
  expect(there.map(({ id }) => id).sort()).toEqual(ids.slice(1).sort());
});

test('what is listed while its presentation goes has one of its own', async () => {
  const former = await list({ strengths: '21 mg' });
  const id = await presentationOf(former);
  await product.db.update(dossiers).set({ strengths: '22 mg' }).where(eq(dossiers.id, former));
  const sweep = await product.db.$client.connect();
  await sweep.query('begin');
  await sweep.query('delete from presentations where id = $1', [id]);
  const listed = list({ strengths: '21 mg' });
  try {
    await waitersAre(product, 1);
    await sweep.query('commit');
  } finally {
    sweep.release();
  }
  expect(await presentationOf(await listed)).not.toBe(id);
});

test('of listings that say otherwise, the windows are those of most', async () => {
  const of = { strengths: '2.5 mg', salt: 'Apixaban', readiness: 'Early development' };
  // The first of them has the lowest number, and names a code of another use.
  const id = await presentationOf(await list({ ...of, atcClasses: ['C10AA05 - Atorvastatin'] }));
  await list(of);
  await usWindow(await list(of));
  const { windows } = (await send(member, 'GET', `/api/presentations/${id}`)).data;
  // What lies open is so today, by the edition that was asked, whenever it is of.
  const told = windows.map(({ market, state, earliest }: LaunchWindow) => [market, state, earliest]);
  expect(told).toEqual([
    ['US', 'waits', '2027-05-21'],
    ['EU', 'open', '2026-11-23'],
  ]);
  expect(windows[1].asOf < '2026-11-23').toBe(true);
});

test('a presentation of drafts alone is nobody’s to see', async () => {
  const id = await list({ strengths: '11 mg', state: 'draft' });
  for (const person of [member, desk])
    expect((await send(person, 'GET', `/api/presentations/${await presentationOf(id)}`)).status).toBe(404);
});

test('a presentation’s windows are kept, and neither readiness nor a settlement of one listing is in them', async () => {
  const settled = await list({ strengths: '5 mg', salt: 'apixaban', readiness: 'Early development' });
  const settlement = {
    ...{ dossierId: settled, market: 'US', day: '2026-12-01', parties: 'Two', source: 'https://x.example' },
    ...{ state: 'accepted', enteredAs: 'desk', enteredBy: desk.id, decidedBy: desk.id },
  };
  await product.db.insert(settlements).values(settlement as never);
  const id = await presentationOf(settled);
  const read = async (): Promise<LaunchWindow> => {
    await keepWindows({
      review: firstReviewMonths,
      db: product.db,
      lookUp: openRowLookup(product.db),
      editions: await currentEditions(product.db),
      today: '2026-11-23',
    });
    return (await send(member, 'GET', `/api/presentations/${id}`)).data.windows[0];
  };
  // Every listing has one: the registers are asked.
  expect(await read()).toMatchObject({ state: 'waits', earliest: '2027-05-21' });
  await list({ strengths: '5 mg', salt: 'apixaban', readiness: 'Early development' });
  const kept = await read();
  expect(kept).toMatchObject({ state: 'waits', earliest: '2027-05-21', hardUntil: '2027-05-21' });
  expect(kept.reasons.map(({ kind }) => kind)).not.toContain('readiness');
  expect(kept.reasons.map(({ kind }) => kind)).not.toContain('settlement');
});
