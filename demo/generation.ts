import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { connectDatabase } from '#platform/server/database/connection/connect.ts';
import { prepareDatabase } from '#platform/server/database/prepare-database.ts';
import { readSettings } from '#platform/server/settings/settings.ts';
import { generateInto } from './generate-into.ts';
import { demoSeed } from './medicines/dossiers.ts';

const example = 'npm run seed -- --dossiers 100000 --suppliers 10000';

/** `npm run seed -- --dossiers 100000 --suppliers 10000 [--seed 7]`: adds to the database that the settings name. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      dossiers: { type: 'string' },
      suppliers: { type: 'string' },
      seed: { type: 'string', default: String(demoSeed) },
    },
  });
  if (values.dossiers === undefined && values.suppliers === undefined) {
    throw new Error(`Say how many of what, for example: ${example}`);
  }
  const wanted = {
    dossiers: wholeNumber('--dossiers', values.dossiers ?? '0'),
    suppliers: wholeNumber('--suppliers', values.suppliers ?? '0'),
  };
  const seed = wholeNumber('--seed', values.seed);
  const log = pino({ level: 'warn' });
  const connection = await connectDatabase(readSettings(process.env), log, () => process.exit(1), {
    beside: true,
  });
  const start = performance.now();
  try {
    await prepareDatabase(connection);
    await generateInto(connection.owner, {
      ...wanted,
      seed,
      onProgress: (written, kind) => {
        const seconds = Math.round((performance.now() - start) / 1000);
        process.stdout.write(`${written} of ${wanted[kind]} ${kind}, ${seconds} s\n`);
      },
    });
  } finally {
    await connection.close();
  }
}

function wholeNumber(option: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new Error(`${option} takes a whole number, for example: ${example}`);
  return Number(value);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
