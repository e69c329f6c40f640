import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { type Database, openDatabase } from '#platform/server/database/database.ts';
import { createTestDatabase, servingUrl, type TestDatabase } from '#testing/database/test-database.ts';
import { waitersAre } from '#testing/held-row.ts';
import { insertDossier } from '#testing/test-listings.ts';
import { openIndexes } from './open-indexes.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.pool);
});
afterAll(() => database.drop());

async function connections(): Promise<number> {
  const { rows } = await db.execute(
    sql`select from pg_stat_activity where application_name = 'of the indexes'`,
  );
  return rows.length;
}

test('a look that the database does not answer holds up no end, and gives its connection back when it is over', async () => {
  const connection = { connectionString: servingUrl(database.url), application_name: 'of the indexes' };
  const { finders, stop } = await openIndexes(connection, pino({ level: 'silent' }));
  await insertDossier(db, 1, {});
  let look: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${dossiers} in access exclusive mode`);
    look = finders.dossierFinder.refresh();
    await waitersAre({ db }, 1);
    await stop();
    // It waits still: else the end came by what ends statements.
    await waitersAre({ db }, 1);
  });
  await look;
  await expect.poll(connections, { interval: 5, timeout: 10_000 }).toBe(0);
});
