import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { calls } from '#call-table.ts';
import { findOperator } from '#domains/accounts/server/operator/queries.ts';
import { accountRoutes } from '#domains/accounts/server/routes.ts';
import { sessionLookUp } from '#domains/accounts/server/sign-in/sessions.ts';
import { openWarmSessions } from '#domains/accounts/server/sign-in/warm-sessions.ts';
import { readBlogRevision } from '#domains/blog/server/queries.ts';
import { blogRoutes } from '#domains/blog/server/routes.ts';
import { briefRoutes } from '#domains/briefs/server/routes.ts';
import { savedSearchRoutes } from '#domains/collections/server/saved-searches/routes.ts';
import { sharedByPeople } from '#domains/collections/server/shared-by-people.ts';
import { shortlistRoutes } from '#domains/collections/server/shortlist/routes.ts';
import { admitByInvitation } from '#domains/companies/server/invitations/accept.ts';
import { companyRoutes } from '#domains/companies/server/routes.ts';
import {
  asksForSecondFactor,
  findCompanyWay,
  holdCompanyWay,
} from '#domains/companies/server/sign-in/queries.ts';
import { backOfficeRoutes } from '#domains/desk/server/routes.ts';
import { dossierRoutes } from '#domains/dossiers/server/routes.ts';
import { finderStatusRoutes, isFresh } from '#domains/finder/server/status/routes.ts';
import { suggestionRoutes } from '#domains/finder/server/suggestions/routes.ts';
import { importRoutes } from '#domains/listings/server/imports/import-routes.ts';
import { ownSheetRoutes } from '#domains/listings/server/own-sheets/kept/routes.ts';
import { listingRoutes } from '#domains/listings/server/routes.ts';
import { offerRoutes } from '#domains/offers/server/routes.ts';
import { deletionRoutes } from '#domains/personal-data/server/deletion.ts';
import { exportRoutes } from '#domains/personal-data/server/export.ts';
import { registerRoutes } from '#domains/registers/server/routes.ts';
import { requestsOfPeople } from '#domains/requests/server/parties/hand-over.ts';
import { tellRequestsOfCompany, tellRequestsOfPerson } from '#domains/requests/server/parties/parties.ts';
import { requestRoutes } from '#domains/requests/server/routes.ts';
import { filesOfMembers } from '#domains/requests/server/submit/file-limits.ts';
import { contactRoutes } from '#domains/site/server/contacts/routes.ts';
import { homeRoutes } from '#domains/site/server/home/routes.ts';
import { siteRoutes } from '#domains/site/server/newsletter/routes.ts';
import { problemRoutes } from '#domains/site/server/problems/routes.ts';
import { serviceRoutes } from '#domains/site/server/services/routes.ts';
import { supplierRoutes } from '#domains/suppliers/server/routes.ts';
import { isDatabaseSlow } from '#platform/server/database/connection/statement-watch.ts';
import { dayIn } from '#platform/server/day-in.ts';
import { answerErrors, sendError, validatorCompiler } from '#platform/server/http/errors.ts';
import { healthRoutes } from '#platform/server/http/health.ts';
import { documentCalls } from '#platform/server/http/openapi.ts';
import { noteAnswers, refuseUnreadable } from '#platform/server/http/raw-answers.ts';
import { bareHeaders, secure } from '#platform/server/http/security.ts';
import { guardRoutes } from '#platform/server/http/viewer.ts';
import { answerInTime } from '#platform/server/limits/answer-in-time.ts';
import { partOnStop } from '#platform/server/limits/draining.ts';
import { limitJsonDepth } from '#platform/server/limits/json-depth.ts';
import { shedLoad } from '#platform/server/limits/load-shedding.ts';
import { limitAddresses, limitMembers, openRateLimits } from '#platform/server/limits/rate-limits.ts';
import { cutSlowClients } from '#platform/server/limits/slow-clients.ts';
import { type PagesOptions, pages } from '#platform/server/pages/pages.ts';
import type { ProductParts } from './parts.ts';

const minute = 60_000;

/** Whoever measures the app puts its hooks before all others. */
export type Watcher = (app: FastifyInstance) => void;

/** Builds the whole product on its parts; tests call it with `inject`. Top to bottom: the table of calls. */
export async function buildApp(
  parts: ProductParts,
  watchers: readonly Watcher[] = [],
): Promise<FastifyInstance> {
  const { settings, db, log } = parts;
  const app: FastifyInstance = Fastify({
    logController: new LogController({ disableRequestLogging: true }),
    loggerInstance: log,
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
    clientErrorHandler: refuseUnreadable(log),
    forceCloseConnections: 'idle',
    frameworkErrors(error, request, reply) {
      reply.headers(bareHeaders(request.id));
      sendError(error, request, reply);
    },
    // Loading the built pages takes longer than the usual ten seconds on a machine that has much else to do.
    pluginTimeout: minute,
    routerOptions: { maxParamLength: 600 },
  });
  for (const watch of watchers) watch(app);
  app.decorate('calls', calls);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  logAnswers(app);
  partOnStop(app);
  limitJsonDepth(app);
  noteAnswers(app.server);
  cutSlowClients(app.server, log);
  // An expectation that nobody knows may be passed over (RFC 9110, section 10.1.1); Node would answer it without a word.
  app.server.on('checkExpectation', (request, answer) => app.server.emit('request', request, answer));

  secure(app, { development: settings.mode === 'development' });
  shedLoad(app);
  answerInTime(app, () => [db, parts.staleReads()].some(({ $client }) => isDatabaseSlow($client)));
  const rates = settings.rateLimits ? await openRateLimits(settings.redisUrl, log) : undefined;
  app.addHook('onClose', async () => rates?.stop());
  if (rates !== undefined) limitAddresses(app, rates);
  const sessions = openWarmSessions(db, sessionLookUp(db, settings, asksForSecondFactor), log);
  app.addHook('onClose', async () => sessions.stop());
  guardRoutes(app, sessions.find);
  if (rates !== undefined) limitMembers(app, rates);
  await documentCalls(app, settings);
  // A file over its limit is told by name, not thrown: see withReceivedForm, which limits the parts.
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fieldNameSize: 100, headerPairs: 20 },
  });

  app.addHook('onClose', () => parts.figures.stop());
  app.addHook('onClose', () => parts.demand.stop());
  await app.register(async (calls) => {
    healthRoutes(calls, { db, isFresh: () => isFresh(parts) });
    accountRoutes(calls, {
      ...parts,
      ...{ onRenamed: tellRequestsOfPerson, admitByInvitation, findCompanyWay, holdCompanyWay },
    });
    companyRoutes(calls, {
      ...parts,
      requestsOfPeople: requestsOfPeople(parts),
      sharedByPeople,
      onCompanyRenamed: tellRequestsOfCompany,
      filesOfMembers: filesOfMembers(parts),
    });
    exportRoutes(calls, parts);
    deletionRoutes(calls, parts);
    dossierRoutes(calls, parts);
    supplierRoutes(calls, parts);
    suggestionRoutes(calls, parts);
    finderStatusRoutes(calls, parts);
    registerRoutes(calls, parts);
    requestRoutes(calls, parts);
    offerRoutes(calls, parts);
    shortlistRoutes(calls, parts);
    briefRoutes(calls, parts);
    listingRoutes(calls, parts);
    importRoutes(calls, parts);
    ownSheetRoutes(calls, parts);
    savedSearchRoutes(calls, parts);
    serviceRoutes(calls, parts);
    homeRoutes(calls, parts);
    blogRoutes(calls, parts);
    siteRoutes(calls, parts);
    contactRoutes(calls, parts);
    problemRoutes(calls, parts);
    backOfficeRoutes(calls, parts);
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

/** Adds the pages, which answer whatever no call has. */
export async function servePages(
  app: FastifyInstance,
  { settings, db }: ProductParts,
  mode: PagesOptions['mode'],
): Promise<void> {
  await app.register(pages, {
    mode,
    publicUrl: settings.publicUrl,
    professionalNetworkUrl: settings.professionalNetworkUrl,
    googleSignIn: settings.google !== undefined,
    secondFactorNeeded: settings.secondFactorNeededBy === 'everybody',
    demo: settings.demoBanner,
    async readRevision() {
      const [posts, { current, next }] = await Promise.all([
        readBlogRevision(db),
        findOperator(db, dayIn(settings.deskTimeZone)),
      ]);
      return [posts, current?.version, next?.version].join();
    },
  });
}
