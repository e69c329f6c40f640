import type { FastifyBaseLogger } from 'fastify';
import { findPersonById, holdOwnRow } from '#domains/accounts/server/queries.ts';
import type { ListingDemand } from '#domains/catalogue/server/listing-demand.ts';
import { findAskingCompany } from '#domains/companies/server/own-companies.ts';
import type { FitFacts } from '#domains/dossiers/contract/market-fit/judge-fit.ts';
import { toSentenceDate } from '#platform/contract/dates.ts';
import { faultOfDay, holdToDay } from '#platform/server/attempts/daily-caps.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { ReceivedFile } from '#platform/server/files/forms/receive-form.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import type { Parts } from '#platform/server/parts.ts';
import type { RequestKind } from '../../contract/request-life.ts';
import { dueAfter, readCalendar } from '../clock/clock.ts';
import type { MailParts } from '../parties/recipients.ts';
import * as queries from '../queries.ts';
import * as rules from '../rules.ts';
import { addFiles, type FileParts, type StoredFile, withStoredFiles } from '../thread/kept-files.ts';
import { deskMail, memberMail } from './mails.ts';

export type SubmitDependencies = MailParts &
  FileParts &
  Pick<Parts, 'db' | 'attempts' | 'storage' | 'deskTimeZone'> & { demand: ListingDemand };

export type Listing = queries.ListingKey & {
  code: string;
  title: string;
  /** Business days until an offer, where the listing states them. */
  offerDays: number | null;
  /** That it is offered for, where it says so. */
  markets: readonly string[];
  /** Of a dossier: what countries judge it by. */
  facts?: FitFacts;
};

export type NewRequest = {
  listing: Listing;
  answers: Record<string, string>;
  consent: boolean;
  files: ReceivedFile[];
  /** From the Idempotency-Key header. */
  key: string | undefined;
  /** The member has read that they asked for this listing before. */
  repeat: boolean;
};

/** Thrown inside the transaction to undo it when the same submit has been committed by another call. */
class AlreadySubmitted extends Error {}

/** What the same submit is known by. */
type Known = { key: string; fingerprint: string };

/** The reference of the request that the same submit made before, if it did. */
async function replay(
  db: Queryable,
  viewer: Viewer,
  key: string,
  fingerprint: string,
): Promise<string | null> {
  const earlier = await queries.findByKey(db, viewer, key);
  if (earlier === null) return null;
  if (earlier.fingerprint === fingerprint) return earlier.reference;
  throw new AppError(
    'key-reused',
    `This form was submitted already as ${earlier.reference}, with other content. Open the form anew to ask again.`,
    { reference: earlier.reference },
  );
}

/** What stands there without its listing, which may be gone since the submit. */
type Asked = { kind: RequestKind; id: number; key: string | undefined } & rules.Submission;

/** The reference that the same submit was answered with before; null where it was not made. Throws AppError 'key-reused'. */
export async function findSubmitted(db: Queryable, viewer: Viewer, asked: Asked): Promise<string | null> {
  const fingerprint = rules.fingerprint(asked.kind, asked.id, asked);
  return replay(db, viewer, rules.submitKey(asked.key, fingerprint), fingerprint);
}

/** Holds the listing as it is: one that is retired at this moment is either not asked for, or tells of this request. */
async function holdListed(tx: Queryable, { kind, id }: Listing): Promise<void> {
  if ((await queries.holdState(tx, { kind, id })) === 'published') return;
  throw new AppError('not-found', queries.requestedListings[kind].missing);
}

/** Nobody deals with their own company by way of the desk; null where the listing is another's. */
export async function faultOfOwn(db: Queryable, viewer: Viewer, listing: Listing): Promise<AppError | null> {
  if (!(await queries.isOfOwnCompany(db, viewer, listing))) return null;
  return new AppError(
    'conflict',
    `${listing.code} is a listing of your own company. You can change it under Your listings.`,
  );
}

async function refuseOwn(db: Queryable, viewer: Viewer, listing: Listing): Promise<void> {
  const fault = await faultOfOwn(db, viewer, listing);
  if (fault !== null) throw fault;
}

async function askFirst(db: Queryable, viewer: Viewer, listing: Listing, key: string): Promise<void> {
  const earlier = await queries.findEarlierFor(db, viewer, listing, key);
  if (earlier === null) return;
  const date = toSentenceDate(earlier.createdAt);
  throw new AppError('asked-before', `You asked for this on ${date} (${earlier.reference}).`, {
    reference: earlier.reference,
  });
}

/** Everything a request causes, in the transaction of its caller: row, files, timeline, audit line and mails. */
export async function commitRequest(
  tx: Queryable,
  deps: SubmitDependencies,
  viewer: Viewer,
  request: Omit<NewRequest, 'files' | 'key'>,
  files: StoredFile[],
  { key, fingerprint }: Known,
): Promise<{ id: number; reference: string }> {
  // Of many forms at once each meets those before it: 'asked before' is decided one after the other.
  await holdOwnRow(tx, viewer);
  if ((await queries.findByKey(tx, viewer, key)) !== null) throw new AlreadySubmitted();
  await holdListed(tx, request.listing);
  await refuseOwn(tx, viewer, request.listing);
  if (!request.repeat) await askFirst(tx, viewer, request.listing, key);
  const calendar = await readCalendar(tx, deps.deskTimeZone);
  const { now } = calendar;
  const promised = { offerDays: request.listing.offerDays, validUntil: null };
  const reference = rules.toReference(now.getUTCFullYear(), await queries.nextRequestNumber(tx));
  const added = await queries.addRequest(tx, request.listing, {
    reference,
    personId: viewer.personId,
    companyId: await findAskingCompany(tx, viewer),
    dueAt: dueAfter('submitted', now, promised, calendar),
    answers: request.answers,
    consent: request.consent,
    idempotencyKey: key,
    fingerprint,
  });
  if (added === null) throw new AlreadySubmitted();
  await addFiles(tx, deps, viewer, files, { requestId: added.id });
  await queries.addEvent(tx, {
    requestId: added.id,
    personId: viewer.personId,
    side: 'buyer',
    what: 'Submitted',
    note: rules.marketNote(request.listing, request.answers),
  });
  await audit(tx, viewer.personId, 'submit-request', `request:${reference}`, {
    kind: request.listing.kind,
    listing: request.listing.code,
    files: files.length,
  });
  await holdToDay(tx, deps.attempts, viewer, 'requests');
  const forMail = {
    reference,
    listing: request.listing,
    requester: await findPersonById(tx, viewer.personId),
    answers: rules.labelAnswers(request.listing.kind, request.answers),
    files: files.map((file) => ({ ...file, box: rules.boxLabel(file.box) })),
    consent: request.consent,
    url: `${deps.publicUrl}/requests/${reference}`,
  };
  await postMails(tx, deps.jobs, [memberMail(forMail), deskMail(forMail, deps.deskEmail)]);
  return { id: added.id, reference };
}

/** Tells the owner's figures of a request that stands. */
export function noteAsked(
  { demand }: SubmitDependencies,
  viewer: Viewer,
  { listing: { kind, id }, answers }: Pick<NewRequest, 'listing' | 'answers'>,
): void {
  const markets = rules.marketsAsked(answers);
  demand.note(viewer, 'asked', kind === 'supplier' ? 'supplier' : 'dossier', [id], markets);
}

/**
 * Makes a request of a submitted form and answers its reference (§10.2). The same submit again answers the same
 * reference. When it returns, request, files and mails survive whatever happens to this process. Throws AppError
 * 'asked-before' for a further request for the same listing until the member has confirmed it.
 */
export async function submitRequest(
  deps: SubmitDependencies,
  viewer: Viewer,
  request: NewRequest,
  log: FastifyBaseLogger,
): Promise<string> {
  const { db, storage } = deps;
  const fingerprint = rules.fingerprint(request.listing.kind, request.listing.id, request);
  const key = rules.submitKey(request.key, fingerprint);
  const earlier = await replay(db, viewer, key, fingerprint);
  if (earlier !== null) return earlier;
  await refuseOwn(db, viewer, request.listing);
  // Before the files are stored, for nothing; what counts is asked again under the lock.
  if (!request.repeat) await askFirst(db, viewer, request.listing, key);
  const fault = await faultOfDay(deps.attempts, viewer, 'requests');
  if (fault !== null) throw fault;

  try {
    const { reference } = await withStoredFiles({ storage, log }, request.files, (stored) =>
      db.transaction((tx) => commitRequest(tx, deps, viewer, request, stored, { key, fingerprint })),
    );
    noteAsked(deps, viewer, request);
    return reference;
  } catch (error) {
    if (!(error instanceof AlreadySubmitted)) throw error;
  }
  const other = await replay(db, viewer, key, fingerprint);
  if (other === null) throw new AppError('unavailable', 'Your request could not be saved. Send it again.');
  return other;
}
