import type pg from 'pg';

const held = new WeakMap<pg.Pool, Map<pg.PoolClient, number>>();

/** Notes from when on each connection of the pool is in somebody's hands. */
export function watchHeld(pool: pg.Pool): void {
  const since = new Map<pg.PoolClient, number>();
  held.set(pool, since);
  pool.on('acquire', (client) => since.set(client, performance.now()));
  pool.on('release', (_error, client) => since.delete(client));
}

/** How many connections have been in somebody's hands for longer than so many milliseconds. */
export function countHeld(pool: pg.Pool, milliseconds: number): number {
  const now = performance.now();
  return [...(held.get(pool)?.values() ?? [])].filter((since) => now - since > milliseconds).length;
}
