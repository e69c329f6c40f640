import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { people } from '#domains/accounts/server/tables.ts';
import { isOldEdition, registerEditions } from '#domains/registers/server/tables.ts';
import { retention } from '#platform/contract/retention.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { FileOwner } from '#platform/server/files/storage/owner.ts';
import { registerUploads } from './tables.ts';

export type UploadRow = typeof registerUploads.$inferSelect;

const isWanted = and(
  inArray(registerUploads.state, ['reading', 'older']),
  sql`${registerUploads.sentAt} > now() - make_interval(days => ${retention.registerFileDays})`,
);

function selectUploads(db: Queryable, where: SQL | undefined, limit: number) {
  return db
    .select({ upload: registerUploads, by: people.name })
    .from(registerUploads)
    .innerJoin(people, eq(people.id, registerUploads.personId))
    .where(where)
    .orderBy(desc(registerUploads.id))
    .limit(limit);
}

/** The last files that were sent, with who sent them. */
export function listUploads(db: Queryable, limit: number) {
  return selectUploads(db, undefined, limit);
}

export async function findUpload(db: Queryable, id: number) {
  const [found] = await selectUploads(db, eq(registerUploads.id, id), 1);
  return found ?? null;
}

export async function addUpload(
  db: Queryable,
  row: Pick<UploadRow, 'personId' | 'fileName' | 'sha256' | 'storageKey' | 'day'>,
): Promise<number> {
  const [added] = await db.insert(registerUploads).values(row).returning({ id: registerUploads.id });
  if (added === undefined) throw new Error('an insert returned no row');
  return added.id;
}

export async function noteUpload(
  db: Queryable,
  id: number,
  changes: Partial<Pick<UploadRow, 'state' | 'rowsRead' | 'outcomes' | 'failure'>>,
): Promise<void> {
  const ends = changes.state !== undefined;
  await db
    .update(registerUploads)
    .set({ ...changes, ...(ends && { finishedAt: sql`now()` }) })
    .where(eq(registerUploads.id, id));
}

/** Has one that is older than what stands read once more, to be taken; false where it is not one any more. */
export async function wantOlder(db: Queryable, id: number): Promise<boolean> {
  const wanted = await db
    .update(registerUploads)
    .set({ state: 'reading', evenOlder: true, rowsRead: 0, outcomes: [], finishedAt: null })
    .where(and(eq(registerUploads.id, id), eq(registerUploads.state, 'older'), isWanted))
    .returning({ id: registerUploads.id });
  return wanted.length > 0;
}

/** The editions that stand, with who of the desk brought them. */
export function listEditions(db: Queryable) {
  const who = sql<string | null>`(select ${people.name} from ${auditTrail}
    join ${people} on ${people.id} = ${auditTrail.actorId}
    where ${auditTrail.action} = 'take-register' and ${auditTrail.subject} = 'register:' || ${registerEditions.register}
    order by ${auditTrail.id} desc limit 1)`;
  return db
    .select({
      register: registerEditions.register,
      day: registerEditions.day,
      file: registerEditions.fileName,
      broughtBy: registerEditions.broughtBy,
      by: sql<string | null>`case when ${registerEditions.broughtBy} = 'desk' then ${who} end`,
      takenAt: registerEditions.takenAt,
      read: registerEditions.rowsRead,
      taken: registerEditions.rowsTaken,
      refused: registerEditions.rowsRefused,
      repeated: registerEditions.rowsRepeated,
      leftOut: registerEditions.rowsLeftOut,
      inConflict: registerEditions.rowsInConflict,
      isOld: isOldEdition,
    })
    .from(registerEditions)
    .where(eq(registerEditions.standing, 'current'));
}

/** Files that are still to be read. */
export const registerFileOwner: FileOwner = {
  folder: 'registers',
  column: registerUploads.storageKey,
  list(db) {
    return db
      .select({
        key: registerUploads.storageKey,
        sha256: registerUploads.sha256,
        // Its publisher has it, too.
        optional: sql<boolean>`true`,
      })
      .from(registerUploads)
      .where(isWanted);
  },
  async nameOf(db, key) {
    const [upload] = await db.select().from(registerUploads).where(eq(registerUploads.storageKey, key));
    return upload === undefined ? null : `Register file ${upload.id}: ${upload.fileName}`;
  },
};
