import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { connectDatabase } from './connect.ts';

test('a connection that nobody gives back does not hold up the way down, and is told', {
  timeout: 60_000,
}, async () => {
  const database = await createTestDatabase();
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const settings = { databaseUrl: database.url, databaseOwnerUrl: undefined, dataDir: '' };
  const connection = await connectDatabase(settings, log, () => undefined, { patience: 200 });
  const lost = await connection.pool.connect();
  await connection.close();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'connections were never given back', connections: [1] },
  ]);
  lost.release(true);
  await database.drop();
});
