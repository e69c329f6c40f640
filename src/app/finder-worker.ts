import { once } from 'node:events';
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { PoolConfig } from 'pg';
import { dossierFeed, dossierFilters } from '#domains/dossiers/server/search/index-feed.ts';
import { dossierSuggestions } from '#domains/dossiers/server/search/suggestions.ts';
import type { Suggestion } from '#domains/finder/contract/finders.ts';
import type { FinderSchema } from '#domains/finder/engine/finder.ts';
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
import { toAppError } from '#platform/server/http/errors.ts';
import { createLog } from '#platform/server/process/log.ts';

/** What may be asked of a finder in this thread, each by one message that is answered by another. */
export type FinderCalls = Pick<LiveIndex, 'search' | 'refresh' | 'follow' | 'status'> & {
  /** What may be meant by a text that is being typed. */
  suggest(typed: string): Promise<Suggestion[]>;
  /** Which write of which listing it holds, to be compared with the table row by row. */
  revisions(): [id: number, revision: number][];
};

export type FinderName = 'dossierFinder' | 'supplierFinder';

export type Question = { number: number; finder: FinderName; call: keyof FinderCalls; argument: unknown };

/** That both indexes are built, a line for the product's log, or what became of a question. */
export type FinderMessage =
  | { ready: true }
  | { line: string }
  | { number: number; answer: unknown }
  | { number: number; fault: Pick<ReturnType<typeof toAppError>, 'code' | 'message' | 'retryAfter'> };

if (parentPort === null) throw new Error('finder-worker.ts runs in a thread of its own: see finders.ts');
// First comes where the database is, then the questions.
const [connection] = await once(parentPort, 'message');
await serve(parentPort, connection);

async function serve(port: MessagePort, connection: PoolConfig): Promise<void> {
  const tell = (told: FinderMessage) => port.postMessage(told);
  // The other thread knows which levels are wanted.
  const log = createLog('trace', { write: (line) => tell({ line }) });

  /** Each index and the names to suggest are read through a connection of their own: none waits for requests. */
  function open(limits: PoolConfig): Database {
    const pool = openPool({ ...connection, ...limits, max: 1 }, (error) =>
      log.warn({ err: error }, 'the idle connection of a finder broke; it makes another'),
    );
    return openDatabase(pool);
  }

  /** One look is answered by one server. A connection that went silent is given up. */
  function openIndex(schema: FinderSchema, feedOf: (db: Database) => ListingFeed): Promise<LiveIndex> {
    const db = open({ query_timeout: 15_000 });
    const hear: Hear = (heard) =>
      openListener(db.$client.options, 'listings', { heard, lost: () => undefined });
    return createLiveIndex(schema, feedOf(db), db.$client, hear, log);
  }

  const [dossiers, suppliers] = await Promise.all([
    openIndex(dossierFilters.schema, dossierFeed),
    openIndex(supplierFilters.schema, supplierFeed),
  ]);
  const finders: Record<FinderName, FinderCalls> = {
    dossierFinder: callsOf(dossiers, dossierSuggestions(open({}), dossiers)),
    supplierFinder: callsOf(suppliers, supplierSuggestions(suppliers)),
  };

  port.on('message', async ({ number, finder, call, argument }: Question) => {
    const asked = finders[finder][call] as (argument: unknown) => unknown;
    try {
      tell({ number, answer: await asked(argument) });
    } catch (error) {
      // An error loses its class on the way, and its text may hold what was typed.
      log.error({ err: error, finder, call }, 'a finder could not answer');
      const { code, message, retryAfter } = toAppError(error as Error);
      tell({ number, fault: { code, message, retryAfter } });
    }
  });
  tell({ ready: true });
}

function callsOf(index: LiveIndex, suggest: FinderCalls['suggest']): FinderCalls {
  return { ...index, suggest, revisions: () => [...index.revisions()] };
}
