import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { countHeld } from '../database/connection/held-connections.ts';
import { silenceLimit } from '../database/connection/statement-watch.ts';
import type { Database } from '../database/database.ts';
import { sessionChecked, uploadReceived } from './channels.ts';

/** What is read whenever somebody scrapes. */
type Watched = {
  db: Database;
  finders: Record<string, { status(): Promise<FinderState> }>;
};
/** Times in milliseconds. */
type FinderState = { size: number; lag: number; generation: number; buildTime: number };

type Metrics = {
  /** Counts every answer of this app. Called before its routes are registered. */
  watch(app: FastifyInstance): void;
  /** Everything in Prometheus' text format. */
  scrape(watched: Watched): Promise<string>;
  /** Listens no longer to what the product tells of itself. */
  stop(): void;
};

/** Seconds: from a page out of the cache to an upload over a thin line. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10, 60, 600];

/** A scrape tells what it knows when the database is slow: that it is, above all. */
const readLimit = 2_000;

/**
 * The metrics of this process. Labels are routes as they are declared, never addresses as they were asked for, so that
 * their number is bounded and no key, name or search stands in one.
 */
export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers by route, method and class of status, with their time; calls that a page makes for itself included.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const limited = new Counter({
    name: 'dosebridge_rate_limited_total',
    help: 'Answers that told somebody to ask less often.',
    labelNames: ['route'],
    registers,
  });
  const sessions = new Counter({
    name: 'dosebridge_session_checks_total',
    help: 'Tokens looked up, by whether they open a session.',
    labelNames: ['outcome'],
    registers,
  });
  const uploaded = new Counter({
    name: 'dosebridge_upload_bytes_total',
    help: 'Bytes of files received, those of refused forms included.',
    registers,
  });
  const state = openStateGauges(registers);

  function countSession(told: unknown): void {
    sessions.inc({ outcome: (told as { live: boolean }).live ? 'live' : 'refused' });
  }
  function countUpload(told: unknown): void {
    uploaded.inc((told as { bytes: number }).bytes);
  }
  sessionChecked.subscribe(countSession);
  uploadReceived.subscribe(countUpload);

  return {
    watch(app) {
      app.addHook('onResponse', (request, reply, done) => {
        const { method } = request;
        const route = request.routeOptions.url ?? 'none';
        const status = `${Math.floor(reply.statusCode / 100)}xx`;
        requests.observe({ method, route, status }, reply.elapsedTime / 1000);
        if (reply.statusCode === 429) limited.inc({ route });
        done();
      });
    },
    async scrape(watched) {
      await state.read(watched);
      return registry.metrics();
    },
    stop() {
      sessionChecked.unsubscribe(countSession);
      uploadReceived.unsubscribe(countUpload);
    },
  };
}

function openStateGauges(registers: Registry[]) {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `dosebridge_${name}`, help, labelNames, registers });
  const pool = gauge('pool_connections', 'Connections of the pool for requests.', 'state');
  const poolHeld = gauge(
    'pool_held',
    'Connections in use for longer than any statement may run: lost, or at work that takes long.',
  );
  const poolWaiting = gauge('pool_waiting', 'Requests that wait for a connection of the pool.');
  const reachable = gauge('database_reachable', 'Whether the database answered this scrape in time.');
  const jobs = gauge(
    'jobs',
    'Jobs that wait for their time or a worker, and those given up.',
    'queue',
    'state',
  );
  const mails = gauge('mails', 'Mails that wait for their first try, and those whose tries failed.', 'state');
  const answers = gauge('finder_answers', 'Whether the thread of the finders answered this scrape in time.');
  const size = gauge('finder_listings', 'Listings in the index of a finder.', 'finder');
  const lag = gauge(
    'finder_lag_seconds',
    'Since the first moment of which a write may be missing.',
    'finder',
  );
  const builds = gauge('finder_builds', 'How often the index was built from all listings.', 'finder');
  const buildTime = gauge('finder_build_seconds', 'How long the last building took.', 'finder');

  async function readQueues({ db }: Watched): Promise<void> {
    const rows = await readBacklog(db);
    for (const { queue, waiting, failed } of rows.jobs) {
      jobs.set({ queue, state: 'waiting' }, waiting);
      jobs.set({ queue, state: 'failed' }, failed);
    }
    mails.set({ state: 'waiting' }, rows.mails.waiting);
    mails.set({ state: 'failed' }, rows.mails.failed);
  }

  async function readFinders({ finders }: Watched): Promise<void> {
    for (const [finder, { status }] of Object.entries(finders)) {
      const found = await status();
      size.set({ finder }, found.size);
      lag.set({ finder }, found.lag / 1000);
      builds.set({ finder }, found.generation);
      buildTime.set({ finder }, found.buildTime / 1000);
    }
  }

  return {
    /** What cannot be read is left out rather than told as it was. */
    async read(watched: Watched): Promise<void> {
      const { totalCount, idleCount, waitingCount } = watched.db.$client;
      pool.set({ state: 'in use' }, totalCount - idleCount);
      pool.set({ state: 'idle' }, idleCount);
      poolHeld.set(countHeld(watched.db.$client, silenceLimit));
      poolWaiting.set(waitingCount);
      for (const stale of [jobs, mails, size, lag, builds, buildTime]) stale.reset();
      const [queues, finders] = await Promise.all([
        inTime(readQueues(watched)),
        inTime(readFinders(watched)),
      ]);
      reachable.set(queues ? 1 : 0);
      answers.set(finders ? 1 : 0);
    },
  };
}

/** Whether it succeeded within the limit. */
async function inTime(reading: Promise<void>): Promise<boolean> {
  const limit = new AbortController();
  const read = reading.then(
    () => true,
    () => false,
  );
  const late = wait(readLimit, false, { signal: limit.signal }).catch(() => false);
  try {
    return await Promise.race([read, late]);
  } finally {
    limit.abort();
  }
}

type Backlog = {
  jobs: { queue: string; waiting: number; failed: number }[];
  mails: { waiting: number; failed: number };
};

/** How much work stands in the database, in one statement. */
async function readBacklog(db: Database): Promise<Backlog> {
  const { rows } = await db.execute<Backlog>(sql`
    select
      (select coalesce(json_agg(counted), '[]') from (
        select queue.name as queue,
          count(*) filter (where job.state in ('created', 'retry')) as waiting,
          count(*) filter (where job.state = 'failed') as failed
        from pgboss.queue
        left join pgboss.job on job.name = queue.name and job.state in ('created', 'retry', 'failed')
        where queue.name not like '\\_\\_%'
        group by queue.name
      ) as counted) as jobs,
      (select json_build_object(
        'waiting', count(*) filter (where last_error is null),
        'failed', count(*) filter (where last_error is not null)
      ) from outgoing_mails where sent_at is null) as mails`);
  return rows[0] as Backlog;
}

/**
 * Serves the metrics on a port of their own: what runs inside is nobody's business on the public one. Answers where it
 * listens, and how to stop.
 */
export async function serveMetrics(
  metrics: Metrics,
  watched: Watched,
  { port, host }: { port: number; host: string },
  log: FastifyBaseLogger,
): Promise<{ address: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    response.setHeader('x-content-type-options', 'nosniff').setHeader('cache-control', 'no-store');
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('GET /metrics\n');
      return;
    }
    try {
      const text = await metrics.scrape(watched);
      response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
    } catch (error) {
      log.error({ err: error }, 'the metrics could not be told');
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ port, host }, resolve);
  });
  const { address, port: taken, family } = server.address() as AddressInfo;
  return {
    address: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}/metrics`,
    async close() {
      metrics.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
