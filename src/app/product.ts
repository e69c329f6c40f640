import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { readmitDemoPeople, shutOutDemoPeople } from '#demo/people/people-access.ts';
import { workAccountMails } from '#domains/accounts/server/jobs.ts';
import { ensureFirstAdmin } from '#domains/accounts/server/queries.ts';
import { renewSeals } from '#domains/accounts/server/second-factor/renew-seals.ts';
import { normaliseAddresses } from '#domains/accounts/server/sign-up/addresses.ts';
import { workPictureSweep } from '#domains/blog/server/pictures/sweep.ts';
import { readBlogRevision } from '#domains/blog/server/queries.ts';
import { workAlerts } from '#domains/collections/server/saved-searches/alerts.ts';
import { workListings } from '#domains/listings/server/jobs.ts';
import { workSweep } from '#domains/personal-data/server/sweep.ts';
import { workRequestClocks } from '#domains/requests/server/clock/jobs.ts';
import { workScans } from '#domains/requests/server/scans/scans.ts';
import { workTermSheetDocuments } from '#domains/requests/server/terms/term-sheet-documents.ts';
import { openAttempts } from '#platform/server/attempts/attempts.ts';
import { workAuditEnd } from '#platform/server/audit/note-end.ts';
import { connectDatabase } from '#platform/server/database/connection/connect.ts';
import { openReplica } from '#platform/server/database/connection/replica.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { prepareDatabase } from '#platform/server/database/prepare-database.ts';
import { openProvenFiles } from '#platform/server/files/storage/proven-files.ts';
import { openFileStorage } from '#platform/server/files/storage/storage.ts';
import { stopHeavyWork } from '#platform/server/heavy/heavy.ts';
import { startJobs } from '#platform/server/jobs/jobs.ts';
import { startPostman } from '#platform/server/mail/postman.ts';
import { openTransport } from '#platform/server/mail/transport.ts';
import { pages } from '#platform/server/pages/pages.ts';
import { prepareDataDir } from '#platform/server/process/data-dir.ts';
import { hashPassword, isPassword } from '#platform/server/secrets/passwords.ts';
import { openSecrets } from '#platform/server/secrets/secrets.ts';
import type { Settings } from '#platform/server/settings/settings.ts';
import { openMetrics, serveMetrics } from '#platform/server/telemetry/metrics.ts';
import type { Tracing } from '#platform/server/telemetry/tracing.ts';
import { buildApp } from './app.ts';
import { fileOwners } from './file-owners.ts';
import { workFileSweep } from './file-sweep.ts';
import { loadFinders, openFinders } from './finders.ts';
import { savedSearchFinders } from './saved-search-finders.ts';

export type Product = {
  address: string;
  /** Finishes what is in flight, then gives back everything that was opened. */
  stop(): Promise<void>;
};

const shutOutWords =
  'this database has demo people, whose password is known to everybody, and others reach this product: their password ' +
  'was taken away. ADMIN_EMAIL and ADMIN_PASSWORD make an admin; SEED=demo gives the demo people their password back';

/** The way up: database, schema, first data, jobs, index, app, listen. `stop` is the same way down. */
export async function startProduct(settings: Settings, log: FastifyBaseLogger): Promise<Product> {
  const undo: (() => Promise<unknown>)[] = [];
  async function stop(): Promise<void> {
    for (let step = undo.pop(); step !== undefined; step = undo.pop()) {
      await step().catch((error) => log.error({ err: error }, 'a part did not stop cleanly'));
    }
  }
  try {
    // The embedded database prepares the folder that it lies in.
    if (settings.databaseUrl !== undefined) await prepareDataDir(settings.dataDir);
    const thread = loadFinders();
    undo.push(() => thread.terminate());
    const connection = await connectDatabase(settings, log, () => process.kill(process.pid, 'SIGTERM'));
    undo.push(connection.close);
    await prepareDatabase(connection);
    const { pool } = connection;
    const db = openDatabase(pool);
    const replica = settings.databaseReplicaUrl && openReplica(settings.databaseReplicaUrl, db, log);
    if (replica) undo.push(replica.close);
    const tracing = settings.tracesEndpoint && (await startTracing(settings.tracesEndpoint, pool, log));
    if (tracing) undo.push(() => tracing.stop());
    const storage = openFileStorage(settings);
    undo.push(async () => stopHeavyWork());
    const deals = { storage, deskTimeZone: settings.deskTimeZone };
    if (settings.seedDemo) {
      // With the whole of the demo's data, which nothing else of a start reads.
      const { seedDemo } = await import('#demo/seed.ts');
      if (await seedDemo(pool, hashPassword, deals)) log.info('the demo data is in');
      await readmitDemoPeople(db, hashPassword);
    }
    if (!settings.admitsDemoPeople) {
      const shutOut = await shutOutDemoPeople(db, isPassword);
      if (shutOut.length > 0) log.warn({ accounts: shutOut.length }, shutOutWords);
    }
    if (settings.firstAdmin) await ensureFirstAdmin(db, settings.firstAdmin);
    await normaliseAddresses(db, log);
    const secrets = await openSecrets(settings);
    if (settings.secretKeyFallbacks.length > 0) await renewSeals(db, secrets, log);

    const transport = openTransport({ ...settings.mail, outboxFolder: join(settings.dataDir, 'outbox') });
    undo.push(async () => transport.close());
    const jobs = await startJobs(pool, log);
    undo.push(() => jobs.stop());
    const postman = await startPostman(db, jobs, log, transport, settings.mail.from);
    undo.push(async () => postman.stop());
    await workAccountMails(db, jobs, {
      publicUrl: settings.publicUrl,
      attempts: openAttempts(db, settings.rateLimits),
    });
    await workSweep(db, jobs);
    await workAuditEnd({ db, storage, log }, jobs);
    const files = openProvenFiles({
      ...{ db, jobs, storage, log, deskEmail: settings.mail.desk },
      owners: fileOwners,
    });
    await workPictureSweep(db, jobs, storage);
    const mailParts = { jobs, publicUrl: settings.publicUrl, deskEmail: settings.mail.desk };
    await workRequestClocks({ db, ...mailParts, deskTimeZone: settings.deskTimeZone });
    await workScans({ db, ...mailParts, storage, files, log, clamd: settings.clamd });
    await workTermSheetDocuments({
      ...{ db, jobs, storage, deskTimeZone: settings.deskTimeZone },
      temporaryFolder: join(settings.dataDir, 'uploads'),
    });
    await workFileSweep({ db, jobs, storage, files, log });
    const finders = await openFinders(pool, log, thread);
    undo.push(() => finders.stop());
    await finders.follow();
    await workAlerts({
      db,
      jobs,
      log,
      secrets,
      publicUrl: settings.publicUrl,
      timeZone: settings.deskTimeZone,
      finders: savedSearchFinders(db, finders),
    });
    await dropAbandonedUploads(join(settings.dataDir, 'uploads'));

    await workListings({
      ...{ db, jobs, storage, files, log, publicUrl: settings.publicUrl, deskEmail: settings.mail.desk },
      temporaryFolder: join(settings.dataDir, 'uploads'),
      refresh: {
        dossier: () => finders.dossierFinder.refresh(),
        supplier: () => finders.supplierFinder.refresh(),
      },
    });
    const metrics = settings.metrics && openMetrics();
    if (settings.metrics && metrics) {
      const watched = { db, finders: { dossiers: finders.dossierFinder, suppliers: finders.supplierFinder } };
      const served = await serveMetrics(metrics, watched, settings.metrics, log);
      undo.push(() => served.close());
      log.info({ address: served.address }, 'metrics are served');
    }
    const watchers = [tracing, metrics].flatMap((watcher) => (watcher ? [watcher.watch] : []));
    const app = await buildApp({
      settings,
      log,
      db,
      staleReads: replica ? replica.reads : () => db,
      jobs,
      storage,
      ...finders,
      watchers,
    });
    await app.register(pages, {
      mode: settings.mode === 'production' ? 'production' : 'development',
      publicUrl: settings.publicUrl,
      professionalNetworkUrl: settings.professionalNetworkUrl,
      googleSignIn: settings.google !== undefined,
      secondFactorNeeded: settings.secondFactorNeededBy === 'everybody',
      demo: settings.demoBanner,
      readRevision: () => readBlogRevision(db),
    });
    undo.push(() => app.close());
    const address = await app.listen({ port: settings.port, host: settings.host });
    undo.push(async () => {
      app.goDown();
      await wait(settings.drainSeconds * 1000);
    });
    return { address: settings.port === 0 ? address : settings.publicUrl, stop };
  } catch (error) {
    await stop();
    throw error;
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
