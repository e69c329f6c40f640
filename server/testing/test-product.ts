import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Role } from '#contract/roles.ts';
import { buildApp } from '#server/app.ts';
import { addPerson, addSession } from '#server/features/accounts/queries.ts';
import { hashToken, newToken } from '#server/features/accounts/rules.ts';
import { companies } from '#server/features/companies/tables.ts';
import { dossierFeed, dossierFinderSchema } from '#server/features/dossiers/index-feed.ts';
import { dossiers, molecules } from '#server/features/dossiers/tables.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { createTestDatabase } from '#server/platform/database/testing/test-database.ts';
import { openFileStorage } from '#server/platform/files/storage.ts';
import { startJobs } from '#server/platform/jobs.ts';
import { startPostman } from '#server/platform/mail/postman.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import { createLiveIndex } from '#server/search/live-index.ts';
import { readSettings } from '#server/settings.ts';

export type TestPerson = { id: number; email: string; token: string; headers: { authorization: string } };

/** The whole server on a database of its own, without the pages. */
export type TestProduct = {
  app: FastifyInstance;
  db: Database;
  dataDir: string;
  /** Signs a new person in; every call makes another one. */
  signIn(role?: Role): Promise<TestPerson>;
  /** Lists a published dossier and waits until the finder knows it. */
  list(fields?: Partial<typeof dossiers.$inferInsert>): Promise<number>;
  /** Takes over what a test wrote into the tables by hand. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
};

export const testPassword = 'a password of the tests';

export async function startTestProduct(environment: Record<string, string> = {}): Promise<TestProduct> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'dosebridge-product-'));
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir, RATE_LIMITS: 'off', ...environment });
  const log = pino({ level: environment.LOG_LEVEL ?? 'fatal' });
  const db = openDatabase(database.pool);
  const jobs = await startJobs(database.pool, log);
  await startPostman(db, jobs, {
    smtpUrl: settings.mail.smtpUrl,
    from: settings.mail.from,
    outboxFolder: join(dataDir, 'outbox'),
  });
  const dossierFinder = await createLiveIndex(dossierFinderSchema, dossierFeed(db), database.pool, log);
  const storage = openFileStorage(settings);
  const app = await buildApp({ settings, log, db, jobs, storage, dossierFinder });
  await app.ready();

  let people = 0;
  let listed = 0;
  const passwordHash = await hashPassword(testPassword);

  return {
    app,
    db,
    dataDir,
    async signIn(role = 'seller') {
      people += 1;
      const email = `person-${people}@buyer.example`;
      const person = await addPerson(db, {
        email,
        name: `Person ${people}`,
        organisation: `Buyer ${people}`,
        phone: '',
        passwordHash,
        role,
      });
      if (person === null) throw new Error('a test person exists already');
      const token = newToken();
      await addSession(db, {
        tokenHash: hashToken(token),
        personId: person.id,
        expiresAt: new Date(Date.now() + 3_600_000),
      });
      return { id: person.id, email, token, headers: { authorization: `Bearer ${token}` } };
    },
    async list(fields = {}) {
      listed += 1;
      const id = await insertDossier(db, listed, fields);
      await dossierFinder.refresh();
      return id;
    },
    refresh: () => dossierFinder.refresh(),
    async stop() {
      await app.close();
      await dossierFinder.stop();
      await jobs.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function insertDossier(
  db: Database,
  number: number,
  fields: Partial<typeof dossiers.$inferInsert>,
): Promise<number> {
  const [company] = await db
    .insert(companies)
    .values({
      name: `Company ${number}`,
      headquarters: 'India',
      foundedYear: 1994,
      rdCapabilities: 'Yes',
      manufacturing: 'Yes',
      frontEndMarkets: 'No',
      apiManufacturing: 'No',
    })
    .returning();
  const [molecule] = await db
    .insert(molecules)
    .values({
      inn: `amlodipine ${number}`,
      otherNames: [],
      brands: ['Norvasc'],
      about: 'A calcium channel blocker.',
      smiles: 'CCOC(=O)C1=C(COCCN)NC(C)=C(C1c1ccccc1Cl)C(=O)OC',
    })
    .returning();
  if (company === undefined || molecule === undefined) throw new Error('nothing was inserted');
  const [dossier] = await db
    .insert(dossiers)
    .values({
      ...blankDossier,
      code: `DB-${number}`,
      companyId: company.id,
      moleculeId: molecule.id,
      ...fields,
    })
    .returning();
  if (dossier === undefined) throw new Error('nothing was inserted');
  return dossier.id;
}

const blankDossier = {
  state: 'published',
  title: 'Amlodipine Tablets 5 mg',
  offerDays: 5,
  dosageForm: 'Tablets',
  routes: ['Oral'],
  strengths: '5 mg',
  salt: 'Amlodipine besilate',
  therapeuticCategories: ['Calcium Channel Blockers'],
  atcClasses: ['C08CA01 - Amlodipine'],
  indication: 'Hypertension and angina',
  usReferenceProduct: 'Norvasc (Pfizer)',
  usConstraintDate: null,
  prescriptionStatus: 'Rx',
  packStyle1: 'Blister',
  packSizes1: ['30s'],
  packStyle2: '-',
  packSizes2: [],
  clinicalDetails: '',
  readiness: 'Ready : EU',
  registeredIn: 'Germany',
  markets: ['EU'],
  supply: ['With supply'],
  techTransfer: 'NA',
  dealType: 'License',
  exclusivity: '-',
  marketingAuthorisationHolder: '-',
  ipOwner: '-',
  dealDetails: '',
  oneTimeFee: '-',
  royalty: '-',
  profitShare: '-',
  rdDetails: '-',
  submissionBatches: '-',
  gmpStatuses: ['EU GMP'],
  lastInspection: 'Mar 2025',
  countriesOfManufacture: ['India'],
  apiSources: '2',
  apiType: '-',
  apiDmf: '-',
  cppCountry: '-',
  batchSize: '-',
  minimumOrder: '-',
  cro: '-',
  stabilityConditions: '-',
  regulatorySupport: 'Yes',
  incrementalRd: 'No',
  techTransferSupport: 'Yes',
  stabilityLoading: '-',
} satisfies Partial<typeof dossiers.$inferInsert>;
