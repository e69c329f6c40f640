import { and, asc, desc, eq, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { people } from '#domains/accounts/server/tables.ts';
import { companies } from '#domains/companies/server/tables.ts';
import { endedStates, hasFallenThrough } from '#domains/requests/contract/request-life.ts';
import {
  companiesOf,
  hasReaders,
  isBuyer,
  isTurnOf,
  readRequests,
} from '#domains/requests/server/parties/participants.ts';
import { requests, termSheets } from '#domains/requests/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { lockRows } from '#platform/server/database/rows/lock-rows.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { briefRequests, briefs } from './tables.ts';

/** Whoever wrote a brief and belongs to its company no more has left it to their colleagues, as its requests (§10.3). */
const writerHasLeft = sql`(${briefs.companyId} is not null
  and not exists (select from company_people cp where cp.company_id = ${briefs.companyId} and cp.person_id = ${briefs.personId})
  and ${hasReaders(briefs.companyId)})`;

/** One's own briefs and those of one's colleagues. The desk reads the requests, and no brief. */
function isSeen(viewer: Viewer): SQL | undefined {
  return or(
    and(eq(briefs.personId, viewer.personId), sql`not ${writerHasLeft}`),
    sql`${briefs.companyId} = any(${companiesOf(viewer)})`,
  );
}

const columns = {
  id: briefs.id,
  personId: briefs.personId,
  title: briefs.title,
  firstYear: briefs.firstYear,
  currency: briefs.currency,
  lines: briefs.lines,
  revision: briefs.revision,
  createdAt: briefs.createdAt,
  awardedRequestId: briefs.awardedRequestId,
  writer: people.name,
  company: companies.name,
};

function selectBriefs(db: Queryable) {
  return db
    .select(columns)
    .from(briefs)
    .innerJoin(people, eq(people.id, briefs.personId))
    .leftJoin(companies, eq(companies.id, briefs.companyId))
    .$dynamic();
}
export type BriefRow = Awaited<ReturnType<typeof selectBriefs>>[number];

export async function findBrief(db: Queryable, viewer: Viewer, id: number): Promise<BriefRow | null> {
  const [row] = await selectBriefs(db).where(and(eq(briefs.id, id), isSeen(viewer)));
  return row ?? null;
}

/** A brief that the viewer sees, held until the transaction ends with all of its requests; null where there is none. */
export async function holdBrief(tx: Queryable, viewer: Viewer, id: number): Promise<BriefRow | null> {
  await lockRows(tx, briefs, and(eq(briefs.id, id), isSeen(viewer)));
  const row = await findBrief(tx, viewer, id);
  if (row !== null) await lockRows(tx, requests, isOf(tx, id));
  return row;
}

function isOf(db: Queryable, briefId: number): SQL {
  const ids = db
    .select({ id: briefRequests.requestId })
    .from(briefRequests)
    .where(eq(briefRequests.briefId, briefId));
  return inArray(requests.id, ids);
}

/** The requests of a brief, in the order in which their listings were chosen, each with the lines that it was asked for. */
export async function listRequestsOf(db: Queryable, viewer: Viewer, { id }: BriefRow) {
  const parts = await db
    .select()
    .from(briefRequests)
    .where(eq(briefRequests.briefId, id))
    .orderBy(asc(briefRequests.position));
  const rows = await readRequests(db, viewer, isOf(db, id));
  const found = new Map(rows.map((row) => [row.id, row]));
  return parts.flatMap(({ requestId, lines }) => {
    const row = found.get(requestId);
    return row?.isBuyer ? [{ row, lines }] : [];
  });
}
export type AskedRow = Awaited<ReturnType<typeof listRequestsOf>>[number];

/** Of these requests those that their buyer made by a brief; an owner and the desk are told of none (§25.6). */
export async function findBriefsOf(db: Queryable, viewer: Viewer, references: readonly string[]) {
  const rows = await db
    .select({ reference: requests.reference, id: briefs.id, title: briefs.title })
    .from(requests)
    .innerJoin(briefRequests, eq(briefRequests.requestId, requests.id))
    .innerJoin(briefs, eq(briefs.id, briefRequests.briefId))
    .where(and(inArray(requests.reference, [...references]), isBuyer(viewer), isSeen(viewer)));
  return rows.map(({ reference, id, title }) => ({ reference, brief: { id: String(id), title } }));
}

/** The latest version of each request's term sheet, by the request. */
export async function latestSheetsOf(db: Queryable, { id }: BriefRow) {
  const rows = await db
    .selectDistinctOn([termSheets.requestId])
    .from(termSheets)
    .innerJoin(requests, eq(requests.id, termSheets.requestId))
    .where(isOf(db, id))
    .orderBy(termSheets.requestId, desc(termSheets.version));
  return new Map(rows.map(({ term_sheets: sheet }) => [sheet.requestId, sheet]));
}

function counted(condition: SQL | undefined): SQL<number> {
  return sql<number>`count(*) filter (where ${condition})::int`;
}

const withoutDeal = endedStates.filter(hasFallenThrough);
const hasEnded = inArray(requests.state, withoutDeal);

/** A page of the briefs that the viewer sees, the latest first, each with how its requests stand. */
export async function listBriefs(
  db: Queryable,
  viewer: Viewer,
  { before, limit }: { before?: number | undefined; limit: number },
) {
  const rows = await selectBriefs(db)
    .where(and(isSeen(viewer), before === undefined ? undefined : lt(briefs.id, before)))
    .orderBy(desc(briefs.id))
    .limit(limit);
  const ids = rows.map(({ id }) => id);
  const counts = await db
    .select({
      id: briefRequests.briefId,
      requests: sql<number>`count(*)::int`,
      yourTurn: counted(
        and(isTurnOf('buyer', requests.state, requests.halfSignedBy), isNotNull(requests.dueAt)),
      ),
      offers: counted(and(isNotNull(requests.ownerShownAt), sql`not ${hasEnded}`)),
      ended: counted(hasEnded),
      awarded: sql<
        string | null
      >`max(${requests.reference}) filter (where ${requests.id} = ${briefs.awardedRequestId} and not ${hasEnded})`,
    })
    .from(briefRequests)
    .innerJoin(briefs, eq(briefs.id, briefRequests.briefId))
    .innerJoin(requests, eq(requests.id, briefRequests.requestId))
    .where(inArray(briefRequests.briefId, ids))
    .groupBy(briefRequests.briefId);
  const of = new Map(counts.map(({ id, ...count }) => [id, count]));
  const none = { requests: 0, yourTurn: 0, offers: 0, ended: 0, awarded: null };
  return rows.map((row) => ({ ...row, counts: of.get(row.id) ?? none }));
}
export type ListedBrief = Awaited<ReturnType<typeof listBriefs>>[number];
