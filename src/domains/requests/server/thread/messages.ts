import type { FastifyBaseLogger } from 'fastify';
import { findPersonById } from '#domains/accounts/server/queries.ts';
import { holdToDay } from '#platform/server/attempts/daily-caps.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { ReceivedFile } from '#platform/server/files/forms/receive-form.ts';
import { invalid } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { claimKey } from '#platform/server/idempotency/once.ts';
import type { Sent } from '#platform/server/idempotency/sent.ts';
import { refuseFor } from '../parties/participants.ts';
import { tellParticipants } from '../parties/recipients.ts';
import { touchRequest } from '../queries.ts';
import { requestMessages } from '../tables.ts';
import { addFiles, type StoredFile, withStoredFiles } from './kept-files.ts';
import { lockRequest } from './locking.ts';
import type { ThreadDependencies } from './moves.ts';
import { AlreadyDone } from './refusals.ts';
import { messageMail } from './thread-mails.ts';

type SentMessage = { text: string; files: ReceivedFile[]; sent: Sent | null };

/** There is something to send. Throws AppError 'invalid'. */
export function refuseEmpty({ text, files }: Pick<SentMessage, 'text' | 'files'>): void {
  if (text.trim() === '' && files.length === 0) {
    throw invalid([{ path: 'text', message: 'Write a message or attach a file' }]);
  }
}

/**
 * Writes in the thread of a request, also after its end (§10.11): who wants it opened again says so there. The same
 * send twice makes one message.
 */
export async function sendMessage(
  deps: ThreadDependencies,
  viewer: Viewer,
  reference: string,
  sent: SentMessage,
  log: FastifyBaseLogger,
): Promise<void> {
  refuseEmpty(sent);
  const { db, storage } = deps;
  try {
    await withStoredFiles({ storage, log }, sent.files, (stored) =>
      db.transaction((tx) => commitMessage(tx, deps, viewer, reference, sent, stored)),
    );
  } catch (error) {
    if (!(error instanceof AlreadyDone)) throw error;
  }
}

/** Writes a message, in the transaction of its caller. Throws AlreadyDone for what its key was used for before. */
export async function commitMessage(
  tx: Queryable,
  deps: ThreadDependencies,
  viewer: Viewer,
  reference: string,
  sent: Pick<SentMessage, 'text' | 'sent'>,
  stored: StoredFile[],
): Promise<void> {
  if ((await claimKey(tx, sent.sent)) !== null) throw new AlreadyDone();
  const { row, sides } = await lockRequest(tx, viewer, reference);
  const [side] = sides;
  if (side === undefined) throw new Error(`${reference} is read by somebody who takes no part in it`);
  refuseFor(side, row, 'write');
  const [message] = await tx
    .insert(requestMessages)
    .values({ requestId: row.id, personId: viewer.personId, side, text: sent.text })
    .returning({ id: requestMessages.id });
  if (message === undefined) throw new Error('a message was not written');
  await addFiles(tx, deps, viewer, stored, { requestId: row.id, messageId: message.id });
  await touchRequest(tx, row.id);
  await audit(tx, viewer.personId, 'write-message', `request:${reference}`, { side, files: stored.length });
  await holdToDay(tx, deps.attempts, viewer, 'messages');
  const { name, organisation } = await findPersonById(tx, viewer.personId);
  const told = {
    by: { id: viewer.personId, name, organisation, side },
    text: sent.text,
    fileNames: stored.map((file) => file.name),
  };
  await tellParticipants(tx, deps, row, { personId: viewer.personId, side }, (reader) =>
    messageMail(reader, row, told),
  );
}
