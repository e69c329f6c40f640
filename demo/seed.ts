import type { Pool, PoolClient } from 'pg';
import type { DealDependencies } from './deals/insert-deals.ts';
import { demoPassword } from './people/people-access.ts';

/** Any number that no other advisory lock of the product uses; the generator takes the same. */
export const demoLock = 7_305_101;

/**
 * Fills an empty database with the demo catalogue and its people (§19.7), all or nothing.
 * @returns false where people or companies are there already: nothing is written then.
 */
export async function seedDemo(
  pool: Pool,
  hashPassword: (password: string) => Promise<string>,
  deals: DealDependencies,
): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Whoever starts beside it waits until it is filled, however slow the machine is.
    await client.query("set local lock_timeout = '10min'; set local statement_timeout = 0");
    await client.query('select pg_advisory_xact_lock($1)', [demoLock]);
    const seeded = await isEmpty(client);
    if (seeded) {
      // The demo's data is read here, and by no later start.
      const { fillDemo } = await import('./fill.ts');
      await fillDemo(client, await hashPassword(demoPassword), deals);
    }
    await client.query('commit');
    return seeded;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function isEmpty(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>(
    'select not exists (select from people) and not exists (select from companies) as empty',
  );
  return rows[0]?.empty === true;
}
