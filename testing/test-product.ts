import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type pg from 'pg';
import { pino } from 'pino';
import { buildApp } from '#app/app.ts';
import { fileOwners } from '#app/file-owners.ts';
import { type Finders, loadFinders, openFinders } from '#app/finders.ts';
import { savedSearchFinders } from '#app/saved-search-finders.ts';
import { workAccountMails } from '#domains/accounts/server/jobs.ts';
import { addPerson } from '#domains/accounts/server/queries.ts';
import { openSession } from '#domains/accounts/server/sign-in/sessions.ts';
import { readBlogRevision } from '#domains/blog/server/queries.ts';
import { sendAlerts } from '#domains/collections/server/saved-searches/alerts.ts';
import type { dossiers } from '#domains/dossiers/server/tables.ts';
import { workListings } from '#domains/listings/server/jobs.ts';
import { scanWaiting, workScans } from '#domains/requests/server/scans/scans.ts';
import type { plants } from '#domains/suppliers/server/tables.ts';
import { type EmailAddress, emailAddress } from '#platform/contract/fields.ts';
import type { Role } from '#platform/contract/roles.ts';
import { openAttempts } from '#platform/server/attempts/attempts.ts';
import { readClock } from '#platform/server/database/clock.ts';
import { type Database, openDatabase } from '#platform/server/database/database.ts';
import { openProvenFiles, type ProvenFiles } from '#platform/server/files/storage/proven-files.ts';
import { type FileStorage, openFileStorage } from '#platform/server/files/storage/storage.ts';
import { stopHeavyWork } from '#platform/server/heavy/heavy.ts';
import { startJobs } from '#platform/server/jobs/jobs.ts';
import { startPostman } from '#platform/server/mail/postman.ts';
import { openTransport } from '#platform/server/mail/transport.ts';
import { pages } from '#platform/server/pages/pages.ts';
import { hashPassword } from '#platform/server/secrets/passwords.ts';
import { openSecrets } from '#platform/server/secrets/secrets.ts';
import { readSettings } from '#platform/server/settings/settings.ts';
import { createTestDatabase } from './database/test-database.ts';
import { insertDossier, insertPlant } from './test-listings.ts';

export type TestPerson = {
  id: number;
  email: EmailAddress;
  token: string;
  headers: { authorization: string };
};

/** The whole server on a database of its own, without the pages. */
export type TestProduct = {
  app: FastifyInstance;
  /** By the role that owns the tables: a test may do what the product may not. */
  db: Database;
  dataDir: string;
  finders: Finders;
  /** Signs a new person in, whose address is proven unless told; every call makes another one. */
  signIn(role?: Role, options?: { proven?: boolean }): Promise<TestPerson>;
  /** Lists a published dossier and waits until the finder knows it. */
  list(fields?: Partial<typeof dossiers.$inferInsert>): Promise<number>;
  /** Lists a published plant and waits until the finder knows it. */
  listPlant(fields?: Partial<typeof plants.$inferInsert>): Promise<number>;
  /** Takes over what a test wrote into the tables by hand. */
  refresh(): Promise<void>;
  /** Where its files lie. */
  storage: FileStorage;
  files: ProvenFiles;
  /** Scans what is due, as the job does every minute. */
  scanWaiting(): Promise<void>;
  /** Tells of what is new in saved searches; as if it were then, where a time is given. */
  sendAlerts(now?: Date): Promise<void>;
  stop(): Promise<void>;
};

export const testPassword = 'a password of the tests';

type Options = {
  log?: FastifyBaseLogger;
  /** Told of the pool before the app is built; answers what puts its hooks into the app. */
  watch?(pool: pg.Pool): (app: FastifyInstance) => void;
  /** Where long reads go instead of the database that serves. */
  replica?: (url: string) => Database;
  /** Serves the built pages as well; `npm run build` makes them. */
  pages?: boolean;
};

export async function startTestProduct(
  environment: Record<string, string> = {},
  options: Options = {},
): Promise<TestProduct> {
  const thread = loadFinders();
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'dosebridge-product-'));
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir, RATE_LIMITS: 'off', ...environment });
  const log = options.log ?? pino({ level: environment.LOG_LEVEL ?? 'fatal' });
  const watchers = options.watch ? [options.watch(database.serving)] : [];
  const db = openDatabase(database.serving);
  const jobs = await startJobs(database.serving, log);
  const transport = openTransport({ ...settings.mail, outboxFolder: join(dataDir, 'outbox') });
  const postman = await startPostman(db, jobs, log, transport, settings.mail.from);
  const attempts = openAttempts(db, settings.rateLimits);
  await workAccountMails(db, jobs, { publicUrl: settings.publicUrl, attempts });
  const finders = await openFinders(database.serving, log, thread);
  const storage = openFileStorage(settings);
  const files = openProvenFiles({
    ...{ db, jobs, storage, log, deskEmail: settings.mail.desk },
    owners: fileOwners,
  });
  await workListings({
    ...{ db, jobs, storage, files, log, publicUrl: settings.publicUrl, deskEmail: settings.mail.desk },
    temporaryFolder: join(dataDir, 'uploads'),
    refresh: {
      dossier: () => finders.dossierFinder.refresh(),
      supplier: () => finders.supplierFinder.refresh(),
    },
  });
  const scans = {
    ...{ db, jobs, storage, files, log, publicUrl: settings.publicUrl, deskEmail: settings.mail.desk },
    clamd: settings.clamd,
  };
  if (settings.clamd !== undefined) await workScans(scans);
  const replica = options.replica?.(database.url) ?? db;
  const staleReads = Object.assign(() => replica, { insteadOf: () => db });
  const app = await buildApp({
    ...{ settings, log, db, staleReads, jobs, storage, watchers },
    ...finders,
  });
  if (options.pages) {
    await app.register(pages, {
      mode: 'production',
      publicUrl: settings.publicUrl,
      readRevision: () => readBlogRevision(db),
    });
  }
  await app.ready();

  let people = 0;
  let listed = 0;
  const passwordHash = await hashPassword(testPassword);

  return {
    app,
    db: openDatabase(database.pool),
    dataDir,
    finders,
    async signIn(role = 'seller', { proven = true } = {}) {
      people += 1;
      const email = emailAddress.parse(`person-${people}@buyer.example`);
      const person = await addPerson(db, {
        email,
        name: `Person ${people}`,
        organisation: `Buyer ${people}`,
        phone: '',
        passwordHash,
        role,
        emailVerifiedAt: proven ? await readClock(db) : null,
      });
      if (person === null) throw new Error('a test person exists already');
      const session = await openSession(db, person, { remember: false, userAgent: undefined });
      if (session === null) throw new Error('a test person changed meanwhile');
      const { token } = session;
      return { id: person.id, email, token, headers: { authorization: `Bearer ${token}` } };
    },
    async list(fields = {}) {
      listed += 1;
      const id = await insertDossier(db, listed, fields);
      await finders.dossierFinder.refresh();
      return id;
    },
    async listPlant(fields = {}) {
      listed += 1;
      const id = await insertPlant(db, listed, fields);
      await finders.supplierFinder.refresh();
      return id;
    },
    storage,
    files,
    scanWaiting: () => scanWaiting(scans),
    refresh: () => finders.refresh(),
    async sendAlerts(now) {
      const secrets = await openSecrets(settings);
      const { publicUrl, deskTimeZone: timeZone } = settings;
      const asked = savedSearchFinders(db, finders);
      await sendAlerts({ db, jobs, log, secrets, publicUrl, timeZone, finders: asked }, now);
    },
    async stop() {
      await app.close();
      stopHeavyWork();
      await finders.stop();
      postman.stop();
      await jobs.stop();
      transport.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Every file that a product keeps or is receiving, its mails apart. */
export async function keptFiles({ dataDir }: TestProduct): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('outbox'))
    .map((entry) => join(entry.parentPath, entry.name));
}
