import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { FinderQuery, FinderResult, FinderSchema, IndexedListing } from '../finder.ts';
import { createMemoryFinder } from '../memory-finder.ts';
import { continues, isStill, type Position, readPosition } from './database-position.ts';
import type { IndexStore } from './kept-index.ts';
import { Revisions } from './revisions.ts';

/** Where a finder's listings come from. */
export type ListingFeed = {
  /** The table whose notifications concern this feed: they carry its name. */
  table: string;
  /** Every listing that may be found now, some at a time; enters which write of each it yields. */
  all(revisions: Revisions): AsyncIterable<Iterable<IndexedListing>>;
  /** Listings written or deleted by this transaction or a later one, found ones and hidden ones. */
  changedSince(xid: number): Promise<{ id: number; revision: number }[]>;
  /** Those of these listings that may be found now; enters which write of each it is. */
  read(ids: number[], revisions: Revisions): Promise<IndexedListing[]>;
  /** Numbers that are written apart from their listings. */
  numbers?: NumberFeed;
};

/** What `all` and `read` bring as well, and may change without the listing's being written: a job works it out. */
export type NumberFeed = {
  /** Listings whose numbers were written by this transaction or a later one, with those that they have now. */
  changedSince(xid: number): Promise<ChangedNumbers[]>;
};
type ChangedNumbers = {
  id: number;
  revision: number;
  numbers: { column: number; value: number | null }[];
};

/** How an index stands to its database. */
export type IndexStatus = {
  /** How often it was built from all listings: once at start, then whenever its database was another one. */
  generation: number;
  /** When it was built last. */
  builtAt: Date;
  /** Milliseconds the last building took. */
  buildTime: number;
  /** Milliseconds since the first moment of which a write may be missing; 0 where all that was told of is here. */
  lag: number;
  /** The transaction from which the next look asks. */
  horizon: number;
  /** Listings in it. */
  size: number;
};

/**
 * Which state of each of a page's listings, in their order, the index knows: another number each time that it takes
 * one over, be it the listing's own writing or that of its numbers.
 */
export type Followed = {
  revisions: number[];
  /** Milliseconds since 1970 of the index's building: revisions of another one may be another database's. */
  builtAt: number;
};
type FollowedResult = FinderResult & Followed;

/** A finder that tells how new what it found is. */
export type FollowingFinder = {
  search(query: FinderQuery): FollowedResult | Promise<FollowedResult>;
};

/** A finder that follows PostgreSQL. */
export type LiveIndex = FollowingFinder & {
  search(query: FinderQuery): FollowedResult;
  /** Takes over what has been committed until now; a writer awaits it before it answers. */
  refresh(): Promise<void>;
  /** Follows the changes until stopped. */
  follow(): Promise<void>;
  stop(): Promise<void>;
  status(): IndexStatus;
  /** Which write of which listing it holds, to be compared with the table row by row. */
  revisions(): Iterable<[id: number, revision: number]>;
};

/** What hears the tables' notifications, by the names of the tables, and whether it does. `open` makes its connection where there is none. */
export type Hear = (on: { heard(table: string): void; lost(): void }) => {
  open(): Promise<void>;
  readonly isHearing: boolean;
  stop(): void;
};

/** Milliseconds between two looks of who hears nothing, or could not look: a change shall be seen within a second. */
const deafPause = 600;
/** The same of who hears: a net for what gets lost on a line that has gone dead. */
const hearingPause = 60_000;
const idsAtOnce = 1_000;
/** Before the first transaction. */
const everything = 0;
/** A whole catalogue's numbers may change at once: searches have their turn in between. */
const numbersInTurn = 100;

/**
 * Builds the index and keeps it fresh (§13.1). What changed is asked for by transaction number, from the oldest one
 * that was still running at the last look: a transaction that commits late is seen all the same, and so is every change
 * whose notification got lost, at the next poll. Where the numbers no longer tell, it is built anew.
 */
export async function createLiveIndex(
  schema: FinderSchema,
  feed: ListingFeed,
  pool: pg.Pool,
  hear: Hear,
  log: FastifyBaseLogger,
  store?: IndexStore,
): Promise<LiveIndex> {
  const finder = createMemoryFinder(schema);
  let revisions = new Revisions();
  /** Which write of the numbers of those is known whose numbers changed since the index was built. */
  let numberRevisions = new Revisions();
  /** How often something of a listing was taken over since then; the same for all that were taken over at once. */
  let states = new Revisions();
  let state = 0;
  let position: Position | undefined;
  /** The first moment of which a write may be missing, where there is one. */
  let missingFrom: number | undefined;
  /** Whether the store has the listings as they are. */
  let isKept = true;
  const building = { generation: 0, builtAt: new Date(), buildTime: 0 };

  let timer: NodeJS.Timeout | undefined;
  let following = false;
  let stopped = false;
  let running: Promise<void> | undefined;
  let again: Promise<void> | undefined;
  const listener = hear({
    heard(table) {
      if (table !== feed.table) return;
      missingFrom ??= performance.now();
      refreshInBackground();
    },
    lost() {
      missingFrom ??= performance.now();
      pollAfter(deafPause);
    },
  });

  async function build(): Promise<void> {
    const before = performance.now();
    const built = new Revisions();
    await finder.build(feed.all(built));
    revisions = built;
    numberRevisions = new Revisions();
    states = new Revisions();
    building.generation += 1;
    building.builtAt = new Date();
    building.buildTime = performance.now() - before;
    isKept = false;
    await keep();
  }

  /**
   * Goes on with what another process kept, brought up to date; false where that is nothing, of a course of the database
   * that was put back, or hardly holds any more.
   */
  async function takeUp({ next }: Position): Promise<boolean> {
    const kept = await store?.read();
    if (!kept) return false;
    const held = new Revisions(kept.revisions);
    for (const [, revision] of held) if (revision >= next) return false;
    const told = new Map((await feed.changedSince(everything)).map(({ id, revision }) => [id, revision]));
    const gone = Array.from(held, ([id]) => id).filter((id) => !told.has(id));
    const changed = Array.from(told, ([id, revision]) => ({ id, revision }));
    const unknown = changed.filter(({ id, revision }) => held.get(id) !== revision);
    if (unknown.length + gone.length > held.size / 2) return false;
    finder.thaw(kept.index);
    revisions = held;
    for (const id of gone) forget(id);
    await takeOver(unknown.map(({ id }) => id));
    if (feed.numbers) await takeNumbers(feed.numbers, everything);
    // Else every start would take over more than the one before.
    if (unknown.length + gone.length > held.size / 100) await keep();
    return true;
  }

  /** Keeps the index for the next process, where it is large and is not what was kept last. */
  async function keep(): Promise<void> {
    if (!store || isKept || finder.size < store.least) return;
    isKept = true;
    try {
      await store.write({ index: finder.freeze(), revisions: revisions.pages });
    } catch (error) {
      log.warn({ err: error, table: feed.table }, 'the index could not be kept');
    }
  }

  function forget(id: number): void {
    finder.remove(id);
    revisions.delete(id);
    isKept = false;
  }

  async function takeChanges(since: number): Promise<void> {
    const changed = await feed.changedSince(since);
    const unknown = changed.filter(({ id, revision }) => revisions.get(id) !== revision);
    state += 1;
    await takeOver(unknown.map(({ id }) => id));
    if (feed.numbers) await takeNumbers(feed.numbers, since);
  }

  async function takeOver(unknown: readonly number[]): Promise<void> {
    for (let at = 0; at < unknown.length; at += idsAtOnce) {
      const ids = unknown.slice(at, at + idsAtOnce);
      const found = await feed.read(ids, revisions);
      const hidden = new Set(ids);
      for (const listing of found) {
        finder.upsert(listing);
        states.set(listing.id, state);
        hidden.delete(listing.id);
        isKept = false;
      }
      for (const id of hidden) if (revisions.get(id) !== undefined) forget(id);
    }
  }

  async function takeNumbers(numbers: NumberFeed, since: number): Promise<void> {
    const changed = await numbers.changedSince(since);
    const unknown = changed.filter(({ id, revision }) => numberRevisions.get(id) !== revision);
    for (const [place, { id, revision, numbers: theirs }] of unknown.entries()) {
      if (place % numbersInTurn === 0) await turn();
      finder.setNumbers(id, theirs);
      states.set(id, state);
      numberRevisions.set(id, revision);
    }
  }

  async function look(): Promise<void> {
    const now = await readPosition(pool, feed.table);
    if (position !== undefined && continues(position, now)) {
      if (!isStill(position, now)) await takeChanges(position.horizon);
    } else {
      if (position !== undefined) {
        log.warn(
          { table: feed.table, from: position, to: now },
          'another database: the finder is built anew',
        );
      }
      if (position !== undefined || !(await takeUp(now))) await build();
    }
    position = now;
  }

  async function lookInTime(): Promise<void> {
    const began = performance.now();
    const wasHearing = listener.isHearing;
    try {
      await look();
      if (missingFrom === undefined || missingFrom <= began) missingFrom = wasHearing ? undefined : began;
    } catch (error) {
      missingFrom ??= began;
      pollAfter(deafPause);
      throw error;
    }
  }

  /** One look at a time; who asks during one waits for the next, because this one may have read before their write. */
  function refresh(): Promise<void> {
    if (running === undefined) {
      running = lookInTime().finally(() => {
        running = undefined;
      });
      return running;
    }
    again ??= running
      .catch(() => undefined)
      .then(() => {
        again = undefined;
        return refresh();
      });
    return again;
  }

  function refreshInBackground(): void {
    refresh().catch((error) => log.warn({ err: error }, 'the finder could not read changes; it tries again'));
  }

  function poll(): void {
    if (stopped) return;
    // A lost connection is made again here, and what was missed is looked for.
    listener.open().catch((error) => log.warn({ err: error }, 'the finder hears no notifications; it polls'));
    refreshInBackground();
    pollAfter(listener.isHearing ? hearingPause : deafPause);
  }

  function pollAfter(pause: number): void {
    clearTimeout(timer);
    if (following && !stopped) timer = setTimeout(poll, pause);
  }

  await refresh();
  return {
    search(query) {
      const found = finder.search(query);
      return {
        ...found,
        revisions: found.ids.map((id) => states.get(id) ?? 0),
        builtAt: building.builtAt.getTime(),
      };
    },
    refresh,
    async follow() {
      following = true;
      poll();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await (again ?? running)?.catch(() => undefined);
      listener.stop();
      await keep();
    },
    status: () => ({
      ...building,
      lag: missingFrom === undefined ? 0 : performance.now() - missingFrom,
      horizon: position?.horizon ?? 0,
      size: revisions.size,
    }),
    revisions: () => revisions,
  };
}
