import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { findListing } from '#domains/dossiers/server/queries.ts';
import { messages } from '#platform/contract/messages.ts';
import { toRowId } from '#platform/contract/row-id.ts';
import type { Database } from '#platform/server/database/database.ts';
import { withReceivedForm } from '#platform/server/files/forms/receive-form.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError, invalid, toAppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { findAnswer, findEarlier, once } from '#platform/server/idempotency/once.ts';
import type { Sent } from '#platform/server/idempotency/sent.ts';
import type { Parts } from '#platform/server/parts.ts';
import { type ProposalOutcome, proposalCalls } from '../../contract/proposals.ts';
import { countByKeys, findByKey } from '../queries.ts';
import { isEmptySubmission } from '../rules.ts';
import { copiesOf } from './copies.ts';
import { findRoomOfDay } from './file-limits.ts';
import { type NewRequest, type SubmitDependencies, submitRequest } from './submit.ts';

const { form } = proposalCalls['POST /api/dossiers/proposals'];

/**
 * One form, a request for each of several dossiers (§14.5). Each is submitted as if it had come alone, under a key of
 * its own: one that fails leaves the others as they are, and the same form again makes only those that are missing.
 */
export function severalRoutes(
  app: FastifyInstance,
  deps: SubmitDependencies & Pick<Parts, 'temporaryFolder'>,
): void {
  implement(app, 'POST /api/dossiers/proposals', async ({ viewer, request }) => {
    return withReceivedForm(
      request,
      {
        ...form,
        findRoom: () => findRoomOfDay(deps, viewer, 'requests'),
        repeats: {
          isKnown: (key) => isWholeUnder(deps.db, viewer, key),
          answer: async ({ ids }, _files, sent) => {
            await findEarlier(deps.db, sent);
            return { data: await Promise.all(ids.map((id) => findMade(deps.db, viewer, sent, id))) };
          },
        },
      },
      deps.temporaryFolder,
      async (fields, files, sent) => {
        const { ids, status, repeat, ...answers } = fields;
        const submission = { answers, consent: status === 'true', repeat: repeat === 'true' };
        if (isEmptySubmission({ ...submission, files })) {
          throw invalid([{ path: '', message: messages.termSheetEmpty }]);
        }
        // Before any of them: other content under the key is refused as a whole. Each is known by a key of its own.
        await once(deps.db, sent, async () => ids.length);
        const data: ProposalOutcome[] = [];
        for (const id of ids) {
          const own = {
            ...submission,
            key: sent === null ? undefined : ownKey(sent.key, id),
            files: await copiesOf(files, data.length),
          };
          data.push(await submitOne(deps, viewer, id, own, request.log));
        }
        return { data };
      },
    );
  });
}

function ownKey(key: string, id: string): string {
  return `${key}:${id}`;
}

/** Whether everything was made that was asked for under a key; what is missing needs its files again. */
async function isWholeUnder(db: Database, viewer: Viewer, key: string): Promise<boolean> {
  const asked = await findAnswer<number>(db, viewer.personId, key);
  return asked !== null && asked === (await countByKeys(db, viewer, ownKey(key, '')));
}

async function findMade(db: Database, viewer: Viewer, { key }: Sent, id: string): Promise<ProposalOutcome> {
  const made = await findByKey(db, viewer, ownKey(key, id));
  if (made !== null) return { id, reference: made.reference, failure: null };
  const message = 'This form was sent already, and not for this dossier. Open the form anew for it.';
  return { id, reference: null, failure: { code: 'key-reused', message } };
}

async function submitOne(
  deps: SubmitDependencies,
  viewer: Viewer,
  id: string,
  submission: Omit<NewRequest, 'listing'>,
  log: FastifyBaseLogger,
): Promise<ProposalOutcome> {
  try {
    const rowId = toRowId(id);
    const dossier = rowId === null ? null : await findListing(deps.db, rowId);
    if (dossier === null) throw new AppError('not-found', messages.dossierMissing);
    const listing = { kind: 'dossier' as const, ...dossier };
    return {
      id,
      reference: await submitRequest(deps, viewer, { listing, ...submission }, log),
      failure: null,
    };
  } catch (error) {
    const { code, message, reference } = toAppError(error as Error);
    if (code === 'internal' || code === 'unavailable') log.error({ err: error, dossier: id }, message);
    return { id, reference: null, failure: { code, message, ...(reference && { reference }) } };
  }
}
