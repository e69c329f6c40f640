import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { connectDatabase } from '#server/platform/database/connect.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { readSettings } from '#server/settings.ts';
import { demoSeed } from './dossiers.ts';
import { generateInto } from './generate-into.ts';

/** `npm run seed -- --dossiers 100000 [--seed 7]`: adds to the database that the settings name. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { dossiers: { type: 'string' }, seed: { type: 'string', default: String(demoSeed) } },
  });
  const dossiers = wholeNumber('--dossiers', values.dossiers);
  const seed = wholeNumber('--seed', values.seed);
  const { pool, close } = await connectDatabase(readSettings(process.env), pino({ level: 'warn' }), () =>
    process.exit(1),
  );
  const start = performance.now();
  try {
    await migrateDatabase(pool);
    await generateInto(pool, { dossiers, seed, onProgress: (written) => report(written, dossiers, start) });
  } finally {
    await close();
  }
}

function wholeNumber(option: string, value: string | undefined): number {
  if (!value || !/^\d{1,9}$/.test(value)) {
    throw new Error(`${option} takes a whole number, for example: npm run seed -- --dossiers 100000`);
  }
  return Number(value);
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
