import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { companyDocuments } from '#domains/companies/server/verification/tables.ts';
import { requestFiles } from '#domains/requests/server/tables.ts';
import type { Database } from '#platform/server/database/database.ts';
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
    const [ofRequests, ofCompanies] = [
      await countFiles(db, requestFiles),
      await countFiles(db, companyDocuments),
    ];
    const [waitingSince = null] = [ofRequests, ofCompanies]
      .flatMap((found) => found.waitingSince ?? [])
      .sort((one, other) => one.getTime() - other.getTime());
    const sum = (name: 'waiting' | 'infected' | 'missing') => ofRequests[name] + ofCompanies[name];
    const changed = await db.$count(fileChecks, eq(fileChecks.fault, 'changed'));
    return {
      data: {
        scans: scansFiles,
        waiting: scansFiles ? sum('waiting') : 0,
        waitingSince: scansFiles ? (waitingSince?.toISOString() ?? null) : null,
        infected: sum('infected'),
        missing: sum('missing'),
        changed,
      },
    };
  });
}

async function countFiles(db: Database, table: typeof requestFiles | typeof companyDocuments) {
  const { scan, addedAt, scannedAt, missingSince } = table;
  const waits = sql`${scan} = 'waiting'`;
  const isRecent = sql`${scannedAt} > now() - make_interval(days => ${shownDays})`;
  const [found] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${waits})`.mapWith(Number),
      waitingSince: sql<Date | null>`min(${addedAt}) filter (where ${waits})`.mapWith(addedAt),
      infected: sql<number>`count(*) filter (where ${scan} = 'infected' and ${isRecent})`.mapWith(Number),
      missing: sql<number>`count(${missingSince})`.mapWith(Number),
    })
    .from(table);
  if (found === undefined) throw new Error('a count returned no row');
  return found;
}
