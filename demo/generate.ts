import { parseArgs } from 'node:util';
import { openPool } from '#server/platform/database/database.ts';
import { startEmbeddedDatabase } from '#server/platform/database/embedded.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import { demoSeed } from './dossiers.ts';
import { generateInto } from './generate-into.ts';

/** `npm run seed -- --dossiers 100000 [--seed 7]`: adds to the database that the settings name. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { dossiers: { type: 'string' }, seed: { type: 'string', default: String(demoSeed) } },
  });
  const dossiers = wholeNumber('--dossiers', values.dossiers);
  const seed = wholeNumber('--seed', values.seed);
  const { connection, stop } = await findDatabase(readSettings(process.env));
  const pool = openPool(connection, (error) => tell(error, error.message));
  const start = performance.now();
  try {
    await migrateDatabase(pool);
    await generateInto(pool, { dossiers, seed, onProgress: (written) => report(written, dossiers, start) });
  } finally {
    await pool.end();
    await stop();
  }
}

function wholeNumber(option: string, value: string | undefined): number {
  if (!value || !/^\d{1,9}$/.test(value)) {
    throw new Error(`${option} takes a whole number, for example: npm run seed -- --dossiers 100000`);
  }
  return Number(value);
}

/** The database of DATABASE_URL, else the embedded one, which no other process may hold meanwhile. */
async function findDatabase({ databaseUrl, dataDir }: Settings) {
  if (databaseUrl) return { connection: { connectionString: databaseUrl }, stop: async () => {} };
  return startEmbeddedDatabase({
    dataDir,
    log: { info: () => {}, warn: tell, error: tell },
    onLost: (error) => {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    },
  });
}

function tell(_details: object, message: string): void {
  process.stderr.write(`${message}\n`);
}

function report(written: number, total: number, start: number): void {
  const seconds = Math.round((performance.now() - start) / 1000);
  process.stdout.write(`${written} of ${total} dossiers, ${seconds} s\n`);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
