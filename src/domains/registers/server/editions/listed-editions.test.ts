import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '#platform/server/database/database.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import * as listed from '#testing/registers/listed-files.ts';
import * as files from '#testing/registers/register-files.ts';
import { readRegisters } from '../lookup/read-registers.ts';
import { currentDays, currentEditions } from '../lookup/row-lookup.ts';
import { registerEditions } from '../tables.ts';
import { readListed } from '../testing/listed-rows.ts';
import { takeIn } from './take-in.ts';

let database: TestDatabase;
let db: Database;
let folder: Awaited<ReturnType<typeof files.openFolder>>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.serving);
  folder = await files.openFolder();
});
afterAll(async () => {
  await database.drop();
  await folder.drop();
});
beforeEach(() => database.pool.query('truncate register_editions cascade'));

const { cep, dmf, inspection } = listed;
const bringer = { by: 'command', personId: null } as const;

async function take(content: string | Buffer, day?: string) {
  return takeIn(database.serving, await folder.write('list', content), { day, bringer });
}

const ceps = (...rows: string[][]) => listed.tabbed(listed.cepTable(...rows));

test('what was never brought has no edition and no rows', async () => {
  expect(await readListed(db, 'edqm-ceps', ['2012-123'])).toEqual({ day: null, rows: [] });
});

test('a certificate that is suspended in one edition is valid again in the next', async () => {
  const other = cep({ number: 'CEP 2001-007 - Rev 01', holder: 'Another' });
  const state = async () => {
    const { day, rows } = await readListed(db, 'edqm-ceps', ['2012-123']);
    return { day, rows: rows.map(({ key, state, status }) => ({ key, state, status })) };
  };
  await take(ceps(cep({ status: 'SUSPENDED BY HOLDER' }), other), '2026-06-01');
  expect(await state()).toEqual({
    day: '2026-06-01',
    rows: [{ key: '2012-123', state: 'suspended', status: 'SUSPENDED BY HOLDER' }],
  });
  await expect(take(ceps(cep(), other).slice(0, -30), '2026-07-01')).rejects.toThrow('the file is cut');
  expect(await state()).toMatchObject({ day: '2026-06-01', rows: [{ state: 'suspended' }] });
  await take(ceps(cep({ number: 'CEP 2012-123 - Rev 03' }), other), '2026-07-01');
  expect(await state()).toEqual({
    day: '2026-07-01',
    rows: [{ key: '2012-123', state: 'valid', status: 'VALID' }],
  });
});

test('rows of one number that disagree are all kept and marked, and the same one twice stands once', async () => {
  const taken = await take(
    ceps(
      cep(),
      cep({ number: 'CEP 2012-123 - Rev 03', status: 'SUSPENDED BY HOLDER' }),
      ...[cep({ number: 'CEP 2001-007' }), cep({ number: 'CEP 2001-007' })],
      ...[cep({ number: 'CEP 2001-008', holder: 'One' }), cep({ number: 'CEP 2001-008', holder: 'Two' })],
      // Blanks and capitals are no other holder.
      cep({ number: 'CEP 2001-009', holder: 'One Two' }),
      cep({ number: 'CEP 2001-009', holder: 'ONE  TWO' }),
    ),
  );
  expect(taken).toMatchObject([{ read: 8, taken: 7, repeated: 1, inConflict: 4 }]);
  const { rows } = await readListed(db, 'edqm-ceps', ['2012-123', '2001-007', '2001-008', '2001-009']);
  expect(rows.map(({ key, isInConflict }) => `${key} ${isInConflict}`)).toEqual([
    ...['2001-007 false', '2001-008 true', '2001-008 true', '2001-009 false', '2001-009 false'],
    ...['2012-123 true', '2012-123 true'],
  ]);
});

test('a master file is in conflict with another subject, an inspection with another outcome of the same programme', async () => {
  await take(
    listed.commaed(
      listed.dmfTable(
        dmf({ number: '018990' }),
        dmf({ number: '18990', subject: 'OTHER' }),
        dmf({ number: '5' }),
      ),
    ),
  );
  expect((await readListed(db, 'fda-dmfs', ['18990', '5'])).rows).toMatchObject([
    ...[
      { key: '18990', isInConflict: true },
      { key: '18990', isInConflict: true, subject: 'OTHER' },
    ],
    { key: '5', isInConflict: false },
  ]);
  const nai = 'No Action Indicated (NAI)';
  await take(
    listed.commaed(
      listed.inspectionTable(
        ...[inspection(), inspection({ classification: nai })],
        // Each programme has an outcome of its own.
        ...[
          inspection({ id: '2' }),
          inspection({ id: '2', area: 'Compliance: Devices', classification: nai }),
        ],
      ),
    ),
  );
  const { rows } = await readListed(db, 'fda-inspections', ['3005551234']);
  expect(rows.map(({ inspection, outcome, isInConflict }) => [inspection, outcome, isInConflict])).toEqual([
    ...[
      ['1111111', 'OAI', true],
      ['1111111', 'NAI', true],
    ],
    ...[
      ['2', 'OAI', false],
      ['2', 'NAI', false],
    ],
  ]);
});

test('to the launch windows a list of evidence is no edition', async () => {
  await take(files.orangePatents(files.substancePatent), '2026-06-10');
  const before = await currentEditions(db);
  await take(listed.commaed(listed.dmfTable(dmf())));
  expect(await currentEditions(db)).toBe(before);
  expect(await currentDays(db)).toEqual({ 'orange-book-patents': '2026-06-10' });
  expect(Object.keys((await readRegisters(database.serving)).editions)).toEqual(['orange-book-patents']);
  const standing = await db
    .select({ register: registerEditions.register })
    .from(registerEditions)
    .where(eq(registerEditions.standing, 'current'));
  expect(standing).toHaveLength(2);
});
