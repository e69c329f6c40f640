import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type demandKinds, mostOpenedKept } from '#domains/catalogue/contract/demand.ts';
import { demandCompanies } from '#domains/catalogue/server/demand-companies/tables.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { foundCompany, sendForm } from '#testing/deals.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { listOpened, readOwnDemand } from './queries.ts';
import { openDemandRecorder } from './recorder.ts';
import { demandMarks, listingDemand, openedListings } from './tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

const log = pino({ level: 'silent' });
const viewerOf = ({ id }: TestPerson, role = 'seller') => ({ personId: id, role }) as Viewer;

function post(person: TestPerson, url: string, payload: object) {
  return product.app.inject({ method: 'POST', url, payload, headers: person.headers });
}

async function open(person: TestPerson, id: number, url = '/get-dossierbyid'): Promise<void> {
  expect((await post(person, url, { id: String(id) })).statusCode).toBe(200);
}

/** What a person's home says, once everything that was told of is written. */
async function home(person: TestPerson) {
  const answer = await product.app.inject({ url: '/api/home', headers: person.headers });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

const nobody = { opened: 0, shortlisted: 0, compared: 0, asked: 0 };
const untold = { opened: null, shortlisted: null, compared: null, asked: null };
const day = (ago: number) => sql`(now() at time zone 'UTC')::date - ${ago}::int`;

/** People of so many companies. */
async function peopleOf(companies: number): Promise<TestPerson[]> {
  const some: TestPerson[] = [];
  for (let one = 1; one <= companies; one++)
    some.push(await product.signIn('seller', { domain: `company-${one}.example` }));
  return some;
}

/** As if people of so many companies had done it on a day. */
async function done(
  what: (typeof demandKinds)[number],
  { kind, listingId, ago }: { kind: 'dossier' | 'supplier'; listingId: number; ago: number },
  companies = 5,
): Promise<void> {
  const rows = Array.from({ length: companies }, (_, at) => ({ market: '', company: `company ${at}` }));
  await product.db
    .insert(demandCompanies)
    .values(rows.map((row) => ({ ...row, kind, listingId, what, day: day(ago) })));
}

test('what one opened stands on one’s own home, the latest first and each once, as long as it is listed', async () => {
  const [person, other] = [await product.signIn(), await product.signIn()];
  const [first, second] = [await product.list(), await product.list()];
  const plant = await product.listPlant({ city: 'Porto', country: 'Portugal' });
  await open(person, first);
  await open(person, second);
  await open(person, plant, '/get-supplierbyid');
  await open(person, first);
  const opened = async () => (await home(person)).opened.map(({ id }: { id: string }) => Number(id));
  expect(await opened()).toEqual([first, plant, second]);
  expect((await home(person)).opened[1]).toMatchObject({
    kind: 'supplier',
    title: 'Manufacturing plant in Porto, Portugal',
  });
  await product.db.update(dossiers).set({ state: 'retired' }).where(eq(dossiers.id, first));
  expect(await opened()).toEqual([plant, second]);
  expect((await home(other)).opened).toEqual([]);
});

test('of each person the last fifty are kept', async () => {
  const [person, other] = [await product.signIn(), await product.signIn()];
  const recorder = openDemandRecorder(product.db, log);
  for (let id = 1; id <= mostOpenedKept + 5; id++) {
    recorder.note(viewerOf(person), 'opened', 'dossier', [id]);
    if (id === 3) recorder.note(viewerOf(other), 'opened', 'dossier', [id]);
    if (id % 20 === 0) await recorder.flush();
  }
  await recorder.stop();
  const kept = await product.db
    .select({ id: openedListings.listingId })
    .from(openedListings)
    .where(eq(openedListings.personId, person.id))
    .orderBy(openedListings.listingId);
  expect(kept.map(({ id }) => id)).toEqual(Array.from({ length: mostOpenedKept }, (_, at) => at + 6));
  expect(
    await product.db.select().from(openedListings).where(eq(openedListings.personId, other.id)),
  ).toHaveLength(1);
});

test('an owner reads how many people came, each once a day, and neither their own nor the desk’s', async () => {
  const [owner, colleague, desk] = [
    await product.signIn(),
    await product.signIn(),
    await product.signIn('admin'),
  ];
  const buyers = await peopleOf(5);
  const [one, two, investor] = [
    buyers[0] as TestPerson,
    buyers[1] as TestPerson,
    await product.signIn('investor'),
  ];
  const company = await foundCompany(product, owner, colleague);
  const [asked, compared] = [
    await product.list({ companyId: company.id, supply: ['Tech transfer'] }),
    await product.list({ companyId: company.id }),
  ];
  for (const person of [one, ...buyers, owner, colleague, desk]) await open(person, asked);
  await product.app.inject({ url: `/api/active-deals/${asked}`, headers: investor.headers });
  for (const person of buyers) await post(person, `/api/shortlist/${asked}`, {});
  for (const person of [...buyers, owner, desk]) {
    const url = `/api/dossiers/compare?ids=${asked},${compared}`;
    await product.app.inject({ url, headers: person.headers });
  }
  await product.app.inject({ url: `/api/dossiers/compare?ids=${compared}`, headers: two.headers });
  await sendForm(product, one, '/create-dossertermsheet', { id: String(asked), indicativeVolumes: '1' });
  const { demand, steps } = await home(owner);
  expect(demand).toMatchObject({
    listings: 2,
    now: { opened: 6, shortlisted: 5, compared: 10, asked: null },
    before: untold,
    top: [
      { id: String(asked), opened: 6, shortlisted: 5, compared: 5, asked: null },
      { id: String(compared), ...untold, compared: 5 },
    ],
  });
  expect(steps).toBeNull();
  expect(JSON.stringify(demand)).not.toMatch(/Person|Buyer|@/);
  expect((await home(colleague)).demand).toEqual(demand);
  for (const stranger of [one, desk]) expect((await home(stranger)).demand).toBeNull();
  await open(one, asked);
  expect((await home(owner)).demand).toEqual(demand);
});

test('the seven days before stand beside, and another company’s numbers never', async () => {
  const [owner, rival] = [await product.signIn(), await product.signIn()];
  const [own, other] = [await foundCompany(product, owner), await foundCompany(product, rival)];
  const plant = await product.listPlant({ companyId: own.id });
  const dossier = await product.list({ companyId: other.id });
  for (const ago of [0, 7]) await done('opened', { kind: 'supplier', listingId: plant, ago });
  await done('opened', { kind: 'dossier', listingId: dossier, ago: 1 });
  await product.db.insert(listingDemand).values([
    ...[0, 6, 7, 13, 14].map((ago, at) => ({
      ...({ kind: 'supplier', listingId: plant, day: day(ago), ...nobody, opened: 10 ** at } as const),
    })),
    { kind: 'dossier', listingId: dossier, day: day(1), ...nobody, opened: 7 },
  ]);
  const demand = await readOwnDemand(product.db, viewerOf(owner), 3);
  expect(demand).toMatchObject({ listings: 1, now: { opened: 11 }, before: { opened: 1_100 } });
  expect((await readOwnDemand(product.db, viewerOf(rival), 3))?.now).toEqual({ ...untold, opened: 7 });
});

test('an owner reads in their list what each listing brought in thirty days, and of a draft nothing', async () => {
  const [owner, rival] = [await product.signIn(), await product.signIn()];
  const [own, other] = [await foundCompany(product, owner), await foundCompany(product, rival)];
  const [asked, quiet] = [
    await product.list({ companyId: own.id }),
    await product.listPlant({ companyId: own.id }),
  ];
  const draft = await product.list({ companyId: own.id, state: 'draft' });
  const foreign = await product.list({ companyId: other.id });
  for (const [ago, companies] of [
    [0, 3],
    [29, 5],
  ] as const)
    await done('opened', { kind: 'dossier', listingId: asked, ago }, companies);
  await done('asked', { kind: 'dossier', listingId: asked, ago: 30 });
  const entry = (listingId: number, ago: number, opened: number) =>
    ({ kind: 'dossier', listingId, day: day(ago), ...nobody, opened, asked: 1 }) as const;
  await product.db
    .insert(listingDemand)
    .values([entry(asked, 0, 3), entry(asked, 29, 40), entry(asked, 30, 500), entry(foreign, 1, 7)]);
  const { data } = (await product.app.inject({ url: '/api/listings', headers: owner.headers })).json();
  const brought = new Map(
    data.map(({ kind, id, demand }: { kind: string; id: string; demand: object }) => [
      `${kind}:${id}`,
      demand,
    ]),
  );
  expect(brought).toEqual(
    new Map<string, unknown>([
      // Five asked, and none of them within thirty days.
      [`dossier:${asked}`, { ...untold, opened: 43 }],
      [`dossier:${draft}`, null],
      [`supplier:${quiet}`, untold],
    ]),
  );
});

test('nothing is kept of whoever has left meanwhile, and nothing is told of whoever was counted', async () => {
  const [person, owner] = [await product.signIn(), await product.signIn()];
  const company = await foundCompany(product, owner);
  const listing = await product.list({ companyId: company.id });
  const recorder = openDemandRecorder(product.db, log);
  recorder.note(viewerOf(person), 'opened', 'dossier', [listing]);
  await recorder.flush();
  recorder.note(viewerOf(person), 'shortlisted', 'dossier', [listing]);
  recorder.note(viewerOf(person), 'opened', 'dossier', [listing]);
  const gone = await post(person, '/api/account/deletion', { password: 'a password of the tests' });
  expect(gone.statusCode).toBe(200);
  await recorder.stop();
  for (const table of [openedListings, demandMarks]) {
    expect(await product.db.select().from(table).where(eq(table.personId, person.id))).toEqual([]);
  }
  const counted = await product.db.select().from(listingDemand).where(eq(listingDemand.listingId, listing));
  expect(counted).toMatchObject([{ ...nobody, opened: 1 }]);
  expect((await readOwnDemand(product.db, viewerOf(owner), 3))?.now).toEqual(untold);
});

test('a database that refuses the figures costs no answer', async () => {
  const person = await product.signIn();
  const listing = await product.list();
  await product.db.execute(sql`alter table demand_marks rename to demand_marks_away`);
  try {
    const recorder = openDemandRecorder(product.db, log);
    recorder.note(viewerOf(person), 'opened', 'dossier', [listing]);
    await recorder.stop();
    await open(person, listing);
    expect((await home(person)).opened).toEqual([]);
  } finally {
    await product.db.execute(sql`alter table demand_marks_away rename to demand_marks`);
  }
  await open(person, listing);
  expect(await listOpened(product.db, viewerOf(person), 5)).toEqual([]);
  expect((await home(person)).opened).toHaveLength(1);
});
