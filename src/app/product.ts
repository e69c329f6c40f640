import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { readmitDemoPeople, shutOutDemoPeople } from '#demo/people/people-access.ts';
import { findOperator } from '#domains/accounts/server/operator/queries.ts';
import { ensureFirstAdmin } from '#domains/accounts/server/queries.ts';
import { normaliseAddresses } from '#domains/accounts/server/sign-up/addresses.ts';
import { hurryWindows } from '#domains/dossiers/server/windows/jobs.ts';
import { takeSnapshot } from '#domains/registers/server/snapshot/take-snapshot.ts';
import { connectDatabase } from '#platform/server/database/connection/connect.ts';
import { openReplica } from '#platform/server/database/connection/replica.ts';
import { type Database, openDatabase } from '#platform/server/database/database.ts';
import { prepareDatabase } from '#platform/server/database/prepare-database.ts';
import { dayIn } from '#platform/server/day-in.ts';
import { type FileStorage, openFileStorage } from '#platform/server/files/storage/storage.ts';
import { stopHeavyWork } from '#platform/server/heavy/heavy.ts';
import { buildOf } from '#platform/server/process/build-of.ts';
import { prepareDataDir } from '#platform/server/process/data-dir.ts';
import { hashPassword, isPassword } from '#platform/server/secrets/passwords.ts';
import type { Settings } from '#platform/server/settings/settings.ts';
import { openMetrics, serveMetrics } from '#platform/server/telemetry/metrics.ts';
import type { Tracing } from '#platform/server/telemetry/tracing.ts';
import { buildApp, servePages } from './app.ts';
import { openFinders } from './finders/finders.ts';
import { workJobs } from './jobs.ts';
import { openParts, type ProductParts } from './parts.ts';
import { goDown, type WayDown } from './way-down.ts';

export type Product = {
  address: string;
  /** Finishes what is in flight, then gives back everything that was opened. */
  stop(): Promise<void>;
};

const shutOutWords =
  'this database has demo people, whose password is known to everybody, and others reach this product: their password ' +
  'was taken away. ADMIN_EMAIL and ADMIN_PASSWORD make an admin; SEED=demo gives the demo people their password back';

const noOperatorWords =
  'Nobody is named who runs this installation: /terms and /privacy say so. An admin names them at /admin/operator.';

/** The way up: database, schema, first data, index, parts, jobs, app, listen. `stop` is the same way down. */
export async function startProduct(settings: Settings, log: FastifyBaseLogger): Promise<Product> {
  const wayDown: WayDown = [];
  const stop = () => goDown(wayDown, (error) => log.error({ err: error }, 'a part did not stop cleanly'));
  try {
    await prepareDataDir(settings.dataDir);
    const connection = await connectDatabase(settings, log, () => process.kill(process.pid, 'SIGTERM'));
    wayDown.push(connection.close);
    await prepareDatabase(connection);
    const { pool } = connection;
    const db = openDatabase(pool);
    const replica = settings.databaseReplicaUrl && openReplica(settings.databaseReplicaUrl, db, log);
    if (replica) wayDown.push(replica.close);
    const tracing = settings.tracesEndpoint && (await startTracing(settings.tracesEndpoint, pool, log));
    if (tracing) wayDown.push(() => tracing.stop());
    wayDown.push(async () => stopHeavyWork());
    const storage = await openFileStorage(settings);
    await preparePeople(db, storage, settings, log);

    let registers = Promise.resolve();
    wayDown.push(() => registers);
    const madeBy = buildOf();
    const keptIn = madeBy && { folder: join(settings.dataDir, 'indexes'), madeBy };
    const finders = await openFinders(pool, log, { ...(keptIn && { keptIn }) });
    wayDown.push(() => finders.stop());
    await finders.follow();
    const staleReads = replica ? replica.reads : undefined;
    const parts = await openParts({ settings, log, db, storage, finders, staleReads }, wayDown);
    await workJobs(parts, wayDown);
    await dropAbandonedUploads(parts.temporaryFolder);

    const metrics = settings.metrics && openMetrics();
    if (settings.metrics && metrics) {
      const watched = { db, finders: { dossiers: parts.finders.dossier, suppliers: parts.finders.supplier } };
      const served = await serveMetrics(metrics, watched, settings.metrics, log);
      wayDown.push(() => served.close());
      log.info({ address: served.address }, 'metrics are served');
    }
    const watchers = [tracing, metrics].flatMap((watcher) => (watcher ? [watcher.watch] : []));
    const app = await buildApp(parts, watchers);
    await servePages(app, parts, settings.mode === 'production' ? 'production' : 'development');
    wayDown.push(() => app.close());
    const address = await app.listen({ port: settings.port, host: settings.host });
    wayDown.push(async () => {
      app.goDown();
      await wait(settings.drainSeconds * 1000);
    });
    registers = bringRegisters(parts);
    return { address: settings.port === 0 ? address : settings.publicUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Who may sign in, and the demo's data, before anything is built of them. */
async function preparePeople(
  db: Database,
  storage: FileStorage,
  settings: Settings,
  log: FastifyBaseLogger,
): Promise<void> {
  if (settings.seedDemo) {
    // Loaded only where the demo is wanted.
    const { seedDemo } = await import('#demo/seed.ts');
    const deals = { storage, deskTimeZone: settings.deskTimeZone };
    if (await seedDemo(db.$client, hashPassword, deals)) log.info('the demo data is in');
    await readmitDemoPeople(db, hashPassword);
  }
  if (!settings.admitsDemoPeople) {
    const shutOut = await shutOutDemoPeople(db, isPassword);
    if (shutOut.length > 0) log.warn({ accounts: shutOut.length }, shutOutWords);
  }
  if (settings.firstAdmin) await ensureFirstAdmin(db, settings.firstAdmin);
  await normaliseAddresses(db, log);
  const { current } = await findOperator(db, dayIn(settings.deskTimeZone));
  // On a line of its own, as the address is: nothing is wrong that a watch would have to wake somebody for.
  if (current === null) process.stdout.write(`\n  ${noOperatorWords}\n`);
}

/** Registers that came with the code, while requests are answered; what fails is tried again by the next start. */
async function bringRegisters({ db, jobs, log }: ProductParts): Promise<void> {
  try {
    const taken = await takeSnapshot(db.$client);
    if (taken.length > 0) log.info({ registers: taken.length }, 'the bundled registers are in');
    await hurryWindows(db, jobs);
  } catch (error) {
    log.error({ err: error }, 'the bundled registers could not be taken in');
  }
}

/** Loaded only where traces are wanted: the code alone is some megabytes of memory. */
async function startTracing(endpoint: string, pool: pg.Pool, log: FastifyBaseLogger): Promise<Tracing> {
  const { openTracing } = await import('#platform/server/telemetry/tracing.ts');
  return openTracing(endpoint, pool, log);
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Half-received forms that a killed process left behind; younger ones may belong to a neighbour on the same folder. */
async function dropAbandonedUploads(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < Date.now() - dayMilliseconds) await rm(path, { recursive: true, force: true });
  }
}
