import { eq, gt, type SQL, sql } from 'drizzle-orm';
import type { FilesOfMembers } from '#domains/companies/server/verification/routes.ts';
import { companyDocuments } from '#domains/companies/server/verification/tables.ts';
import type { dailyCaps } from '#platform/contract/daily-caps.ts';
import { memberLimits } from '#platform/contract/files.ts';
import type { Attempts } from '#platform/server/attempts/attempts.ts';
import { faultOfDay } from '#platform/server/attempts/daily-caps.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Room } from '#platform/server/files/forms/uploads.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { requestFiles } from '../tables.ts';

/** Any number that no other advisory lock of the product uses; the member's own number stands beside it. */
const limitsLock = 73_052;
const daySeconds = 24 * 60 * 60;
/** The scanner has mostly looked at everything by then. */
const scanSeconds = 60;

type Limit = { files: number; bytes: number };

/**
 * Refuses files beyond what one member may send in a day, or have waiting for the virus scan (§16.2). Counted in the
 * caller's transaction, one of a member's after the other: several instances come to the same number. Throws AppError.
 */
export async function holdToLimits(
  tx: Queryable,
  viewer: Viewer,
  files: readonly { bytes: number }[],
  scansFiles: boolean,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${limitsLock}, ${viewer.personId})`);
  const bytes = files.reduce((total, file) => total + file.bytes, 0);
  await refuseBeyond(tx, viewer, { files: files.length, bytes }, scansFiles);
}

/** Says of files that are still to be sent what would be said of them then, unless others come first. Throws AppError. */
export async function refuseBeyond(
  db: Queryable,
  viewer: Viewer,
  more: Limit,
  scansFiles: boolean,
): Promise<void> {
  const fault = (await findRoom(db, viewer, scansFiles))(more);
  if (fault !== null) throw fault;
}

/** What a member may still send now. */
async function findRoom(db: Queryable, { personId }: Viewer, scansFiles: boolean): Promise<Room> {
  const { day, waiting } = memberLimits;
  const ofDay = sql`now() - make_interval(secs => ${daySeconds})`;
  const sent = await count(db, personId, ({ addedAt }) => gt(addedAt, ofDay));
  const held = scansFiles ? await count(db, personId, ({ scan }) => eq(scan, 'waiting')) : null;
  return (more) => {
    if (isBeyond(day, sent, more)) {
      return new AppError(
        'rate-limited',
        `You can send ${words(day)} in 24 hours, and have sent ${words(sent)}. Send the rest tomorrow, or write to the desk.`,
        { retryAfter: Math.max(1, daySeconds - sent.seconds) },
      );
    }
    if (held === null || !isBeyond(waiting, held, more)) return null;
    return new AppError(
      'rate-limited',
      `${words(held)} of yours wait for the virus check, and ${words(waiting)} may at once. Send these when it is done, in some minutes.`,
      { retryAfter: scanSeconds },
    );
  };
}

/** The same for files of other domains: what one has sent is one amount. */
export function filesOfMembers({ db, scansFiles }: { db: Queryable; scansFiles: boolean }): FilesOfMembers {
  return {
    findRoom: (viewer) => findRoom(db, viewer, scansFiles),
    hold: (tx, viewer, files) => holdToLimits(tx, viewer, files, scansFiles),
  };
}

/** What a member may still send now with one more of what their days have a cap of. */
export async function findRoomOfDay(
  { db, attempts, scansFiles }: { db: Queryable; attempts: Attempts; scansFiles: boolean },
  viewer: Viewer,
  kind: keyof typeof dailyCaps,
): Promise<Room> {
  const fault = await faultOfDay(attempts, viewer, kind);
  return fault === null ? findRoom(db, viewer, scansFiles) : () => fault;
}

/** Files of either kind that one has sent: with requests, and to have a company verified. */
async function count(
  db: Queryable,
  personId: number,
  which: (table: typeof requestFiles | typeof companyDocuments) => SQL,
): Promise<Limit & { seconds: number }> {
  const own = [requestFiles, companyDocuments].map(
    (table) =>
      sql`select ${table.bytes} as bytes, ${table.addedAt} as added_at from ${table}
        where ${table.uploadedBy} = ${personId} and ${which(table)}`,
  );
  const { rows } = await db.execute<{ files: string; bytes: string | null; seconds: string }>(sql`
    select count(*) as files, sum(bytes) as bytes,
      coalesce(floor(extract(epoch from now() - min(added_at))), 0) as seconds
    from (${sql.join(own, sql` union all `)}) as sent`);
  const [found] = rows;
  return {
    files: Number(found?.files ?? 0),
    bytes: Number(found?.bytes ?? 0),
    seconds: Number(found?.seconds ?? 0),
  };
}

function isBeyond(limit: Limit, there: Limit, more: Limit): boolean {
  return there.files + more.files > limit.files || there.bytes + more.bytes > limit.bytes;
}

function words({ files, bytes }: Limit): string {
  return `${files} files of ${Math.ceil(bytes / 1024 ** 2).toLocaleString('en-GB')} MB`;
}
