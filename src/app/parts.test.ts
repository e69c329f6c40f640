import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openDatabase } from '#platform/server/database/database.ts';
import { readSettings } from '#platform/server/settings/settings.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { workJobs } from './jobs.ts';
import { openParts } from './parts.ts';
import { goDown, type WayDown } from './way-down.ts';

test('a start whose way for mails cannot be opened has no jobs at work', async () => {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'dosebridge-parts-'));
  const wayDown: WayDown = [() => rm(dataDir, { recursive: true }), database.drop];
  let asked = 0;
  database.serving.on('acquire', () => {
    asked += 1;
  });
  const { mail, ...settings } = readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir });
  const opened = {
    settings: { ...settings, mail: { ...mail, smtpUrl: 'smtp://[' } },
    log: pino({ level: 'silent' }),
    db: openDatabase(database.serving),
    finders: { dossierFinder: {} as never, supplierFinder: {} as never },
  };
  const start = async () => workJobs(await openParts(opened, wayDown), wayDown);
  await expect(start()).rejects.toThrow('Invalid URL');
  await goDown(wayDown, (fault) => expect(fault).toBeUndefined());
  expect(asked).toBe(0);
});
