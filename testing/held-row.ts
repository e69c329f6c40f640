import { vi } from 'vitest';
import type { TestProduct } from './test-product.ts';

/** Waits until so many statements of this product wait for a row or another lock. */
export async function waitersAre({ db }: Pick<TestProduct, 'db'>, count: number): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await db.$client.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (rows.length !== count) throw new Error(`${rows.length} wait for a lock, and not ${count}`);
  });
}

/** Starts calls one after the other while rows are held, so that all of them wait, in their order; then lets go. */
export async function whileHeld<A>(
  product: TestProduct,
  [rows, values]: [select: string, values: unknown[]],
  acts: readonly (() => Promise<A>)[],
): Promise<A[]> {
  const held = await product.db.$client.connect();
  const started: Promise<A>[] = [];
  try {
    await held.query('begin');
    await held.query(`${rows} for update`, values);
    for (const act of acts) {
      started.push(act());
      await waitersAre(product, started.length);
    }
    await held.query('commit');
    return await Promise.all(started);
  } catch (error) {
    // Else the connection would go back to the others with the rows still held, and the next test would wait for them.
    await held.query('rollback');
    await Promise.allSettled(started);
    throw error;
  } finally {
    held.release();
  }
}
