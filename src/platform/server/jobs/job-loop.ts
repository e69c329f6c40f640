import { setTimeout as passed } from 'node:timers/promises';
import type pg from 'pg';
import type { Job, PgBoss } from 'pg-boss';

/** Thrown by who cannot do a job now: it is no failed try, and whoever can, here or elsewhere, takes it after so long. */
export class PutBack extends Error {
  readonly seconds: number;
  constructor(reason: string, seconds: number, cause?: unknown) {
    super(reason, { cause });
    this.seconds = seconds;
  }
}

/** Jobs of a queue that one process begins at the same time, and those that it has at all: slow ones make room. */
export const promptAtOnce = 5;
export const mostAtOnce = 10;
/** Milliseconds after which a job is slow. */
const slowAfter = 2_000;
/**
 * Milliseconds until the next look for jobs where there are none: few once this process has enqueued one, whose
 * transaction is about to end, then twice as many each time. After the longest a queue waits until it is told that a job is due.
 */
const shortestPause = 50;
const longestPause = 1_000;
/** A running process says of its jobs that they go on. */
const heartbeat = 5_000;

type Options<T> = {
  boss: PgBoss;
  pool: pg.Pool;
  queue: string;
  handle: (data: T) => Promise<void>;
  /** While it says no nothing is fetched: another process may. */
  mayTake: () => boolean;
  /** Jobs under way at most, slow ones among them. */
  most: number;
  onError: (error: unknown) => void;
};

export type Loop = {
  /** A job has been enqueued, whose transaction is about to end: it is looked for soon, and again. */
  expect(): void;
  /** A job is due. */
  wake(): void;
  stop(): Promise<void>;
};

/** Works a queue off, each job by itself, so that one that takes long holds up no other. */
export function startLoop<T extends object>(options: Options<T>): Loop {
  const { boss, pool, queue, handle, mayTake, most, onError } = options;
  const running = new Map<string, { since: number; done: Promise<void> }>();
  let stopped = false;
  let bell = Promise.withResolvers<void>();
  // What stands there already it finds at its first look; then it waits until it is told.
  let pause = Number.POSITIVE_INFINITY;

  function room(): number {
    const slow = performance.now() - slowAfter;
    const prompt = [...running.values()].filter(({ since }) => since > slow).length;
    return Math.min(promptAtOnce - prompt, most - running.size);
  }

  async function settle({ id, data }: Job<T>): Promise<void> {
    try {
      await handle(data);
      await boss.complete(queue, id);
    } catch (error) {
      await boss.fail(queue, id, { message: error instanceof Error ? error.message : String(error) });
      if (error instanceof PutBack) await putBack(pool, id, error.seconds);
    }
  }

  function begin(job: Job<T>): void {
    // What cannot be settled is taken back with the process's silence.
    const done = settle(job)
      .catch(onError)
      .finally(() => {
        running.delete(job.id);
        bell.resolve();
      });
    running.set(job.id, { since: performance.now(), done });
  }

  async function run(): Promise<void> {
    while (!stopped) {
      bell = Promise.withResolvers();
      const batchSize = mayTake() ? room() : 0;
      const jobs = batchSize > 0 ? await boss.fetch<T>(queue, { batchSize }).catch(onError) : [];
      for (const job of jobs ?? []) begin(job);
      if (batchSize === 0 || (jobs?.length ?? 0) < batchSize) {
        const isOver = pause > longestPause;
        await (isOver
          ? bell.promise
          : Promise.race([bell.promise, passed(pause, undefined, { ref: false })]));
        pause *= 2;
      }
    }
  }

  const beat = setInterval(() => {
    if (running.size > 0) boss.touch(queue, [...running.keys()]).catch(onError);
  }, heartbeat).unref();
  const ended = run();
  return {
    expect() {
      // However many are enqueued, it looks no more often than the shortest pause lets it.
      if (pause > shortestPause) bell.resolve();
      pause = shortestPause;
    },
    wake: () => bell.resolve(),
    async stop() {
      stopped = true;
      bell.resolve();
      await ended;
      await Promise.all([...running.values()].map(({ done }) => done));
      clearInterval(beat);
    },
  };
}

/** The library has no call for it; its tables are documented as an interface. */
async function putBack(pool: pg.Pool, id: string, seconds: number): Promise<void> {
  await pool.query(
    `update pgboss.job set start_after = now() + make_interval(secs => $2), retry_count = greatest(retry_count - 1, 0)
     where id = $1 and state = 'retry'`,
    [id, seconds],
  );
}
