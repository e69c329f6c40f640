import type { FastifyBaseLogger } from 'fastify';
import { copiesOf, sizeOfCopies } from '#domains/requests/server/submit/copies.ts';
import { refuseBeyond } from '#domains/requests/server/submit/file-limits.ts';
import { type StoredFile, withStoredFiles } from '#domains/requests/server/thread/kept-files.ts';
import { commitMessage, refuseEmpty } from '#domains/requests/server/thread/messages.ts';
import type { ThreadDependencies } from '#domains/requests/server/thread/moves.ts';
import { AlreadyDone } from '#domains/requests/server/thread/refusals.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { ReceivedFile } from '#platform/server/files/forms/receive-form.ts';
import { invalid } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { claimKey } from '#platform/server/idempotency/once.ts';
import type { Sent } from '#platform/server/idempotency/sent.ts';
import { missingBrief } from './missing.ts';
import { holdBrief, listRequestsOf } from './queries.ts';
import { ownersTogether } from './rules.ts';

type SentToSeveral = {
  text: string;
  to: readonly string[];
  files: readonly ReceivedFile[];
  sent: Sent | null;
};

/**
 * Writes the same in several threads of a brief: a message of its own in each, with files of its own, all of them in one
 * transaction (§25.4). The same send twice makes them once.
 */
export async function writeToSeveral(
  deps: ThreadDependencies,
  viewer: Viewer,
  briefId: number,
  message: SentToSeveral,
  log: FastifyBaseLogger,
): Promise<void> {
  const { db, storage } = deps;
  const { files, to } = message;
  refuseEmpty({ text: message.text, files: [...files] });
  if (files.length > 0) {
    await refuseBeyond(db, viewer, sizeOfCopies(files, to.length), deps.scansFiles);
  }
  const copies: ReceivedFile[] = [];
  for (const place of to.keys()) copies.push(...(await copiesOf(files, place)));
  try {
    await withStoredFiles({ storage, log }, copies, (stored) =>
      db.transaction((tx) => commitMessages(tx, deps, viewer, briefId, message, stored)),
    );
  } catch (error) {
    if (!(error instanceof AlreadyDone)) throw error;
  }
}

async function commitMessages(
  tx: Queryable,
  deps: ThreadDependencies,
  viewer: Viewer,
  briefId: number,
  { text, to, files, sent }: SentToSeveral,
  stored: readonly StoredFile[],
): Promise<void> {
  if ((await claimKey(tx, sent)) !== null) throw new AlreadyDone();
  const brief = await holdBrief(tx, viewer, briefId);
  if (brief === null) throw missingBrief();
  const asked = ownersTogether(await listRequestsOf(tx, viewer, brief));
  const known = new Set(asked.map(({ row }) => row.reference));
  if (!to.every((reference) => known.has(reference))) {
    throw invalid([{ path: 'to', message: 'Choose requests of this brief' }]);
  }
  for (const { row } of asked) {
    const { reference } = row;
    const place = to.indexOf(reference);
    if (place === -1) continue;
    const own = stored.slice(place * files.length, (place + 1) * files.length);
    await commitMessage(tx, deps, viewer, reference, { text, sent: null }, own);
  }
}
