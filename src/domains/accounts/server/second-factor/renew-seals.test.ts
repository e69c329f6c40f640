import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailAddress } from '#platform/contract/fields.ts';
import { type Database, openDatabase } from '#platform/server/database/database.ts';
import { openSecrets, type Secrets } from '#platform/server/secrets/secrets.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { addPerson } from '../queries.ts';
import { secondFactors } from '../tables.ts';
import { purposeOf, startFactor } from './factors.ts';
import { renewSeals } from './renew-seals.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.serving);
});
afterAll(() => database.drop());

function open(secretKey: string, ...secretKeyFallbacks: string[]): Promise<Secrets> {
  return openSecrets({ secretKey, secretKeyFallbacks, dataDir: '' });
}

async function addFactor(name: string, secrets: Secrets): Promise<number> {
  const person = await addPerson(db, {
    ...{
      email: emailAddress.parse(`${name}@buyer.example`),
      name,
      organisation: 'Buyer',
      phone: '',
      role: 'seller',
    },
    passwordHash: 'none',
  });
  if (person === null) throw new Error('this person exists already');
  await startFactor(db, secrets, person.id, `secret of ${name}`);
  return person.id;
}

test('after a start with a former key as fallback, second factors need the present key alone', async () => {
  const [former, present, lost] = ['f', 'p', 'l'].map((letter) => letter.repeat(32)) as [
    string,
    string,
    string,
  ];
  const people = [];
  for (const name of ['ann', 'bea', 'cem']) people.push(await addFactor(name, await open(former)));
  const unreadable = await addFactor('dan', await open(lost));
  const lines: object[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });

  await renewSeals(db, await open(present, former), log);
  expect(lines).toMatchObject([
    { level: 30, renewed: 3, unreadable: 1 },
    { level: 50, unreadable: 1 },
  ]);
  await renewSeals(db, await open(present, former, lost), log);
  expect(lines.slice(2)).toMatchObject([{ renewed: 1, unreadable: 0 }]);

  const alone = await open(present);
  const rows = await db.select().from(secondFactors);
  const opened = rows.map(({ personId, secret }) => [personId, alone.open(secret, purposeOf(personId))]);
  expect(Object.fromEntries(opened)).toEqual({
    [people[0] ?? 0]: 'secret of ann',
    [people[1] ?? 0]: 'secret of bea',
    [people[2] ?? 0]: 'secret of cem',
    [unreadable]: 'secret of dan',
  });
});
