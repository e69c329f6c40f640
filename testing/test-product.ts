import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type pg from 'pg';
import { pino } from 'pino';
import { buildApp, servePages } from '#app/app.ts';
import type { Finders } from '#app/finders/finder-calls.ts';
import { openFinders } from '#app/finders/finders.ts';
import { workJobs } from '#app/jobs.ts';
import { openParts } from '#app/parts.ts';
import { goDown, type WayDown } from '#app/way-down.ts';
import { addPerson } from '#domains/accounts/server/queries.ts';
import { openSession } from '#domains/accounts/server/sign-in/sessions.ts';
import { sendAlerts } from '#domains/collections/server/saved-searches/alerts.ts';
import { tellOfMoves } from '#domains/collections/server/window-news/news.ts';
import type { dossiers } from '#domains/dossiers/server/tables.ts';
import { scanWaiting } from '#domains/requests/server/scans/scans.ts';
import { sealMissing } from '#domains/requests/server/signing/seal.ts';
import type { plants } from '#domains/suppliers/server/tables.ts';
import { type EmailAddress, emailAddress } from '#platform/contract/fields.ts';
import type { Role } from '#platform/contract/roles.ts';
import { readClock } from '#platform/server/database/clock.ts';
import { type Database, openDatabase } from '#platform/server/database/database.ts';
import type { ProvenFiles } from '#platform/server/files/storage/proven-files.ts';
import type { FileStorage } from '#platform/server/files/storage/storage.ts';
import { hashPassword } from '#platform/server/secrets/passwords.ts';
import { readSettings } from '#platform/server/settings/settings.ts';
import { createTestDatabase } from './database/test-database.ts';
import { noFinders } from './no-finders.ts';
import { noCompanyWay } from './sign-in/no-company-way.ts';
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
  /**
   * Signs a new person in, whose address is proven unless told; every call makes another one. By the domain of the address
   * people are of one company, where figures are told (§22.3).
   */
  signIn(role?: Role, options?: { proven?: boolean; domain?: string }): Promise<TestPerson>;
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
  /** Seals what both sides have signed, as the job does. */
  sealMissing(): Promise<void>;
  /** Tells of what is new in saved searches; as if it were then, where a time is given. */
  sendAlerts(now?: Date): Promise<void>;
  /** Tells of launch windows that an edition moved. */
  tellOfMoves(): Promise<void>;
  stop(): Promise<void>;
};

export const testPassword = 'a password of the tests';
/** One for all test people: a hash is meant to be dear. */
const passwordHash = hashPassword(testPassword);

/** That of `fee` in deals.ts. */
const dealFee = { DEAL_FEE: '500 EUR' };

type Options = {
  log?: FastifyBaseLogger;
  /** Told of the pool before the app is built; answers what puts its hooks into the app. */
  watch?(pool: pg.Pool): (app: FastifyInstance) => void;
  /** Where long reads go instead of the database that serves. */
  replica?: (url: string) => Database;
  /** Serves the built pages as well; `npm run build` makes them. */
  pages?: boolean;
  /** False where nothing is searched: the product starts without finders, and a search is refused. */
  searches?: boolean;
  /** Those of the product unless given. */
  finders?: typeof openFinders;
};

export async function startTestProduct(
  environment: Record<string, string> = {},
  options: Options = {},
): Promise<TestProduct> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'dosebridge-product-'));
  const settings = readSettings({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    LOOPBACK_ISSUERS: 'on',
    ...dealFee,
    ...environment,
  });
  const log = options.log ?? pino({ level: environment.LOG_LEVEL ?? 'fatal' });
  const watchers = options.watch ? [options.watch(database.serving)] : [];
  const db = openDatabase(database.serving);
  const wayDown: WayDown = [() => rm(dataDir, { recursive: true, force: true }), database.drop];
  const open = options.finders ?? openFinders;
  const finders = options.searches === false ? noFinders : await open(database.serving, log);
  // What does heavy work goes on for the next product of this process, and ends with it.
  wayDown.push(() => finders.stop());
  const replica = options.replica?.(database.url) ?? db;
  const staleReads = Object.assign(() => replica, { insteadOf: () => db });
  const opened = await openParts({ settings, log, db, finders, staleReads }, wayDown);
  // What happens at its time, tests have happen.
  const parts = { ...opened, jobs: { ...opened.jobs, repeat: async () => undefined } };
  await workJobs(parts, wayDown);
  const app = await buildApp(parts, watchers);
  wayDown.push(() => app.close());
  if (options.pages) await servePages(app, parts, 'production');
  await app.ready();

  let people = 0;
  let listed = 0;

  return {
    app,
    db: openDatabase(database.pool),
    dataDir,
    finders,
    async signIn(role = 'seller', { proven = true, domain = 'buyer.example' } = {}) {
      people += 1;
      const email = emailAddress.parse(`person-${people}@${domain}`);
      const person = await addPerson(db, {
        email,
        name: `Person ${people}`,
        organisation: `Buyer ${people}`,
        phone: '',
        passwordHash: await passwordHash,
        role,
        emailVerifiedAt: proven ? await readClock(db) : null,
      });
      if (person === null) throw new Error('a test person exists already');
      const session = await openSession(db, noCompanyWay, person, {
        remember: false,
        userAgent: undefined,
      });
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
    storage: parts.storage,
    files: parts.files,
    scanWaiting: () => scanWaiting(parts),
    sealMissing: () => sealMissing(parts),
    refresh: () => finders.refresh(),
    sendAlerts: (now) => sendAlerts(parts, now),
    tellOfMoves: () => tellOfMoves(parts),
    async stop() {
      const faults: unknown[] = [];
      await goDown(wayDown, (fault) => faults.push(fault));
      if (faults.length > 0) throw new AggregateError(faults, 'The product did not stop cleanly');
    },
  };
}

/** Every file that a product keeps or is receiving; its mails, and how far its audit trail goes, apart. */
export async function keptFiles(product: TestProduct): Promise<string[]> {
  try {
    const entries = await readdir(product.dataDir, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !/outbox|audit-ends/.test(entry.parentPath))
      .map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    // A folder that was there a moment ago, of what was being received, is gone.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return keptFiles(product);
  }
}
