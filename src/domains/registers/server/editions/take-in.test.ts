import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readRegisters } from '#domains/registers/server/lookup/read-registers.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import * as files from '#testing/registers/register-files.ts';
import { changingEditions, takeIn } from './take-in.ts';

let database: TestDatabase;
let folder: Awaited<ReturnType<typeof files.openFolder>>;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await files.openFolder();
});
afterAll(async () => {
  await database.drop();
  await folder.drop();
});
beforeEach(() => database.pool.query('truncate register_editions cascade'));

const { apixaban, substancePatent, extendedPatent, exclusivity } = files;
const bringer = { by: 'command', personId: null } as const;
/** As many rows as are worth halving. */
const many = Array.from({ length: 20 }, (_, n) => substancePatent.replace('6967208', String(7_000_000 + n)));

async function take(content: string | Buffer, options: { day?: string; evenOlder?: boolean } = {}) {
  const path = await folder.write('patent.txt', content);
  return takeIn(database.serving, path, { ...options, bringer });
}

/** How many rows each edition of the patents has, the oldest first. */
async function editions() {
  const { rows } = await database.pool.query(
    `select to_char(day, 'YYYY-MM-DD') as day, standing, rows_taken as taken,
       (select count(*)::int from orange_patents where edition_id = e.id) as kept
     from register_editions e where register = 'orange-book-patents' order by id`,
  );
  return rows;
}

test('a file is taken in as it is read, and the audit trail says so', async () => {
  const taken = await take(
    await files.archive({
      'products.txt': files.orangeProducts(apixaban),
      'patent.txt': files.orangePatents(substancePatent, extendedPatent),
      'exclusivity.txt': files.orangeExclusivities(exclusivity),
    }),
  );
  expect(taken).toMatchObject([
    { register: 'orange-book-products', became: 'taken', day: '2013-01-25', read: 1, taken: 1 },
    { register: 'orange-book-patents', became: 'taken', day: '2013-01-25', read: 2, taken: 2 },
    { register: 'orange-book-exclusivities', became: 'taken', day: '2013-01-25', read: 1, taken: 1 },
  ]);
  const { rows, editions } = await readRegisters(database.serving);
  expect(editions['orange-book-patents']).toMatchObject({ day: '2013-01-25', source: 'patent.txt' });
  expect(rows['orange-book-products']).toEqual([
    {
      ...{ applicationType: 'N', application: '202155', product: '001', ingredients: ['APIXABAN'] },
      ...{ form: 'TABLET', route: 'ORAL', tradeName: 'ELIQUIS', applicant: 'BRISTOL MYERS SQUIBB' },
      ...{ strength: '2.5MG', note: null, therapeuticEquivalence: 'AB', approvedOn: '2012-12-28' },
      ...{ isReferenceListed: true, isReferenceStandard: false, marketing: 'RX' },
    },
  ]);
  expect(rows['orange-book-patents']).toMatchObject([
    { useCode: 'U-1200' },
    { useCode: null, isPaediatric: true },
  ]);
  const { rows: lines } = await database.pool.query(
    "select subject, detail from audit_trail where action = 'take-register' order by id",
  );
  expect(lines).toMatchObject([
    { subject: 'register:orange-book-products', detail: { by: 'command', rows: 1 } },
    {},
    {},
  ]);
});

test('the Purple Book and the table of the EMA come back as they were read', async () => {
  await take(files.purpleBook(files.biologic({ interchangeable: 'Date TBD', referenceEnds: '30-Nov-34' })));
  await take(await files.emaTable([files.medicine({ name: 'Back\\slash "quoted"\ttab' })]));
  const { rows } = await readRegisters(database.serving);
  expect(rows['purple-book']).toMatchObject([
    {
      referenceExclusivityEndsOn: '2034-11-30',
      isInterchangeableEndUndetermined: true,
      orphanExclusivityEndsOn: null,
    },
  ]);
  expect(rows['ema-medicines']).toMatchObject([
    { name: 'Back\\slash "quoted"\ttab', isOrphan: false, endedOn: null },
  ]);
});

test('the same file twice changes nothing, nor does an older one unless it is meant', async () => {
  await take(files.orangePatents(substancePatent), { day: '2026-06-10' });
  expect(await take(files.orangePatents(substancePatent))).toMatchObject([
    { became: 'same', day: '2026-06-10' },
  ]);
  expect(await take(files.orangePatents(extendedPatent), { day: '2026-06-09' })).toMatchObject([
    { became: 'older', day: '2026-06-10' },
  ]);
  expect(await editions()).toEqual([{ day: '2026-06-10', standing: 'current', taken: 1, kept: 1 }]);
  await take(files.orangePatents(extendedPatent), { day: '2026-06-09', evenOlder: true });
  expect(await editions()).toMatchObject([
    { standing: 'former' },
    { day: '2026-06-09', standing: 'current' },
  ]);
});

test('an edition of the same day is taken, and one of today; of a day to come there is none', async () => {
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await take(files.orangePatents(substancePatent), { day: '2026-06-10' });
  expect(await take(files.orangePatents(extendedPatent), { day: '2026-06-10' })).toMatchObject([
    { became: 'taken', day: '2026-06-10' },
  ]);
  await expect(take(files.orangePatents(substancePatent), { day: dayIn(2) })).rejects.toThrow(
    'has not come yet',
  );
  expect(await take(files.orangePatents(substancePatent), { day: dayIn(0) })).toMatchObject([
    { became: 'taken' },
  ]);
});

test('rows are kept of the current edition and the one before, and of all the heads', async () => {
  for (const [n, day] of ['2026-01-01', '2026-02-01', '2026-03-01'].entries()) {
    await take(files.orangePatents(...many.slice(n)), { day });
  }
  expect(await editions()).toEqual([
    { day: '2026-01-01', standing: 'past', taken: 20, kept: 0 },
    { day: '2026-02-01', standing: 'former', taken: 19, kept: 19 },
    { day: '2026-03-01', standing: 'current', taken: 18, kept: 18 },
  ]);
  expect((await readRegisters(database.serving)).rows['orange-book-patents']).toHaveLength(18);
});

test.each([
  ['a fault in its last row', () => files.orangePatents(...many).slice(0, -3), 'the file is cut'],
  [
    'half of the rows of the edition before',
    () => files.orangePatents(...many.slice(11).map((row) => row.replace('2013', '2026'))),
    'the file is cut, or only a part',
  ],
  ['no day in any row', () => files.orangeExclusivities(exclusivity), 'give the day of its edition'],
  [
    'a fault in one register of several',
    () =>
      files.archive({
        'a.txt': files.orangePatents(extendedPatent, ...many),
        'b.txt': files.orangeExclusivities('N~1'),
      }),
    'b.txt, line 2, column 2',
  ],
])('a file with %s leaves what stands', async (_, content, says) => {
  await take(files.orangePatents(...many), { day: '2026-01-01' });
  for (const evenOlder of [false, true]) {
    await expect(take(await content(), { evenOlder })).rejects.toThrow(says);
  }
  expect(await editions()).toEqual([{ day: '2026-01-01', standing: 'current', taken: 20, kept: 20 }]);
});

test('a value as long as the readers let through is kept, by its index too', async () => {
  const properName = randomBytes(1_300).toString('hex');
  const file = (name: string) => files.purpleBook(files.biologic().replace('adalimumab', name));
  await take(file(properName), { day: '2026-06-10' });
  expect((await readRegisters(database.serving)).rows['purple-book']).toMatchObject([{ properName }]);
  await expect(take(file(`${properName}o`))).rejects.toThrow('more than 2,600 bytes');
});

test('who takes in waits for another who does', async () => {
  let second: ReturnType<typeof take> | undefined;
  await changingEditions(database.serving, async () => {
    second = take(files.orangePatents(substancePatent));
    await vi.waitFor(async () => {
      const { rowCount } = await database.pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'",
      );
      if (rowCount !== 1) throw new Error('nobody waits');
    }, 5_000);
    expect(await editions()).toEqual([]);
  });
  expect(await second).toMatchObject([{ became: 'taken' }]);
});

test('an edition of a day that has not come is refused: it would stand before all that come', async () => {
  const ahead = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await expect(take(files.orangePatents(substancePatent), { day: ahead })).rejects.toThrow(
    'has not come yet',
  );
  expect(await editions()).toEqual([]);
});
