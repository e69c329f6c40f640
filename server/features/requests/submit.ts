import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { audit } from '#server/platform/audit/audit.ts';
import { isConnectionLost } from '#server/platform/database/connection-lost.ts';
import type { Database } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import type { ReceivedFile } from '#server/platform/files/receive-form.ts';
import type { FileStorage } from '#server/platform/files/storage.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { postMails } from '#server/platform/mail/outbox.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import { deskMail, memberMail } from './mails.ts';
import * as queries from './queries.ts';
import * as rules from './rules.ts';

export type SubmitDependencies = {
  db: Database;
  jobs: Jobs;
  storage: FileStorage;
  publicUrl: string;
  deskEmail: string;
};

export type Listing = queries.ListingKey & {
  code: string;
  title: string;
  /** Business days until an offer, where the listing states them. */
  offerDays: number | null;
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

type StoredFile = ReceivedFile & { storageKey: string };

/** Thrown inside the transaction to undo it when the same submit has been committed by another call. */
class AlreadySubmitted extends Error {}

/** The reference of the request that the same submit made before, if it did. */
async function replay(
  db: Database,
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

async function askFirst(db: Database, viewer: Viewer, listing: Listing, key: string): Promise<void> {
  const earlier = await queries.findEarlierFor(db, viewer, listing, key);
  if (earlier === null) return;
  const date = rules.toSentenceDate(earlier.createdAt);
  throw new AppError('asked-before', `You asked for this on ${date} (${earlier.reference}).`, {
    reference: earlier.reference,
  });
}

/** Stores a file after the other; `stored` holds those that are, also when a later one fails. */
async function storeFiles(storage: FileStorage, files: ReceivedFile[], stored: StoredFile[]): Promise<void> {
  const folder = `requests/${randomUUID()}`;
  for (const [position, file] of files.entries()) {
    const storageKey = `${folder}/${position}`;
    stored.push({ ...file, storageKey });
    await storage.keep(storageKey, file.path);
  }
}

async function dropFiles(storage: FileStorage, files: StoredFile[], log: FastifyBaseLogger): Promise<void> {
  const removed = await Promise.allSettled(files.map((file) => storage.remove(file.storageKey)));
  const faults = removed.filter((outcome) => outcome.status === 'rejected');
  if (faults.length > 0) log.warn({ err: faults[0]?.reason }, 'files of a failed submit stay behind');
}

/** Everything a request causes, in one transaction: row, files, timeline, audit line and mails. */
async function commit(
  deps: SubmitDependencies,
  viewer: Viewer,
  request: NewRequest,
  files: StoredFile[],
  key: string,
  fingerprint: string,
): Promise<string> {
  return deps.db.transaction(async (tx) => {
    const year = new Date().getUTCFullYear();
    const reference = rules.toReference(year, await queries.nextRequestNumber(tx));
    const added = await queries.addRequest(tx, request.listing, {
      reference,
      personId: viewer.personId,
      answers: request.answers,
      consent: request.consent,
      idempotencyKey: key,
      fingerprint,
    });
    if (added === null) throw new AlreadySubmitted();
    await queries.addFiles(
      tx,
      files.map(({ box, name, mediaType, bytes, sha256, storageKey }, position) => ({
        requestId: added.id,
        box,
        position,
        name,
        mediaType,
        bytes,
        sha256,
        storageKey,
      })),
    );
    await queries.addEvent(tx, { requestId: added.id, personId: viewer.personId, what: 'Submitted' });
    await audit(tx, {
      actorId: viewer.personId,
      action: 'submit-request',
      subject: `request:${reference}`,
      detail: { kind: request.listing.kind, listing: request.listing.code, files: files.length },
    });
    const forMail = {
      reference,
      listing: request.listing,
      requester: await queries.findRequester(tx, viewer),
      answers: rules.labelAnswers(request.listing.kind, request.answers),
      files: files.map((file) => ({ ...file, box: rules.boxLabel(file.box) })),
      consent: request.consent,
      url: `${deps.publicUrl}/requests/${reference}`,
    };
    await postMails(tx, deps.jobs, [memberMail(forMail), deskMail(forMail, deps.deskEmail)]);
    return reference;
  });
}

/**
 * Makes a request of a submitted form and answers its reference. The same submit again answers the same reference.
 * When it returns, request, files and mails survive whatever happens to this process. Throws AppError
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
  if (!request.repeat) await askFirst(db, viewer, request.listing, key);

  const stored: StoredFile[] = [];
  try {
    await storeFiles(storage, request.files, stored);
    return await commit(deps, viewer, request, stored, key, fingerprint);
  } catch (error) {
    // Where the connection broke under COMMIT the database may still complete it: a request may own the files.
    if (!isConnectionLost(error)) await dropFiles(storage, stored, log);
    else log.warn({ err: error, files: stored.length }, 'a submit may have been committed; its files stay');
    if (!(error instanceof AlreadySubmitted)) throw error;
  }
  const other = await replay(db, viewer, key, fingerprint);
  if (other === null) throw new AppError('unavailable', 'Your request could not be saved. Send it again.');
  return other;
}
