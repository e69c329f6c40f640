import { sql } from 'drizzle-orm';
import pg from 'pg';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openDatabase, openPool } from './platform/database/database.ts';
import { createTestDatabase } from './platform/database/testing/test-database.ts';
import { SettingsError } from './settings.ts';
import { noRoom, startWhenThereIsRoom } from './start-when-there-is-room.ts';

test('a start that finds PostgreSQL full says so in plain words, and goes on once there is room', async () => {
  const database = await createTestDatabase();
  const { user } = new pg.Client({ connectionString: database.url });
  await database.pool.query('select 1');
  const [{ name } = { name: '' }] = (await database.pool.query('select current_database() as name')).rows;
  // A superuser is let in all the same: the role that serves is not.
  const { user: serving } = new pg.Client({ connectionString: database.serving.options.connectionString });
  expect(serving).not.toBe(user);
  await database.pool.query(`alter database ${pg.escapeIdentifier(name)} connection limit 0`);
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line).msg) });
  const start = async () => {
    const pool = openPool({ connectionString: database.serving.options.connectionString }, () => undefined);
    try {
      return (await openDatabase(pool).execute(sql`select 1 as one`)).rows;
    } finally {
      await pool.end();
    }
  };
  const never = startWhenThereIsRoom(start, log, { pause: 20, longest: 50 });
  await expect(never).rejects.toThrow(new SettingsError(noRoom));
  expect(lines.length).toBeGreaterThan(0);
  expect(new Set(lines)).toEqual(new Set([noRoom]));
  const later = startWhenThereIsRoom(start, log, { pause: 100, longest: 30_000 });
  await database.pool.query(`alter database ${pg.escapeIdentifier(name)} connection limit -1`);
  expect(await later).toEqual([{ one: 1 }]);
  await database.drop();
});
