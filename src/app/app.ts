import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { calls } from '#call-table.ts';
import { accountRoutes } from '#domains/accounts/server/routes.ts';
import { sessionFinder } from '#domains/accounts/server/sign-in/sessions.ts';
import { blogRoutes } from '#domains/blog/server/routes.ts';
import { savedSearchRoutes } from '#domains/collections/server/saved-searches/routes.ts';
import { shortlistRoutes } from '#domains/collections/server/shortlist/routes.ts';
import { openRecorder } from '#domains/desk/server/figures/recorder.ts';
import { backOfficeRoutes } from '#domains/desk/server/routes.ts';
import { dossierRoutes } from '#domains/dossiers/server/routes.ts';
import { finderStatusRoutes, isFresh } from '#domains/finder/server/status/routes.ts';
import { importRoutes } from '#domains/listings/server/imports/import-routes.ts';
import { listingRoutes } from '#domains/listings/server/routes.ts';
import { personalDataRoutes } from '#domains/personal-data/server/routes.ts';
import { tellRequestsOfPerson } from '#domains/requests/server/parties/parties.ts';
import { requestRoutes } from '#domains/requests/server/routes.ts';
import { contactRoutes } from '#domains/site/server/contacts/routes.ts';
import { siteRoutes } from '#domains/site/server/newsletter/routes.ts';
import { problemRoutes } from '#domains/site/server/problems/routes.ts';
import { serviceRoutes } from '#domains/site/server/services/routes.ts';
import { supplierRoutes } from '#domains/suppliers/server/routes.ts';
import { searchRoutes } from '#domains/suppliers/server/search/routes.ts';
import { openAttempts } from '#platform/server/attempts/attempts.ts';
import type { StaleReads } from '#platform/server/database/connection/replica.ts';
import { isDatabaseSlow } from '#platform/server/database/connection/statement-watch.ts';
import type { Database } from '#platform/server/database/database.ts';
import { openProvenFiles } from '#platform/server/files/storage/proven-files.ts';
import type { FileStorage } from '#platform/server/files/storage/storage.ts';
import { answerErrors, sendError, validatorCompiler } from '#platform/server/http/errors.ts';
import { healthRoutes } from '#platform/server/http/health.ts';
import { documentCalls } from '#platform/server/http/openapi.ts';
import { noteAnswers, refuseUnreadable } from '#platform/server/http/raw-answers.ts';
import { bareHeaders, secure } from '#platform/server/http/security.ts';
import { guardRoutes } from '#platform/server/http/viewer.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { answerInTime } from '#platform/server/limits/answer-in-time.ts';
import { partOnStop } from '#platform/server/limits/draining.ts';
import { limitJsonDepth } from '#platform/server/limits/json-depth.ts';
import { shedLoad } from '#platform/server/limits/load-shedding.ts';
import { limitAddresses, limitMembers, openRateLimits } from '#platform/server/limits/rate-limits.ts';
import { cutSlowClients } from '#platform/server/limits/slow-clients.ts';
import { openSecrets } from '#platform/server/secrets/secrets.ts';
import type { Settings } from '#platform/server/settings/settings.ts';
import { fileOwners } from './file-owners.ts';
import type { RemoteFinder } from './finders.ts';
import { savedSearchFinders } from './saved-search-finders.ts';

export type Dependencies = {
  settings: Settings;
  log: FastifyBaseLogger;
  db: Database;
  staleReads: StaleReads;
  jobs: Jobs;
  storage: FileStorage;
  dossierFinder: RemoteFinder;
  supplierFinder: RemoteFinder;
  /** Whoever measures the app puts its hooks before all others. */
  watchers?: ((app: FastifyInstance) => void)[];
};

const minute = 60_000;

/** Builds the whole product on its dependencies; tests call it with `inject`. Top to bottom: the table of calls. */
export async function buildApp(deps: Dependencies): Promise<FastifyInstance> {
  const { settings, db, staleReads, jobs, storage } = deps;
  const app: FastifyInstance = Fastify({
    logController: new LogController({ disableRequestLogging: true }),
    loggerInstance: deps.log,
    genReqId: () => randomUUID(),
    trustProxy: settings.trustProxy ?? false,
    bodyLimit: 256 * 1024,
    // An honest upload of 400 MB at 1 Mbit/s takes 54 minutes; a silent socket is dropped after one.
    requestTimeout: 60 * minute,
    connectionTimeout: minute,
    keepAliveTimeout: 30_000,
    // With the address of the request; longer ones are answered 431.
    http: {
      headersTimeout: 15_000,
      connectionsCheckingInterval: 5_000,
      maxHeaderSize: 16 * 1024,
      requireHostHeader: false,
    },
    clientErrorHandler: refuseUnreadable(deps.log),
    forceCloseConnections: 'idle',
    frameworkErrors(error, request, reply) {
      reply.headers(bareHeaders(request.id));
      sendError(error, request, reply);
    },
    // Loading the built pages takes longer than the usual ten seconds on a machine that has much else to do.
    pluginTimeout: minute,
    routerOptions: { maxParamLength: 600 },
  });
  for (const watch of deps.watchers ?? []) watch(app);
  app.decorate('calls', calls);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  logAnswers(app);
  partOnStop(app);
  limitJsonDepth(app);
  noteAnswers(app.server);
  cutSlowClients(app.server, deps.log);
  // An expectation that nobody knows may be passed over (RFC 9110, section 10.1.1); Node would answer it without a word.
  app.server.on('checkExpectation', (request, answer) => app.server.emit('request', request, answer));

  await secure(app, { development: settings.mode === 'development' });
  shedLoad(app);
  answerInTime(app, () => [db, deps.staleReads()].some(({ $client }) => isDatabaseSlow($client)));
  const rates = settings.rateLimits ? openRateLimits(settings.redisUrl, deps.log) : undefined;
  app.addHook('onClose', async () => rates?.stop());
  if (rates !== undefined) limitAddresses(app, rates);
  guardRoutes(app, sessionFinder(db, settings));
  if (rates !== undefined) limitMembers(app, rates);
  await documentCalls(app);
  // A file over its limit is told by name, not thrown: see withReceivedForm, which limits the parts.
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fieldNameSize: 100, headerPairs: 20 },
  });

  const attempts = openAttempts(db, settings.rateLimits);
  const figures = openRecorder(db, deps.log);
  app.addHook('onClose', () => figures.stop());
  const secrets = await openSecrets(settings);
  const files = openProvenFiles({
    ...{ db, storage, jobs, log: deps.log, deskEmail: settings.mail.desk },
    owners: fileOwners,
  });
  const temporaryFolder = join(settings.dataDir, 'uploads');
  const finders = { dossiers: deps.dossierFinder, suppliers: deps.supplierFinder };
  await app.register(async (calls) => {
    healthRoutes(calls, { db, isFresh: () => isFresh(finders) });
    accountRoutes(calls, {
      db,
      jobs,
      attempts,
      secrets,
      publicUrl: settings.publicUrl,
      google: settings.google,
      onRenamed: tellRequestsOfPerson,
      sessionIdle: settings.sessionIdle,
    });
    personalDataRoutes(calls, {
      ...{ db, attempts, secrets, publicUrl: settings.publicUrl },
      sessionIdle: settings.sessionIdle,
    });
    dossierRoutes(calls, {
      db,
      finder: deps.dossierFinder,
      figures,
      deskTimeZone: settings.deskTimeZone,
    });
    supplierRoutes(calls, { db, finder: deps.supplierFinder, figures });
    searchRoutes(calls, {
      dossiers: deps.dossierFinder.suggest,
      suppliers: deps.supplierFinder.suggest,
    });
    finderStatusRoutes(calls, finders);
    requestRoutes(calls, {
      db,
      attempts,
      jobs,
      storage,
      files,
      publicUrl: settings.publicUrl,
      deskEmail: settings.mail.desk,
      temporaryFolder,
      deskTimeZone: settings.deskTimeZone,
      scansFiles: settings.clamd !== undefined,
    });
    shortlistRoutes(calls, { db });
    listingRoutes(calls, {
      db,
      jobs,
      attempts,
      log: deps.log,
      publicUrl: settings.publicUrl,
      deskEmail: settings.mail.desk,
      refresh: { dossier: () => deps.dossierFinder.refresh(), supplier: () => deps.supplierFinder.refresh() },
    });
    importRoutes(calls, { db, jobs, storage, temporaryFolder });
    savedSearchRoutes(calls, {
      ...{ db, secrets, timeZone: settings.deskTimeZone },
      finders: savedSearchFinders(db, deps),
    });
    serviceRoutes(calls, { db });
    blogRoutes(calls, { db, storage, files, temporaryFolder });
    siteRoutes(calls, { staleReads, publicUrl: settings.publicUrl, deskEmail: settings.mail.desk });
    contactRoutes(calls, { db, jobs, attempts, deskEmail: settings.mail.desk });
    problemRoutes(calls, { db });
    backOfficeRoutes(calls, { db, staleReads, jobs, scansFiles: settings.clamd !== undefined });
  });
  return app;
}

/** One line for each answer, without query strings: they hold what members search for. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
        person: request.viewer?.personId,
      },
      'answered',
    );
  });
}
