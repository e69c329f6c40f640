import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSession } from '#domains/accounts/server/sign-in/sessions.ts';
import { people } from '#domains/accounts/server/tables.ts';
import { emailAddress } from '#platform/contract/fields.ts';
import { type Database, openDatabase } from '#platform/server/database/database.ts';
import { hashPassword, isPassword } from '#platform/server/secrets/passwords.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { noCompanyWay } from '#testing/sign-in/no-company-way.ts';
import { demoPassword, readmitDemoPeople, shutOutDemoPeople } from './people-access.ts';

let database: TestDatabase;
let db: Database;
const own = 'a password of one’s own';

/** What a start of an earlier release left in a database that others reach now. */
beforeEach(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.pool);
  const printed = await hashPassword(demoPassword);
  const added = await db
    .insert(people)
    .values([
      { ...person('admin@demo.example'), role: 'admin', passwordHash: printed },
      { ...person('seller@demo.example'), passwordHash: printed },
      { ...person('investor@demo.example'), passwordHash: await hashPassword(own) },
      { ...person('member@buyer.example'), passwordHash: printed },
    ])
    .returning();
  for (const one of added)
    await openSession(
      db,
      noCompanyWay,
      { ...one, email: emailAddress.parse(one.email) },
      { remember: true, userAgent: undefined },
    );
});
afterEach(() => database.drop());

function person(email: string) {
  return { email, name: email, organisation: 'Demo', phone: '', role: 'seller' as const };
}

async function whoGetsIn(password: string): Promise<string[]> {
  const found = await db.select().from(people).orderBy(people.id);
  const answers = await Promise.all(found.map((one) => isPassword(password, one.passwordHash)));
  return found.flatMap(({ email }, n) => (answers[n] ? [email] : []));
}

async function signedIn(): Promise<string[]> {
  const { rows } = await database.pool.query<{ email: string }>(
    'select email from sessions join people on people.id = person_id order by people.id',
  );
  return rows.map(({ email }) => email);
}

test('where others reach the product, the printed password and its sessions open no demo account', async () => {
  expect(await whoGetsIn(demoPassword)).toContain('admin@demo.example');
  expect(await shutOutDemoPeople(db, isPassword)).toEqual(['admin@demo.example', 'seller@demo.example']);
  expect(await whoGetsIn(demoPassword)).toEqual(['member@buyer.example']);
  expect(await whoGetsIn(own)).toEqual(['investor@demo.example']);
  expect(await signedIn()).toEqual(['investor@demo.example', 'member@buyer.example']);
  expect(await shutOutDemoPeople(db, isPassword)).toEqual([]);
});

test('where the demo is wanted again, its people have their password back, and nobody else has one', async () => {
  await shutOutDemoPeople(db, isPassword);
  await readmitDemoPeople(db, hashPassword);
  expect(await whoGetsIn(demoPassword)).toEqual([
    'admin@demo.example',
    'seller@demo.example',
    'member@buyer.example',
  ]);
  expect(await whoGetsIn(own)).toEqual(['investor@demo.example']);
});
