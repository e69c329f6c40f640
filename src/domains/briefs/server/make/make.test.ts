import { eq, inArray, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyPeople } from '#domains/companies/server/tables.ts';
import { requestFiles, requests } from '#domains/requests/server/tables.ts';
import { attempts } from '#platform/server/attempts/tables.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { briefForm, line, openBrief, openCast } from '#testing/briefs/test-brief.ts';
import { sendForm } from '#testing/deals.ts';
import { pdf } from '#testing/sample-files.ts';
import { keptFiles, startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { briefRequests, briefs } from '../tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

type Answered = { status: number; body: { data?: { id: string }; message?: string; issues?: object[] } };

function send(person: TestPerson, form: ReturnType<typeof briefForm>, headers = {}): Promise<Answered> {
  return sendForm(product, person, '/api/briefs', form, headers);
}

async function whole(id: string | undefined) {
  const rows = await product.db
    .select({ request: requests, lines: briefRequests.lines, position: briefRequests.position })
    .from(briefRequests)
    .innerJoin(requests, eq(requests.id, briefRequests.requestId))
    .where(eq(briefRequests.briefId, Number(id)))
    .orderBy(briefRequests.position);
  return rows.map(({ request, ...rest }) => ({ ...request, ...rest }));
}

const dossier = (id: number, ...lines: number[]) => ({ kind: 'dossier' as const, id: String(id), lines });
const madeBy = (person: TestPerson) => product.db.$count(requests, eq(requests.personId, person.id));

test('a brief is a request for each of its listings, with its own part of the lines and its own files', async () => {
  const { buyer, buyerCompany, owners } = await openCast(product, 2);
  const plant = await product.listPlant();
  const [one, two] = owners.map(({ id }) => id) as [number, number];
  const lines = [line, { product: 'Metformin tablets', markets: ['Germany'] }];
  const asked = [
    dossier(one, 0),
    dossier(two, 1, 0),
    { kind: 'supplier' as const, id: String(plant), lines: [1] },
  ];
  const form = briefForm(asked, {
    lines,
    supplyRequired: 'With Supply',
    cdaOrNda: [[pdf('A CDA'), 'cda.pdf']],
  });
  const { status, body } = await send(buyer, form);
  expect(status).toBe(200);
  const made = await whole(body.data?.id);
  expect(made.map(({ dossierId, plantId, lines: own }) => [dossierId, plantId, own])).toEqual([
    [one, null, [0]],
    [two, null, [0, 1]],
    [null, plant, [1]],
  ]);
  expect(made.map(({ personId, companyId, state }) => [personId, companyId, state])).toEqual(
    Array(3).fill([buyer.id, buyerCompany.id, 'submitted']),
  );
  expect(made[0]?.answers).toMatchObject({ marketsOfInterest: 'EU, UK', supplyRequired: 'With Supply' });
  expect(made[0]?.answers.indicativeVolumes).not.toContain('Metformin');
  expect(made[1]?.answers.indicativeVolumes).toMatch(/^Amlodipine[^\n]+\nMetformin tablets, for Germany\.$/);
  expect(made[2]?.answers).toMatchObject({ dosageFormsOfInterest: 'Metformin tablets' });
  const ids = made.map(({ id }) => id);
  const files = await product.db.select().from(requestFiles).where(inArray(requestFiles.requestId, ids));
  expect(files.map(({ requestId }) => requestId).sort()).toEqual(ids.sort());
  const kept = await keptFiles(product);
  for (const { storageKey } of files) expect(kept.some((path) => path.endsWith(storageKey))).toBe(true);
  expect(kept.filter((path) => path.includes('uploads'))).toEqual([]);
});

test('the same form again, and at once, is one brief; other content under its key is refused', async () => {
  const { buyer, owners } = await openCast(product, 2);
  const form = briefForm(
    owners.map(({ id }) => dossier(id, 0)),
    { rfq: [[pdf('An RFQ'), 'rfq.pdf']] },
  );
  const key = { 'idempotency-key': 'a-brief' };
  const answers = await Promise.all([send(buyer, form, key), send(buyer, form, key)]);
  const later = await send(buyer, form, key);
  expect(new Set([...answers, later].map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await madeBy(buyer)).toBe(2);
  const stored = (await keptFiles(product)).length;
  await send(buyer, form, key);
  expect((await keptFiles(product)).length).toBe(stored);
  expect((await send(buyer, { ...form, title: 'Another' }, key)).status).toBe(422);
});

test('all or nothing: one that is not listed any more, or one’s own, keeps the others from being asked', async () => {
  const { buyer, buyerCompany, owners } = await openCast(product, 2);
  const retired = await product.list({ state: 'retired' });
  const own = await product.list({ companyId: buyerCompany.id });
  const [first, second] = owners.map(({ id }) => id) as [number, number];
  const { status, body } = await send(
    buyer,
    briefForm([dossier(first, 0), dossier(retired, 0), dossier(own, 0), dossier(second, 0)]),
  );
  expect(status).toBe(400);
  expect(body.issues).toEqual([
    { path: 'asked.1', message: 'This is not listed any more. Take it off the brief.' },
    { path: 'asked.2', message: expect.stringContaining('is a listing of your own company') },
  ]);
  expect(await madeBy(buyer)).toBe(0);
});

test('one that is retired while the others are being asked leaves no request of the brief behind', async () => {
  const { buyer, owners } = await openCast(product, 2);
  const form = briefForm(owners.map(({ id }) => dossier(id, 0)));
  await product.db.execute(`create function refuse_second() returns trigger language plpgsql as $$ begin
    if (select count(*) from requests where person_id = new.person_id) > 0 then raise exception 'no'; end if; return new; end $$`);
  await product.db.execute(
    'create trigger refuse before insert on requests for each row execute function refuse_second()',
  );
  const mails = await product.db.$count(outgoingMails);
  expect((await send(buyer, { ...form, rfq: [[pdf('x'), 'x.pdf']] })).status).toBe(500);
  await product.db.execute('drop function refuse_second cascade');
  expect([await madeBy(buyer), await product.db.$count(outgoingMails)]).toEqual([0, mails]);
  expect(await product.db.$count(briefs, eq(briefs.personId, buyer.id))).toBe(0);
});

test('which of them one asked before is told of all at once, and they are asked once that is confirmed', async () => {
  const { buyer, owners } = await openCast(product, 2);
  const asked = owners.map(({ id }) => dossier(id, 0));
  await send(buyer, briefForm(asked));
  const again = await send(buyer, briefForm(asked, { title: 'Another' }));
  expect([again.status, again.body.message?.match(/DB-\d{4}-\d{6}/g)?.length]).toEqual([409, 2]);
  expect((await send(buyer, briefForm(asked, { title: 'Another', repeat: 'true' }))).status).toBe(200);
  expect(await madeBy(buyer)).toBe(4);
});

const faults: [string, object, object][] = [
  ['no name', { title: ' ' }, { path: 'title', message: 'Give the brief a name' }],
  ['no line', { lines: [] }, { path: 'lines', message: 'Say what you need' }],
  [
    'a line without a product',
    { lines: [{ product: '' }] },
    { path: 'lines.0.product', message: 'Say what you need' },
  ],
  [
    'a volume that may be two',
    { lines: [{ ...line, volumes: ['1.105'] }] },
    { path: 'lines.0.volumes.0', message: expect.stringContaining('may be') },
  ],
  [
    'half a pack',
    { lines: [{ ...line, volumes: ['1.5'] }] },
    { path: 'lines.0.volumes.0', message: 'Give whole packs, from 1 to 999,999,999' },
  ],
  [
    'a word for packs',
    { lines: [{ ...line, volumes: ['abc'] }] },
    { path: 'lines.0.volumes.0', message: 'Give whole packs, from 1 to 999,999,999' },
  ],
  [
    'a line that nobody is asked for',
    { lines: [line, { product: 'Metformin' }] },
    { path: 'lines.1.product', message: 'Nobody is asked for this line' },
  ],
  [
    'a year that is over',
    { firstYear: '2001' },
    { path: 'firstYear', message: expect.stringContaining('Give a year from') },
  ],
  [
    'more than a request takes',
    { lines: Array(20).fill({ ...line, product: 'x'.repeat(120), documents: 'y'.repeat(400) }), all: true },
    { path: 'asked.0', message: expect.stringContaining('is longer than a request takes') },
  ],
];

test.each(faults)('%s is told beside its field', async (_, fields, issue) => {
  const { buyer, owners } = await openCast(product, 1);
  const { all, ...form } = fields as { all?: true };
  const lines = all ? [...Array(20).keys()] : [0];
  const { status, body } = await send(buyer, briefForm([dossier(owners[0]?.id ?? 0, ...lines)], form));
  expect([status, body.issues]).toEqual([400, [issue]]);
});

test('nobody, the same one twice, a line that there is not, and more than twenty are refused', async () => {
  const { buyer, owners } = await openCast(product, 1);
  const id = owners[0]?.id ?? 0;
  const said = async (asked: ReturnType<typeof dossier>[]) =>
    (await send(buyer, briefForm(asked))).body.message;
  expect(await said([])).toBe('Choose whom to ask');
  expect(await said([dossier(id, 0), dossier(id, 0)])).toMatch(/is asked already/);
  expect(await said([dossier(id, 0, 7)])).toMatch(/no such line/);
  expect(await said(Array(21).fill(dossier(id, 0)))).toBe('A brief goes to 20 at most');
  expect(await madeBy(buyer)).toBe(0);
});

test('a brief counts by its requests against what one may send in a day, all of them or none', async () => {
  const limited = await startTestProduct({ RATE_LIMITS: 'on' }, { searches: false });
  const { buyer, owners } = await openCast(limited, 3);
  const [first, ...others] = owners.map(({ id }) => dossier(id, 0));
  const sent = async (asked: ReturnType<typeof dossier>[]) =>
    (await sendForm(limited, buyer, '/api/briefs', briefForm(asked))).status;
  expect(await sent([first ?? dossier(0, 0)])).toBe(200);
  const countsAs = (count: number) =>
    limited.db.update(attempts).set({ count }).where(like(attempts.key, 'requests-day:%'));
  await countsAs(99);
  expect([await sent(others), await limited.db.$count(requests)]).toEqual([429, 1]);
  await countsAs(98);
  expect(await sent(others)).toBe(200);
  await limited.stop();
});

test('who shares a brief is who shares its requests: colleagues today, the writer until they leave', async () => {
  const { buyer, colleague, desk, owners, url, id } = await openBrief(product, 2);
  const status = async (person: TestPerson) =>
    (await product.app.inject({ url, headers: person.headers })).statusCode;
  const listed = async (person: TestPerson) =>
    (await product.app.inject({ url: '/api/briefs', headers: person.headers }))
      .json()
      .data.some((one: { id: string }) => one.id === id);
  expect([await status(buyer), await status(colleague)]).toEqual([200, 200]);
  for (const other of [desk, ...owners.map(({ person }) => person)]) {
    expect([await status(other), await listed(other)]).toEqual([404, false]);
  }
  await product.db.delete(companyPeople).where(eq(companyPeople.personId, buyer.id));
  expect([await status(buyer), await listed(buyer), await status(colleague)]).toEqual([404, false, 200]);
  await product.db.delete(companyPeople).where(eq(companyPeople.personId, colleague.id));
  expect([await status(buyer), await listed(buyer), await status(colleague)]).toEqual([200, true, 404]);
});
