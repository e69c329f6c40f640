import { eq, sql } from 'drizzle-orm';
import { people } from '#domains/accounts/server/tables.ts';
import { scannedDocuments } from '#domains/companies/server/verification/documents.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { everyMinute, type Scanned, scanQueue, walkScans } from '#platform/server/files/scans/walk.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import type { Parts } from '#platform/server/parts.ts';
import type { MailParts } from '../parties/recipients.ts';
import { addEvent, touchRequest } from '../queries.ts';
import { requestEvents, requestFiles, requests } from '../tables.ts';
import { mayReadPapersOf } from '../thread/fees.ts';
import { infectedMail } from './scan-mails.ts';

type ScanDependencies = MailParts & Pick<Parts, 'db' | 'storage' | 'files' | 'log' | 'clamd'>;

/** Has files scanned as they come, and every minute those that could not be. */
export async function workScans(deps: ScanDependencies): Promise<void> {
  await deps.jobs.work(scanQueue, () => scanWaiting(deps));
  await deps.jobs.repeat(scanQueue, everyMinute);
}

/** Scans what members sent, with requests and to be verified. */
export function scanWaiting(deps: ScanDependencies): Promise<void> {
  return walkScans(deps, [scannedFiles(deps), scannedDocuments(deps)]);
}

/** Of an infected file the thread says what was found, and who sent it and the desk are told. */
function scannedFiles({ jobs, publicUrl, deskEmail }: MailParts): Scanned {
  return {
    table: requestFiles,
    async tell(tx, file, finding) {
      const { requestId, reference, move, sender } = await findAround(tx, file);
      // The timeline is read by the owner's people, too, and what a fee's papers are called is not.
      const name = mayReadPapersOf(move, ['owner']) ? file.name : 'a file';
      const what = `Virus scan: ${name} was infected (${finding}) and has been removed`;
      await addEvent(tx, { requestId, what });
      await touchRequest(tx, requestId);
      const { id, sha256, uploadedBy } = file;
      const detail = { file: id, name: file.name, sha256, finding, uploadedBy };
      await audit(tx, null, 'remove-infected-file', `request:${reference}`, detail);
      const told = { reference, name: file.name, finding, url: `${publicUrl}/requests/${reference}` };
      await postMails(tx, jobs, [
        ...(sender === null ? [] : [infectedMail('sender', sender, told)]),
        infectedMail('desk', deskEmail, told),
      ]);
    },
  };
}

/** The request of a file, the move it came with, and where who sent it reads. */
async function findAround(db: Queryable, { id }: { id: number }) {
  const [found] = await db
    .select({
      requestId: requestFiles.requestId,
      reference: requests.reference,
      move: requestEvents.move,
      sender: sql<string | null>`case when ${people.disabledAt} is null then ${people.email} end`,
    })
    .from(requestFiles)
    .innerJoin(requests, eq(requests.id, requestFiles.requestId))
    .leftJoin(requestEvents, eq(requestEvents.id, requestFiles.eventId))
    .leftJoin(people, eq(people.id, requestFiles.uploadedBy))
    .where(eq(requestFiles.id, id));
  if (found === undefined) throw new Error(`file ${id} has gone while it was scanned`);
  return found;
}
