import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { generateInto } from '#demo/generate-into.ts';
import { demoSeed } from '#demo/medicines/dossiers.ts';
import { connectDatabase } from '#platform/server/database/connection/connect.ts';
import { startProduct } from '#testing/running/product.ts';

/** Brings the database of a data folder to so many dossiers, by the generator that `npm run seed` runs. */
export async function seedDatabase(dataDir: string, size: number): Promise<void> {
  // The first start of the product makes the database, the demo catalogue and its people.
  if (!existsSync(join(dataDir, 'postgres'))) await (await startProduct(dataDir)).stop();
  const log = pino({ level: 'warn' });
  const embedded = { databaseUrl: undefined, databaseOwnerUrl: undefined, dataDir };
  const { owner: pool, close } = await connectDatabase(embedded, log, () => process.exit(1));
  try {
    await fillCatalogue(pool, size);
  } finally {
    await close();
  }
}

/** Adds what the demo's catalogue lacks of so many dossiers. */
export async function fillCatalogue(pool: Pool, size: number): Promise<void> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from dossiers');
  const missing = size - (rows[0]?.count ?? 0);
  if (missing > 0) await generateInto(pool, { dossiers: missing, seed: demoSeed });
}
