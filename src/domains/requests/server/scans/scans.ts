import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { people } from '#domains/accounts/server/tables.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import { ScannerAway, scan, scanLimit } from '#platform/server/files/clamd.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import type { Parts } from '#platform/server/parts.ts';
import type { MailParts } from '../parties/recipients.ts';
import { addEvent, touchRequest } from '../queries.ts';
import { requestEvents, requestFiles, requests } from '../tables.ts';
import { mayReadPapersOf } from '../thread/fees.ts';
import { scanQueue } from '../thread/kept-files.ts';
import { infectedMail } from './scan-mails.ts';

type ScanDependencies = MailParts & Pick<Parts, 'db' | 'storage' | 'files' | 'log' | 'clamd'>;

type WaitingFile = typeof requestFiles.$inferSelect;

const everyMinute = '* * * * *';
/** A job looks at files for so long; what is left then is the next one's. */
const walkMilliseconds = 5 * 60_000;
/** Longer than any scan takes: a file that a killed process held is free again. */
const leaseSeconds = scanLimit / 1000 + 60;
const firstRetrySeconds = 15;
const longestRetrySeconds = 300;

/** Has files scanned as they come, and every minute those that could not be. */
export async function workScans(deps: ScanDependencies): Promise<void> {
  await deps.jobs.work(scanQueue, () => scanWaiting(deps));
  await deps.jobs.repeat(scanQueue, everyMinute);
}

/** Scans the files whose turn it is, one after the other (§16.4). A scanner that is away ends the walk. */
export async function scanWaiting({ clamd, ...deps }: ScanDependencies): Promise<void> {
  if (clamd === undefined) return;
  const end = performance.now() + walkMilliseconds;
  while (performance.now() < end) {
    const file = await claim(deps.db);
    if (file === null) return;
    try {
      const { finding } = await scan(clamd, await deps.files.read({ ...file, key: file.storageKey }));
      if (finding === null) await settle(deps.db, file, { scan: 'clean' });
      else await removeInfected(deps, file, finding);
    } catch (error) {
      deps.log.warn({ err: error, file: file.id, tries: file.scanTries }, 'a file could not be scanned');
      await postpone(deps.db, file);
      if (error instanceof ScannerAway) return;
    }
  }
}

/** Takes the file that has waited longest. Held by a time in its row and not by a lock: a scan may take minutes. */
async function claim(db: Database): Promise<WaitingFile | null> {
  const due = db
    .select({ id: requestFiles.id })
    .from(requestFiles)
    .where(
      and(
        eq(requestFiles.scan, 'waiting'),
        lte(requestFiles.scanAt, sql`now()`),
        isNull(requestFiles.missingSince),
      ),
    )
    .orderBy(asc(requestFiles.scanAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [file] = await db
    .update(requestFiles)
    .set({
      scanAt: sql`now() + make_interval(secs => ${leaseSeconds})`,
      scanTries: sql`${requestFiles.scanTries} + 1`,
    })
    .where(eq(requestFiles.id, sql`(${due})`))
    .returning();
  return file ?? null;
}

async function postpone(db: Database, { id, scanTries }: WaitingFile): Promise<void> {
  const seconds = Math.min(firstRetrySeconds * 2 ** (scanTries - 1), longestRetrySeconds);
  await db
    .update(requestFiles)
    .set({ scanAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(eq(requestFiles.id, id));
}

/** Of two verdicts the first stands: whoever comes second finds that nothing waits any more. */
async function settle(
  db: Queryable,
  { id }: WaitingFile,
  verdict: { scan: 'clean' } | { scan: 'infected'; finding: string },
): Promise<boolean> {
  const settled = await db
    .update(requestFiles)
    .set({ ...verdict, scannedAt: sql`now()` })
    .where(and(eq(requestFiles.id, id), eq(requestFiles.scan, 'waiting')))
    .returning({ id: requestFiles.id });
  return settled.length > 0;
}

/**
 * Says in the thread, to who sent it and to the desk what was found, then removes the bytes. Should the process die in
 * between, they stay where nobody can fetch them, and the sweep removes them.
 */
async function removeInfected(
  deps: Omit<ScanDependencies, 'clamd'>,
  file: WaitingFile,
  finding: string,
): Promise<void> {
  const { db, storage, jobs, publicUrl, deskEmail } = deps;
  const isFirst = await db.transaction(async (tx) => {
    if (!(await settle(tx, file, { scan: 'infected', finding }))) return false;
    const { reference, move, sender } = await findAround(tx, file);
    // The timeline is read by the owner's people, too, and what a fee's papers are called is not.
    const name = mayReadPapersOf(move, ['owner']) ? file.name : 'a file';
    const what = `Virus scan: ${name} was infected (${finding}) and has been removed`;
    await addEvent(tx, { requestId: file.requestId, what });
    await touchRequest(tx, file.requestId);
    const detail = { file: file.id, name: file.name, sha256: file.sha256, finding };
    await audit(tx, null, 'remove-infected-file', `request:${reference}`, {
      ...detail,
      uploadedBy: file.uploadedBy,
    });
    const told = { reference, name: file.name, finding, url: `${publicUrl}/requests/${reference}` };
    await postMails(tx, jobs, [
      ...(sender === null ? [] : [infectedMail('sender', sender, told)]),
      infectedMail('desk', deskEmail, told),
    ]);
    return true;
  });
  if (isFirst) await storage.remove(file.storageKey);
}

/** The request of a file, the move it came with, and where who sent it reads. */
async function findAround(db: Queryable, { id }: WaitingFile) {
  const [found] = await db
    .select({
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
