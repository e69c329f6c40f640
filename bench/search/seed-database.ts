import pg from 'pg';
import { demoSeed } from '#demo/dossiers.ts';
import { generateInto } from '#demo/generate-into.ts';
import { openDatabaseOf, startProduct } from '../../e2e/support/product.ts';

/** Brings the database of a data folder to so many dossiers, by the generator that `npm run seed` runs. */
export async function seedDatabase(dataDir: string, size: number): Promise<void> {
  // The product makes and fills a database that is not there yet, and holds it open.
  const running = await startProduct(dataDir);
  const client = await openDatabaseOf(dataDir);
  const pool = new pg.Pool({
    host: client.host,
    port: client.port,
    user: client.user,
    database: client.database,
  });
  try {
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from dossiers');
    const missing = size - (rows[0]?.count ?? 0);
    if (missing > 0) await generateInto(pool, { dossiers: missing, seed: demoSeed });
  } finally {
    await pool.end();
    await client.end();
    await running.stop();
  }
}
