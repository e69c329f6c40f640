import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { requestFiles } from '#domains/requests/server/tables.ts';
import { fileChecks } from '#platform/server/files/storage/tables.ts';
import { implement } from '#platform/server/http/calls.ts';
import type { Parts } from '#platform/server/parts.ts';

const shownDays = 30;

/** How the files of members fare, in one line of the overview. */
export function fileStateRoutes(
  app: FastifyInstance,
  { db, scansFiles }: Pick<Parts, 'db' | 'scansFiles'>,
): void {
  implement(app, 'GET /api/back-office/files', async () => {
    const { scan, addedAt, scannedAt, missingSince } = requestFiles;
    const waits = sql`${scan} = 'waiting'`;
    const isRecent = sql`${scannedAt} > now() - make_interval(days => ${shownDays})`;
    const [found] = await db
      .select({
        waiting: sql<number>`count(*) filter (where ${waits})`.mapWith(Number),
        waitingSince: sql<Date | null>`min(${addedAt}) filter (where ${waits})`.mapWith(addedAt),
        infected: sql<number>`count(*) filter (where ${scan} = 'infected' and ${isRecent})`.mapWith(Number),
        missing: sql<number>`count(${missingSince})`.mapWith(Number),
      })
      .from(requestFiles);
    const changed = await db.$count(fileChecks, eq(fileChecks.fault, 'changed'));
    const { waiting = 0, waitingSince = null, infected = 0, missing = 0 } = found ?? {};
    return {
      data: {
        scans: scansFiles,
        waiting: scansFiles ? waiting : 0,
        waitingSince: scansFiles ? (waitingSince?.toISOString() ?? null) : null,
        infected,
        missing,
        changed,
      },
    };
  });
}
