import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { PoolConfig } from 'pg';
import { dossierFeed, dossierFilters } from '#domains/dossiers/server/search/index-feed.ts';
import { dossierSuggestions } from '#domains/dossiers/server/search/suggestions.ts';
import type { FinderSchema } from '#domains/finder/engine/finder.ts';
import { openIndexStore } from '#domains/finder/engine/live/kept-index.ts';
import {
  createLiveIndex,
  type Hear,
  type ListingFeed,
  type LiveIndex,
} from '#domains/finder/engine/live/live-index.ts';
import { supplierFeed, supplierFilters } from '#domains/suppliers/server/index-feed.ts';
import { supplierSuggestions } from '#domains/suppliers/server/suggestions.ts';
import { openListener } from '#platform/server/database/connection/listener.ts';
import { type Database, openDatabase, openPool } from '#platform/server/database/database.ts';
import type { FinderCalls, FinderName } from './finder-calls.ts';

/** Where large indexes are kept from one process to the next, and by which code. */
export type KeptIn = { folder: string; madeBy: string };

/** Milliseconds that a look at a database which does not answer may hold up the end. */
const stopLimit = 1_000;

/** Both finders with their indexes built, in the thread that asks for them. */
export async function openIndexes(
  connection: PoolConfig,
  log: FastifyBaseLogger,
  keptIn?: KeptIn,
): Promise<{ finders: Record<FinderName, FinderCalls>; stop(): Promise<void> }> {
  const opened: Database[] = [];
  let isStopping = false;

  /** Each index and the names to suggest are read through a connection of their own: none waits for requests. */
  function open(limits: PoolConfig): Database {
    const pool = openPool({ ...connection, ...limits, max: 1 }, (error) => {
      // A look that outlasts the stop leaves its connection to the database's own end, and none is made after it.
      if (!isStopping) log.warn({ err: error }, 'the idle connection of a finder broke; it makes another');
    });
    const db = openDatabase(pool);
    opened.push(db);
    return db;
  }

  async function close(): Promise<void> {
    await Promise.all(opened.splice(0).map((db) => db.$client.end()));
  }

  /** One look is answered by one server. A connection that went silent is given up. */
  function openIndex(schema: FinderSchema, feedOf: (db: Database) => ListingFeed): Promise<LiveIndex> {
    const db = open({ query_timeout: 15_000 });
    const hear: Hear = (on) => openListener(db.$client, 'listings', on);
    const feed = feedOf(db);
    const store = keptIn && openIndexStore(join(keptIn.folder, `${feed.table}.index`), keptIn.madeBy);
    return createLiveIndex(schema, feed, db.$client, hear, log, store);
  }

  try {
    const [dossiers, suppliers] = await Promise.all([
      openIndex(dossierFilters.schema, dossierFeed),
      openIndex(supplierFilters.schema, supplierFeed),
    ]);
    return {
      finders: {
        dossierFinder: callsOf(dossiers, dossierSuggestions(open({}), dossiers)),
        supplierFinder: callsOf(suppliers, supplierSuggestions(suppliers)),
      },
      async stop() {
        isStopping = true;
        const stopped = Promise.all([dossiers.stop(), suppliers.stop()]).then(close);
        await Promise.race([stopped, passed(stopLimit, undefined, { ref: false })]);
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function callsOf(index: LiveIndex, suggest: FinderCalls['suggest']): FinderCalls {
  return { ...index, suggest, revisions: () => [...index.revisions()] };
}
