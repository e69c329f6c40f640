import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { dossierFeed, dossierFilters } from './features/dossiers/index-feed.ts';
import { supplierFeed, supplierFilters } from './features/suppliers/index-feed.ts';
import type { Database } from './platform/database/database.ts';
import { createLiveIndex, type LiveIndex } from './search/live-index.ts';

export type Finders = { dossierFinder: LiveIndex; supplierFinder: LiveIndex };

/** The indexes of both finders, built and ready to follow what changes. */
export async function openFinders(db: Database, pool: pg.Pool, log: FastifyBaseLogger): Promise<Finders> {
  const [dossierFinder, supplierFinder] = await Promise.all([
    createLiveIndex(dossierFilters.schema, dossierFeed(db), pool, log),
    createLiveIndex(supplierFilters.schema, supplierFeed(db), pool, log),
  ]);
  return { dossierFinder, supplierFinder };
}

/** The same step for every finder, at once. */
export async function forFinders(finders: Finders, step: 'refresh' | 'follow' | 'stop'): Promise<void> {
  await Promise.all(Object.values(finders).map((finder) => finder[step]()));
}
