import { and, eq, gt, type SQL, sql, sum } from 'drizzle-orm';
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
  const own = eq(requestFiles.uploadedBy, personId);
  const { day, waiting } = memberLimits;
  const isOfDay = gt(requestFiles.addedAt, sql`now() - make_interval(secs => ${daySeconds})`);
  const sent = await count(db, and(own, isOfDay));
  const held = scansFiles ? await count(db, and(own, eq(requestFiles.scan, 'waiting'))) : null;
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

/** What a member may still send now with one more of what their days have a cap of. */
export async function findRoomOfDay(
  { db, attempts, scansFiles }: { db: Queryable; attempts: Attempts; scansFiles: boolean },
  viewer: Viewer,
  kind: keyof typeof dailyCaps,
): Promise<Room> {
  const fault = await faultOfDay(attempts, viewer, kind);
  return fault === null ? findRoom(db, viewer, scansFiles) : () => fault;
}

async function count(db: Queryable, condition: SQL | undefined): Promise<Limit & { seconds: number }> {
  const [found] = await db
    .select({
      files: sql<number>`count(*)`.mapWith(Number),
      bytes: sum(requestFiles.bytes).mapWith(Number),
      seconds:
        sql<number>`coalesce(floor(extract(epoch from now() - min(${requestFiles.addedAt}))), 0)`.mapWith(
          Number,
        ),
    })
    .from(requestFiles)
    .where(condition);
  return { files: found?.files ?? 0, bytes: found?.bytes ?? 0, seconds: found?.seconds ?? 0 };
}

function isBeyond(limit: Limit, there: Limit, more: Limit): boolean {
  return there.files + more.files > limit.files || there.bytes + more.bytes > limit.bytes;
}

function words({ files, bytes }: Limit): string {
  return `${files} files of ${Math.ceil(bytes / 1024 ** 2).toLocaleString('en-GB')} MB`;
}
