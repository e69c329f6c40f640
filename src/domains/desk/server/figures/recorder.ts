import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import type { ListingFigures } from '#domains/catalogue/server/listing-figures.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import type { Database } from '#platform/server/database/database.ts';
import { searchLine } from './rules.ts';
import { dossierViews, emptySearches } from './tables.ts';

/** Counts what is read and what is looked for in vain (§13.16), in memory: the answer that causes it never waits. */
export type Recorder = ListingFigures & {
  /** Writes down what was counted since the last time. */
  flush(): Promise<void>;
  stop(): Promise<void>;
};

const flushMilliseconds = 5_000;
/** Different things counted between two writings; what comes beyond is not: figures are no bookkeeping. */
const mostKinds = 5_000;
const longestSearch = 300;

export function openRecorder(db: Database, log: FastifyBaseLogger): Recorder {
  let views = new Map<number, number>();
  let searches = new Map<string, number>();

  function count<K>(counts: Map<K, number>, key: K): void {
    const before = counts.get(key);
    if (before === undefined && counts.size >= mostKinds) return;
    counts.set(key, (before ?? 0) + 1);
  }

  async function flush(): Promise<void> {
    const [seen, missed] = [views, searches];
    views = new Map();
    searches = new Map();
    try {
      if (seen.size > 0) await addViews(db, seen);
      if (missed.size > 0) await addSearches(db, missed);
    } catch (error) {
      log.warn({ err: error }, 'some figures were lost');
    }
  }

  const timer = setInterval(() => void flush(), flushMilliseconds);
  timer.unref();
  return {
    viewed: (dossierId) => count(views, dossierId),
    foundNothing(kind, words, ticked) {
      const line = searchLine(words, ticked).slice(0, longestSearch);
      if (line !== '') count(searches, JSON.stringify([kind, line]));
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}

/** In the order of their keys, as every instance writes them: two never wait for each other in a circle. */
async function addViews(db: Database, views: Map<number, number>): Promise<void> {
  const ids = [...views.keys()].sort((a, b) => a - b);
  const counts = ids.map((id) => views.get(id));
  await db.execute(sql`
    insert into ${dossierViews} (day, dossier_id, views)
    select (now() at time zone 'UTC')::date, ${dossiers.id}, counted.views
    from unnest(${sql.param(ids)}::int[], ${sql.param(counts)}::int[]) as counted (id, views)
    join ${dossiers} on ${dossiers.id} = counted.id
    order by ${dossiers.id}
    on conflict (day, dossier_id) do update set views = ${dossierViews}.views + excluded.views`);
}

async function addSearches(db: Database, searches: Map<string, number>): Promise<void> {
  const keys = [...searches.keys()].sort();
  const pairs = keys.map((key) => JSON.parse(key) as [ListingKind, string]);
  await db.execute(sql`
    insert into ${emptySearches} (day, kind, search, times)
    select (now() at time zone 'UTC')::date, kind, search, times
    from unnest(${sql.param(pairs.map(([kind]) => kind))}::text[], ${sql.param(pairs.map(([, search]) => search))}::text[],
      ${sql.param(keys.map((key) => searches.get(key)))}::int[]) as counted (kind, search, times)
    order by kind, search
    on conflict (day, kind, search) do update set times = ${emptySearches}.times + excluded.times`);
}
