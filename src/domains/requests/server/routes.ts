import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { findOpenDeal } from '#domains/dossiers/server/queries.ts';
import type { FileBox } from '#platform/contract/call.ts';
import { messages } from '#platform/contract/messages.ts';
import { toRowId } from '#platform/contract/row-id.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { sendAttachment } from '#platform/server/files/attachment.ts';
import { type SentFile, withReceivedForm } from '#platform/server/files/forms/receive-form.ts';
import { refuseUnchecked } from '#platform/server/files/scans/check.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError, invalid } from '#platform/server/http/errors.ts';
import { gone } from '#platform/server/idempotency/once.ts';
import type { Sent } from '#platform/server/idempotency/sent.ts';
import { requestCalls } from '../contract/requests.ts';
import { askedRoutes } from './asked.ts';
import { endOfDueSoon, readCalendar } from './clock/clock.ts';
import { holidayRoutes } from './clock/holidays.ts';
import { listRequests } from './list.ts';
import { countWaiting } from './parties/waiting.ts';
import { findByKey, findRequestFile } from './queries.ts';
import { isEmptySubmission } from './rules.ts';
import { ownLimitRoutes } from './signing/limit-routes.ts';
import type { SigningParts } from './signing/sign.ts';
import { findRoomOfDay, refuseBeyond } from './submit/file-limits.ts';
import { findDossierListing, findSupplierListing } from './submit/listings.ts';
import { severalRoutes } from './submit/several.ts';
import { findSubmitted, type Listing, type SubmitDependencies, submitRequest } from './submit/submit.ts';
import { termSheetRoutes } from './terms/term-sheet-routes.ts';
import { requestActionRoutes } from './thread/action-routes.ts';
import { unknownRequest } from './thread/locking.ts';
import { toRequestSummary } from './wire.ts';

/** What the two term sheets differ in: where their listing is found, and what is said where there is none. */
const termSheets = {
  'POST /create-dossertermsheet': {
    kind: 'dossier',
    findListing: findDossierListing,
    missing: messages.dossierMissing,
  },
  'POST /create-suppliertermsheet': {
    kind: 'supplier',
    findListing: findSupplierListing,
    missing: messages.supplierMissing,
  },
} as const;

/** What both forms have; the other fields are the answers. */
type TermSheetForm = {
  fields: z.ZodObject & z.ZodType<{ id: string; status: string; repeat: string } & Record<string, string>>;
  boxes: Record<string, FileBox>;
};

/** For investors: the request tells the code and the title of its dossier. */
async function findInvestmentListing(db: Queryable, id: number): Promise<Listing | null> {
  await findOpenDeal(db, id);
  return findDossierListing(db, id);
}

export function requestRoutes(app: FastifyInstance, deps: SubmitDependencies & SigningParts): void {
  const { db, temporaryFolder } = deps;

  function takeTermSheets(name: keyof typeof termSheets): void {
    const form: TermSheetForm = requestCalls[name].form;
    const { kind, findListing, missing } = termSheets[name];
    implement(app, name, async ({ viewer, request }) => {
      async function answerRepeat(fields: z.output<typeof form.fields>, files: SentFile[], { key }: Sent) {
        const { id, status, repeat: _, ...answers } = fields;
        const asked = { kind, id: toRowId(id) ?? 0, key, answers, consent: status === 'true', files };
        const reference = await findSubmitted(db, viewer, asked);
        if (reference === null) throw gone();
        return { msg: messages.termSheetSubmitted, reference };
      }
      return withReceivedForm(
        request,
        {
          ...form,
          findRoom: () => findRoomOfDay(deps, viewer, 'requests'),
          repeats: {
            isKnown: async (key) => (await findByKey(db, viewer, key)) !== null,
            answer: answerRepeat,
          },
        },
        temporaryFolder,
        async (fields, files, sent) => {
          const { id, status, repeat, ...answers } = fields;
          const submission = { answers, consent: status === 'true', files };
          if (isEmptySubmission(submission)) throw invalid([{ path: '', message: messages.termSheetEmpty }]);
          const rowId = toRowId(id);
          const listing = rowId === null ? null : await findListing(db, rowId);
          if (listing === null) throw new AppError('not-found', missing);
          const reference = await submitRequest(
            deps,
            viewer,
            { listing, ...submission, key: sent?.key, repeat: repeat === 'true' },
            request.log,
          );
          return { msg: messages.termSheetSubmitted, reference };
        },
      );
    });
  }
  takeTermSheets('POST /create-dossertermsheet');
  takeTermSheets('POST /create-suppliertermsheet');
  severalRoutes(app, deps);
  askedRoutes(app, deps);

  implement(app, 'POST /api/requests', async ({ viewer, body, request, sent }) => {
    const { dossier, kind, interest, contribution, repeat } = body;
    if (interest.trim() === '') throw invalid([{ path: 'interest', message: 'Say what interests you' }]);
    const submission = {
      answers: { interest, contribution },
      ...{ consent: false, files: [], repeat, key: sent?.key },
    };
    // Before the listing, which may be closed since: whose answer was lost gets it again.
    const earlier = await findSubmitted(db, viewer, { ...submission, kind, id: dossier });
    if (earlier !== null) return { msg: messages.termSheetSubmitted, reference: earlier };
    const listing = await findInvestmentListing(db, dossier);
    if (listing === null) throw new AppError('not-found', messages.dossierMissing);
    const asked = { listing: { ...listing, kind }, ...submission };
    const reference = await submitRequest(deps, viewer, asked, request.log);
    return { msg: messages.termSheetSubmitted, reference };
  });

  implement(app, 'GET /api/requests', async ({ viewer, query }) => {
    if (query.scope === 'all' && viewer.role !== 'admin') {
      throw new AppError('forbidden', 'Only the desk sees the requests of all members.');
    }
    const { dossier: dossierId, supplier: plantId, ...filter } = query;
    const calendar = await readCalendar(db, deps.deskTimeZone);
    const { now } = calendar;
    const soon = endOfDueSoon(now, calendar);
    const rows = await listRequests(db, viewer, { ...filter, dossierId, plantId, now, soon });
    return { data: rows.map((row) => toRequestSummary(viewer, row, calendar)) };
  });

  implement(app, 'GET /api/requests/waiting', async ({ viewer }) => ({
    data: await countWaiting(db, viewer),
  }));

  implement(app, 'GET /api/account/file-allowance', async ({ viewer, query }) => {
    await refuseBeyond(db, viewer, query, deps.scansFiles);
    return { message: 'These files may be sent.' };
  });

  implement(app, 'GET /api/requests/:reference/files/:file', async ({ viewer, params, reply }) => {
    const file = await findRequestFile(db, viewer, params.reference, params.file);
    if (file === null) throw new AppError('not-found', unknownRequest);
    refuseUnchecked(file, deps.scansFiles);
    return sendAttachment(reply, file, await deps.files.read({ ...file, key: file.storageKey }));
  });

  requestActionRoutes(app, deps);
  holidayRoutes(app, deps);
  ownLimitRoutes(app, deps);
  termSheetRoutes(app, deps);
}
