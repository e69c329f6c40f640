import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { holdOwnRow } from '#domains/accounts/server/queries.ts';
import { findAskingCompany } from '#domains/companies/server/own-companies.ts';
import { holdState } from '#domains/requests/server/queries.ts';
import { fingerprint } from '#domains/requests/server/rules.ts';
import { copiesOf, sizeOfCopies } from '#domains/requests/server/submit/copies.ts';
import { refuseBeyond } from '#domains/requests/server/submit/file-limits.ts';
import { commitRequest, noteAsked, type SubmitDependencies } from '#domains/requests/server/submit/submit.ts';
import { type StoredFile, withStoredFiles } from '#domains/requests/server/thread/kept-files.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { ReceivedFile } from '#platform/server/files/forms/receive-form.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { once } from '#platform/server/idempotency/once.ts';
import type { Sent } from '#platform/server/idempotency/sent.ts';
import { orderOfNumbers } from '../rules.ts';
import { briefRequests, briefs } from '../tables.ts';
import { type AskedBrief, findTargets, refuseAskedBefore, type Target } from './targets.ts';

/** Thrown to take the files of a repeat away again: the brief stands already. */
class MadeBefore extends Error {
  readonly id: number;

  constructor(id: number) {
    super();
    this.id = id;
  }
}

/** The request of one target, with files of its own. */
type Part = Target & { position: number; files: ReceivedFile[] };

/**
 * Sends a brief: a request for each of its targets, all of them or none, in one transaction (§25.2). The same form again
 * answers the same brief. Answers its number; throws AppError.
 */
export async function makeBrief(
  deps: SubmitDependencies,
  viewer: Viewer,
  brief: AskedBrief,
  form: { files: readonly ReceivedFile[]; sent: Sent | null },
  log: FastifyBaseLogger,
): Promise<number> {
  const { db, storage } = deps;
  const targets = await findTargets(db, viewer, brief);
  if (!brief.repeat) await refuseAskedBefore(db, viewer, targets);
  if (form.files.length > 0) {
    await refuseBeyond(db, viewer, sizeOfCopies(form.files, targets.length), deps.scansFiles);
  }
  const parts: Part[] = [];
  for (const [position, target] of targets.entries()) {
    parts.push({ ...target, position, files: await copiesOf(form.files, position) });
  }
  const copies = parts.flatMap(({ files }) => files);
  try {
    const id = await withStoredFiles({ storage, log }, copies, async (stored) => {
      let isNew = false;
      const made = await once(db, form.sent, (tx) => {
        isNew = true;
        return commitBrief(tx, deps, viewer, brief, parts, stored);
      });
      if (!isNew) throw new MadeBefore(made);
      return made;
    });
    for (const part of parts) noteAsked(deps, viewer, part);
    return id;
  } catch (error) {
    if (!(error instanceof MadeBefore)) throw error;
    return error.id;
  }
}

async function commitBrief(
  tx: Queryable,
  deps: SubmitDependencies,
  viewer: Viewer,
  brief: AskedBrief,
  parts: readonly Part[],
  stored: readonly StoredFile[],
): Promise<number> {
  const { title, firstYear, currency, lines } = brief;
  // As each request does; and the listings in one order: of two who hold several, neither waits for the other.
  await holdOwnRow(tx, viewer);
  for (const { listing } of [...parts].sort((a, b) => orderOf(a) - orderOf(b))) await holdState(tx, listing);
  const companyId = await findAskingCompany(tx, viewer);
  const [added] = await tx
    .insert(briefs)
    .values({ personId: viewer.personId, companyId, title, firstYear, currency, lines })
    .returning({ id: briefs.id });
  if (added === undefined) throw new Error('a brief was not written');
  for (const part of orderOfNumbers(parts, Math.random)) {
    const requestId = await commitPart(tx, deps, viewer, brief, part, stored);
    const { position } = part;
    await tx.insert(briefRequests).values({ briefId: added.id, requestId, position, lines: part.lines });
  }
  await audit(tx, viewer.personId, 'make-brief', `brief:${added.id}`, { requests: parts.length });
  return added.id;
}

function orderOf({ listing: { kind, id } }: Part): number {
  return kind === 'supplier' ? id + 2 ** 32 : id;
}

async function commitPart(
  tx: Queryable,
  deps: SubmitDependencies,
  viewer: Viewer,
  { repeat }: AskedBrief,
  { listing, answers, files, position }: Part,
  stored: readonly StoredFile[],
): Promise<number> {
  const submission = { answers, consent: false };
  const own = stored.slice(position * files.length, (position + 1) * files.length);
  const { id } = await commitRequest(tx, deps, viewer, { listing, ...submission, repeat }, own, {
    // The brief is known by its key: of its requests none is sent again by itself.
    key: `brief:${randomUUID()}`,
    fingerprint: fingerprint(listing.kind, listing.id, { ...submission, files }),
  });
  return id;
}
