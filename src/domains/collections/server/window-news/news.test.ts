import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companies, companyPeople } from '#domains/companies/server/tables.ts';
import { dossiers, molecules } from '#domains/dossiers/server/tables.ts';
import { keepWindows } from '#domains/dossiers/server/windows/keep-windows.ts';
import { pointTo } from '#domains/dossiers/server/windows/kept-windows.ts';
import { firstReviewMonths } from '#domains/registers/contract/review-months.ts';
import { currentEditions, type RowLookup } from '#domains/registers/server/lookup/row-lookup.ts';
import { indexRows, type RowIndex } from '#domains/registers/server/row-index/rules.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { standInPatents } from '#testing/registers/stand-in-edition.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { savedSearches } from '../saved-searches/tables.ts';
import { shortlistEntries, shortlistItems, shortlists } from '../shortlist/tables.ts';
import { launchMailStops } from './tables.ts';

const today = new Date().toISOString().slice(0, 10);
const longAgo = new Date('2026-01-01');
let product: TestProduct;
let moleculeId: number;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
  const named = { inn: 'amlodipine', otherNames: [], brands: [], about: '' };
  const [row] = await product.db.insert(molecules).values(named).returning();
  moleculeId = row?.id ?? 0;
});
afterAll(async () => {
  await product.stop();
});

/** The Orange Book as it is when amlodipine's last patent of the molecule ends on a day; or when it has none. */
function bookUntil(expiresOn: string | null): RowIndex {
  const of = { application: '202155', product: '002' };
  return indexRows({
    products: [
      {
        ...of,
        ...{ applicationType: 'N', ingredients: ['AMLODIPINE'], form: 'TABLET', route: 'ORAL' },
        ...{ tradeName: 'NORVASC', applicant: 'PFIZER', strength: '5MG', therapeuticEquivalence: null },
        ...{ approvedOn: '2012-12-28', isReferenceListed: true, isReferenceStandard: true, marketing: 'RX' },
      },
    ],
    patents:
      expiresOn === null
        ? []
        : [
            {
              ...{ ...of, patent: '6967208', isPaediatric: false, expiresOn, coversSubstance: true },
              ...{ coversProduct: false, useCode: null, isDelisted: false },
            },
          ],
    ...{ exclusivities: [], biologics: [], medicines: [] },
    editions: {
      ...{ products: '2026-11-10', patents: '2026-11-10', exclusivities: '2026-11-10' },
      ...{ biologics: null, medicines: null },
    },
  });
}

/** Another edition stands, of which no window is worked out yet. */
const bringEdition = (day = '2026-11-10') => standInPatents(product.db, day);

async function workOut(until: string | null): Promise<void> {
  const index = bookUntil(until);
  const editions = await currentEditions(product.db);
  await keepWindows({
    review: firstReviewMonths,
    db: product.db,
    lookUp: async () => index,
    editions,
    today,
  });
}

/** A dossier whose US window waits for a day; what it was before is long ago. */
async function listUntil(until: string, fields: { strengths?: string } = {}): Promise<number> {
  const tablets = { dosageForm: 'Tablets', routes: ['Oral'], strengths: '5 mg', salt: '-' } as const;
  const id = await product.list({
    ...{ moleculeId, ...tablets, routes: ['Oral'], usReferenceProduct: '-' },
    ...{ readiness: 'Ready : US', registeredIn: 'US (ANDA approved)', ...fields },
  });
  await workOut(until);
  await product.db.execute(sql`update dossier_windows set since = ${longAgo}`);
  return id;
}

async function moveTo(until: string | null, day = '2026-11-10'): Promise<void> {
  await bringEdition(day);
  await workOut(until);
}

async function mailsTo({ email }: TestPerson) {
  return product.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.recipient, email))
    .orderBy(desc(outgoingMails.id));
}

const shortlist = ({ id: personId }: TestPerson, dossierId: number) =>
  product.db.insert(shortlistEntries).values({ personId, dossierId, addedAt: longAgo });

test('an edition that moves windows is told once, in one mail, with before, after and the row', async () => {
  const person = await product.signIn();
  const [first, second] = [await listUntil('2057-05-21'), await listUntil('2057-05-21')];
  await shortlist(person, first);
  await shortlist(person, second);
  await product.tellOfMoves();
  expect(await mailsTo(person)).toEqual([]);
  await moveTo('2058-04-01');
  await product.tellOfMoves();
  await product.tellOfMoves();
  const [mail, ...more] = await mailsTo(person);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('The launch windows of 2 dossiers moved');
  expect(mail?.text).toContain('US: 21 May 2057 → 1 Apr 2058.');
  expect(mail?.text).toContain(
    'Patent 6967208, to 1 Apr 2058 (was to 21 May 2057): FDA Orange Book: patents, edition of 10 Nov 2026.',
  );
  expect(mail?.text).toContain('/stop-alerts/');
});

test('a patent that its register has no more is told by its number, and by the edition without it', async () => {
  const person = await product.signIn();
  const id = await listUntil('2058-04-01');
  await shortlist(person, id);
  await moveTo(null, '2026-11-20');
  await product.tellOfMoves();
  const [mail] = await mailsTo(person);
  expect(mail?.text).toContain(
    'Patent 6967208 is listed so no more: FDA Orange Book: patents, edition of 20 Nov 2026.',
  );
  const home = await product.app.inject({ url: '/api/home', headers: person.headers });
  expect(home.json().data.moved[0].before).not.toHaveProperty('row');
  await moveTo('2058-04-01');
});

async function company(people: readonly TestPerson[]): Promise<number> {
  const [row] = await product.db
    .insert(companies)
    .values({
      ...{ name: crypto.randomUUID(), headquarters: 'India', foundedYear: 1994, rdCapabilities: 'Yes' },
      ...{ manufacturing: 'Yes', frontEndMarkets: 'No', apiManufacturing: 'No' },
    })
    .returning();
  const companyId = row?.id ?? 0;
  await product.db.insert(companyPeople).values(people.map(({ id: personId }) => ({ companyId, personId })));
  return companyId;
}

test('told are those who have it aside, on lists that they see and in searches with alerts, and nobody else', async () => {
  const dossier = await listUntil('2058-04-01');
  const people = {
    owner: await product.signIn(),
    colleague: await product.signIn(),
    searcher: await product.signIn(),
    unproven: await product.signIn('seller', { proven: false }),
    leaver: await product.signIn(),
    quiet: await product.signIn(),
    stopped: await product.signIn(),
    late: await product.signIn(),
    plants: await product.signIn(),
    disabled: await product.signIn(),
    investor: await product.signIn('investor'),
  };
  const { owner, colleague, unproven, searcher, quiet, stopped, late, disabled, investor } = people;
  const companyId = await company([owner, colleague, unproven]);
  const [shared] = await product.db
    .insert(shortlists)
    .values({ personId: owner.id, name: 'Shared', companyId })
    .returning();
  // Who shares a list and does not belong to the company any more shares it with nobody.
  const [left] = await product.db
    .insert(shortlists)
    .values({ personId: people.leaver.id, name: 'Left', companyId: await company([quiet]) })
    .returning();
  await product.db.insert(shortlistItems).values(
    [shared, left].map((list) => ({
      ...{ listId: list?.id ?? 0, dossierId: dossier, addedBy: owner.id, addedAt: longAgo },
    })),
  );
  const search = { kind: 'dossier' as const, address: '', search: {}, matchedIds: [dossier] };
  await product.db.insert(savedSearches).values([
    { ...search, personId: searcher.id, name: 'Alerts', alert: 'weekly', createdAt: longAgo },
    { ...search, personId: quiet.id, name: 'None', alert: 'none', createdAt: longAgo },
    // A plant may have a dossier's number.
    {
      ...{ ...search, kind: 'supplier', personId: people.plants.id, name: 'Plants' },
      ...{ alert: 'weekly', createdAt: longAgo },
    },
  ]);
  for (const person of [stopped, disabled, investor]) await shortlist(person, dossier);
  await product.db.insert(launchMailStops).values({ personId: stopped.id });
  await product.db.execute(sql`update people set disabled_at = now() where id = ${disabled.id}`);
  await moveTo('2059-01-01');
  await product.db
    .insert(shortlistEntries)
    .values({ personId: late.id, dossierId: dossier, addedAt: new Date(Date.now() + 60_000) });
  await product.tellOfMoves();
  const told: string[] = [];
  for (const [name, person] of Object.entries(people))
    if ((await mailsTo(person)).length > 0) told.push(name);
  expect(told).toEqual(['owner', 'colleague', 'searcher', 'leaver']);
});

test('a first look, another owner’s word and a dossier that is retired are no news', async () => {
  const person = await product.signIn();
  const [edited, retired] = [await listUntil('2059-01-01'), await listUntil('2059-01-01')];
  for (const id of [edited, retired]) await shortlist(person, id);
  await moveTo('2060-01-01');
  // Its facts are those of a window that moved, and were not when it moved.
  const [{ key } = { key: '' }] = (
    await product.db.execute<{ key: string }>(
      sql`select key from launch_facts join dossier_windows on facts_id = launch_facts.id where dossier_id = ${edited}`,
    )
  ).rows;
  const others = await product.db.execute<{ id: number }>(
    sql`insert into launch_facts (key, facts, worked_for, editions) select 'others', facts, worked_for, editions
      from launch_facts where key = ${key} returning id`,
  );
  await product.db.execute(
    sql`update dossier_windows set facts_id = ${others.rows[0]?.id} where dossier_id = ${edited}`,
  );
  await product.db.transaction((tx) => pointTo(tx, [{ id: edited, key }]));
  await product.db.update(dossiers).set({ state: 'retired' }).where(eq(dossiers.id, retired));
  await product.tellOfMoves();
  expect(await mailsTo(person)).toEqual([]);
});

test('nothing is told before all windows are of the new edition, and what moved twice by then is told from where it was', async () => {
  const person = await product.signIn();
  await shortlist(person, await listUntil('2060-01-01'));
  await moveTo('2061-01-01');
  await bringEdition();
  await product.tellOfMoves();
  expect(await mailsTo(person)).toEqual([]);
  await workOut('2062-01-01');
  await product.tellOfMoves();
  const [mail, ...more] = await mailsTo(person);
  expect(more).toEqual([]);
  expect(mail?.text).toContain('US: 1 Jan 2060 → 1 Jan 2062.');
});

test('what two processes work out at once is told once', async () => {
  const person = await product.signIn();
  await shortlist(person, await listUntil('2062-01-01'));
  await bringEdition();
  let isFirst = true;
  const lookUp: RowLookup = async () => {
    if (isFirst) {
      isFirst = false;
      await workOut('2062-06-01');
      await product.tellOfMoves();
    }
    // Told apart from the other one's, so that it would be seen.
    return bookUntil('2062-09-01');
  };
  await keepWindows({
    review: firstReviewMonths,
    db: product.db,
    lookUp,
    editions: await currentEditions(product.db),
    today,
  });
  await product.tellOfMoves();
  expect(await mailsTo(person)).toHaveLength(1);
  await moveTo('2062-01-01');
  await product.tellOfMoves();
  expect((await mailsTo(person))[0]?.text).toContain('US: 1 Jun 2062 → 1 Jan 2062.');
});

test('what moved and came back before it was told is no news', async () => {
  const person = await product.signIn();
  await shortlist(person, await listUntil('2062-01-01'));
  await moveTo('2063-06-01');
  await moveTo('2062-01-01');
  await product.tellOfMoves();
  expect(await mailsTo(person)).toEqual([]);
  const home = await product.app.inject({ url: '/api/home', headers: person.headers });
  expect(home.json().data.moved).toEqual([]);
});

test('a mail that cannot be written leaves nothing told, and the next try tells all', async () => {
  const person = await product.signIn();
  await shortlist(person, await listUntil('2062-01-01'));
  await moveTo('2063-01-01');
  await product.db.execute(sql`alter table outgoing_mails add constraint full_now check (false) not valid`);
  await expect(product.tellOfMoves()).rejects.toThrow();
  await product.db.execute(sql`alter table outgoing_mails drop constraint full_now`);
  expect(await mailsTo(person)).toEqual([]);
  await product.tellOfMoves();
  expect(await mailsTo(person)).toHaveLength(1);
});

test('whoever stops alerts by the link of a mail gets none of these, and may have them again', async () => {
  const person = await product.signIn();
  await shortlist(person, await listUntil('2063-01-01'));
  await moveTo('2064-01-01');
  await product.tellOfMoves();
  const [mail] = await mailsTo(person);
  const [, key = ''] = /stop-alerts\/(\S+)/.exec(mail?.text ?? '') ?? [];
  const ask = (url: string, payload?: object) =>
    product.app.inject({
      method: payload ? 'POST' : 'GET',
      url,
      headers: person.headers,
      ...(payload && { payload }),
    });
  await ask('/api/alerts/stop', { key });
  expect((await ask('/api/saved-searches')).json()).toMatchObject({ data: [], launchMails: false });
  await moveTo('2065-01-01');
  await product.tellOfMoves();
  expect(await mailsTo(person)).toHaveLength(1);
  await ask('/api/launch-mails', { wanted: true });
  expect((await ask('/api/saved-searches')).json().launchMails).toBe(true);
  await moveTo('2066-01-01');
  await product.tellOfMoves();
  expect(await mailsTo(person)).toHaveLength(2);
});

/** As if its window had moved so many days ago. */
const movedAgo = (id: number, days: number) =>
  product.db.execute(sql`
    update launch_windows set changed_at = now() - make_interval(days => ${days})
    from dossier_windows where dossier_windows.facts_id = launch_windows.facts_id
      and dossier_windows.dossier_id = ${id} and changed_at is not null`);

test('on the home of whoever has it aside stands what moved within 30 days, the latest first', async () => {
  const [person, stranger] = [await product.signIn(), await product.signIn()];
  const id = await listUntil('2066-01-01');
  await shortlist(person, id);
  await moveTo('2067-01-01');
  const homeOf = async ({ headers }: TestPerson) =>
    (await product.app.inject({ url: '/api/home', headers })).json().data.moved;
  expect(await homeOf(person)).toMatchObject([
    { id: String(id), market: 'US', before: { earliest: '2066-01-01' }, now: { earliest: '2067-01-01' } },
  ]);
  expect(await homeOf(stranger)).toEqual([]);
  // What its owner says in other words leaves the news of it as they are.
  const registeredIn = 'US (ANDA approved in May)';
  await product.db.update(dossiers).set({ registeredIn }).where(eq(dossiers.id, id));
  await workOut('2067-01-01');
  expect(await homeOf(person)).toHaveLength(1);

  // Each of its own facts, so that one may have moved before the other.
  const [later, past] = [
    await listUntil('2067-01-01', { strengths: '5mg' }),
    await listUntil('2067-01-01', { strengths: '5.0 mg' }),
  ];
  for (const other of [later, past]) await shortlist(person, other);
  await moveTo('2068-01-01');
  await movedAgo(id, 29);
  await movedAgo(past, 30);
  expect((await homeOf(person)).map((one: { id: string }) => one.id)).toEqual([String(later), String(id)]);
});

test('a row of a list says what moved since it was put there, to each reader until they open the dossier', async () => {
  const [person, colleague] = [await product.signIn(), await product.signIn()];
  const id = await listUntil('2070-01-01', { strengths: '5.00 mg' });
  await shortlist(person, id);
  const companyId = await company([person, colleague]);
  const named = await product.db
    .insert(shortlists)
    .values(['Before', 'After'].map((name) => ({ personId: person.id, name, companyId })))
    .returning();
  const [before, after] = named.map((list) => `/api/shortlists/${list.id}`);
  const [early, late] = [longAgo, new Date(Date.now() + 60_000)];
  await product.db.insert(shortlistItems).values(
    named.map(({ id: listId, name }) => ({
      ...{ listId, dossierId: id, addedBy: person.id, addedAt: name === 'Before' ? early : late },
    })),
  );
  await moveTo('2071-01-01');
  const movedOn = async ({ headers }: TestPerson, url = '/api/shortlist') => {
    const answer = (await product.app.inject({ url, headers })).json();
    return (answer.entries ?? answer.data)[0].moved;
  };
  const moved = [{ market: 'US', before: { earliest: '2070-01-01' }, now: { earliest: '2071-01-01' } }];
  expect(await movedOn(person)).toMatchObject(moved);
  expect(await movedOn(person, before)).toMatchObject(moved);
  expect(await movedOn(person, after), 'it was put there since').toEqual([]);

  const { headers } = person;
  await product.app.inject({ method: 'POST', url: '/get-dossierbyid', payload: { id: String(id) }, headers });
  // Which waits until what was opened is written.
  await product.app.inject({ url: '/api/home', headers });
  expect(await movedOn(person)).toEqual([]);
  expect(await movedOn(person, before)).toEqual([]);
  expect(await movedOn(colleague, before)).toMatchObject(moved);
  await product.tellOfMoves();
  await moveTo('2072-01-01');
  await product.tellOfMoves();
  const again = [{ before: { earliest: '2071-01-01' }, now: { earliest: '2072-01-01' } }];
  expect(await movedOn(person)).toMatchObject(again);
});
