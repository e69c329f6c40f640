import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { dossierFeed, dossierFilters } from './features/dossiers/index-feed.ts';
import { supplierFeed, supplierFilters } from './features/suppliers/index-feed.ts';
import { type Database, openDatabase, openPool } from './platform/database/database.ts';
import type { FinderSchema } from './search/finder.ts';
import { createLiveIndex, type ListingFeed, type LiveIndex } from './search/live-index.ts';

export type Finders = { dossierFinder: LiveIndex; supplierFinder: LiveIndex };

/** The indexes of both finders, built and ready to follow what changes in the database of this pool. */
export async function openFinders(pool: pg.Pool, log: FastifyBaseLogger): Promise<Finders> {
  const [dossierFinder, supplierFinder] = await Promise.all([
    openFinder(dossierFilters.schema, dossierFeed, pool, log),
    openFinder(supplierFilters.schema, supplierFeed, pool, log),
  ]);
  return { dossierFinder, supplierFinder };
}

/**
 * Each index reads through a connection of its own: it stays fresh when requests hold all others, and one look is
 * answered by one server. A connection that went silent is given up.
 */
async function openFinder(
  schema: FinderSchema,
  feedOf: (db: Database) => ListingFeed,
  pool: pg.Pool,
  log: FastifyBaseLogger,
): Promise<LiveIndex> {
  const own = openPool({ ...pool.options, max: 1, query_timeout: 15_000 }, (error) => {
    if (!own.ending)
      log.warn({ reason: error.message }, 'the idle connection of a finder broke; it makes another');
  });
  try {
    const index = await createLiveIndex(schema, feedOf(openDatabase(own)), own, log);
    return {
      ...index,
      async stop() {
        await index.stop();
        // Not awaited: a line that has gone dead never says goodbye.
        own.end().catch(() => undefined);
      },
    };
  } catch (error) {
    await own.end();
    throw error;
  }
}

/** The same step for every finder, at once. */
export async function forFinders(finders: Finders, step: 'refresh' | 'follow' | 'stop'): Promise<void> {
  await Promise.all(Object.values(finders).map((finder) => finder[step]()));
}
