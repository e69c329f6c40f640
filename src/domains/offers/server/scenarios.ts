import { and, count, desc, eq, exists, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { people } from '#domains/accounts/server/tables.ts';
import { findNotingCompany } from '#domains/companies/server/own-companies.ts';
import { companies } from '#domains/companies/server/tables.ts';
import { companiesOf } from '#domains/requests/server/parties/participants.ts';
import { requests } from '#domains/requests/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { lockRows } from '#platform/server/database/rows/lock-rows.ts';
import { AppError, invalid } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { Comparison } from '../contract/asked-offers.ts';
import { listedAtOnce } from '../contract/offer-limits.ts';
import type { Offered } from './model/read-offer.ts';
import { offerScenarioRequests, offerScenarios } from './tables.ts';

type Kept = Pick<typeof offerScenarios.$inferInsert, 'name' | 'asked' | 'rates'>;

/**
 * The buyer's side of a scenario: the people of the company that shares it, or its maker where none does (§24.6). Who has
 * left the company is of it no more, and the desk never was.
 */
export function isSeen(viewer: Viewer): SQL {
  const { companyId, personId } = offerScenarios;
  return or(
    sql`${companyId} = any(${companiesOf(viewer)})`,
    and(isNull(companyId), eq(personId, viewer.personId)),
  ) as SQL;
}

const references = sql<string[]>`array(
  select r.reference from offer_scenario_requests o join requests r on r.id = o.request_id
    where o.scenario_id = ${offerScenarios.id} order by r.id)`;

const columns = {
  id: offerScenarios.id,
  name: offerScenarios.name,
  personId: offerScenarios.personId,
  maker: people.name,
  companyId: offerScenarios.companyId,
  company: companies.name,
  references,
  revision: offerScenarios.revision,
  changedAt: offerScenarios.changedAt,
};

function select(db: Queryable) {
  return db
    .select(columns)
    .from(offerScenarios)
    .innerJoin(people, eq(people.id, offerScenarios.personId))
    .leftJoin(companies, eq(companies.id, offerScenarios.companyId))
    .$dynamic();
}
export type ScenarioRow = Awaited<ReturnType<typeof select>>[number];

/** One that the viewer may not see is answered as one that there is not. */
export function missingScenario(): AppError {
  return new AppError('not-found', 'There is no such scenario, or it is not yours to see.');
}

/** Some of those that the viewer sees, made last first; of one request, where it is named. */
export function listScenarios(
  db: Queryable,
  viewer: Viewer,
  { before, request }: { before: number | null; request: string | undefined },
): Promise<ScenarioRow[]> {
  const compares = exists(
    db
      .select({ one: sql`1` })
      .from(offerScenarioRequests)
      .innerJoin(requests, eq(requests.id, offerScenarioRequests.requestId))
      .where(
        and(eq(offerScenarioRequests.scenarioId, offerScenarios.id), eq(requests.reference, request ?? '')),
      ),
  );
  return select(db)
    .where(
      and(
        isSeen(viewer),
        request === undefined ? undefined : compares,
        before === null ? undefined : lt(offerScenarios.id, before),
      ),
    )
    .orderBy(desc(offerScenarios.id))
    .limit(listedAtOnce + 1);
}

export async function findScenario(db: Queryable, viewer: Viewer, id: number) {
  const [found] = await db
    .select({ ...columns, asked: offerScenarios.asked, rates: offerScenarios.rates })
    .from(offerScenarios)
    .innerJoin(people, eq(people.id, offerScenarios.personId))
    .leftJoin(companies, eq(companies.id, offerScenarios.companyId))
    .where(and(eq(offerScenarios.id, id), isSeen(viewer)));
  return found ?? null;
}
export type WholeScenario = NonNullable<Awaited<ReturnType<typeof findScenario>>>;

/** By which version of each request a scenario was kept. */
export async function findKeptVersions(db: Queryable, id: number): Promise<Map<string, number>> {
  const rows = await db
    .select({ reference: requests.reference, version: offerScenarioRequests.version })
    .from(offerScenarioRequests)
    .innerJoin(requests, eq(requests.id, offerScenarioRequests.requestId))
    .where(eq(offerScenarioRequests.scenarioId, id));
  return new Map(rows.map(({ reference, version }) => [reference, version]));
}

/** Holds a scenario that the viewer sees until the transaction ends; null where there is none. */
export async function holdScenario(tx: Queryable, viewer: Viewer, id: number): Promise<ScenarioRow | null> {
  const held = await lockRows(tx, offerScenarios, and(eq(offerScenarios.id, id), isSeen(viewer)));
  if (held.length === 0) return null;
  const [row] = await select(tx).where(and(eq(offerScenarios.id, id), isSeen(viewer)));
  return row ?? null;
}

/** Of one's own; what one has left to a company is its. */
export async function countScenarios(db: Queryable, viewer: Viewer): Promise<number> {
  const [row] = await db
    .select({ scenarios: count() })
    .from(offerScenarios)
    .where(and(eq(offerScenarios.personId, viewer.personId), isSeen(viewer)));
  return row?.scenarios ?? 0;
}

/**
 * With whose people a new scenario is shared: the company whose requests it compares, be one of several; nobody where they are
 * of more than one, or somebody's alone. Without requests as a note is.
 */
async function findSharing(
  tx: Queryable,
  viewer: Viewer,
  offered: readonly Offered[],
): Promise<number | null> {
  const asking = await listAsking(tx, offered);
  if (asking.size === 0) return findNotingCompany(tx, viewer);
  const [only = null, ...others] = new Set(asking.values());
  return others.length === 0 ? only : null;
}

/** The companies of the requests that are compared, by their references; null of what somebody asked for alone. */
async function listAsking(db: Queryable, offered: readonly Offered[]): Promise<Map<string, number | null>> {
  const references = offered.flatMap(({ reference }) => reference ?? []);
  const rows = await db
    .select({ reference: requests.reference, companyId: requests.companyId })
    .from(requests)
    .where(inArray(requests.reference, references));
  return new Map(rows.map(({ reference, companyId }) => [reference, companyId]));
}

/** Throws AppError 'invalid' where a scenario that a company shares would name a request that is not the company's. */
export async function refuseForeignRequests(
  tx: Queryable,
  { companyId, company }: Pick<ScenarioRow, 'companyId' | 'company'>,
  asked: Comparison,
  offered: readonly Offered[],
): Promise<void> {
  if (companyId === null) return;
  const asking = await listAsking(tx, offered);
  const issues = asked.offers.flatMap((offer, place) =>
    offer.kind === 'request' && asking.get(offer.reference) !== companyId
      ? [
          {
            path: `offers.${place}.reference`,
            message: `This scenario is shared with ${company}, and the request is not its own. Keep it under another name.`,
          },
        ]
      : [],
  );
  if (issues.length > 0) throw invalid(issues);
}

export async function addScenario(
  tx: Queryable,
  viewer: Viewer,
  kept: Kept,
  offered: readonly Offered[],
): Promise<number> {
  const companyId = await findSharing(tx, viewer, offered);
  const [added] = await tx
    .insert(offerScenarios)
    .values({ ...kept, personId: viewer.personId, companyId })
    .returning({ id: offerScenarios.id });
  if (added === undefined) throw new Error('an insert returned no row');
  await noteRequests(tx, added.id, offered);
  return added.id;
}

/** Of a scenario that is held. */
export async function changeScenario(
  tx: Queryable,
  id: number,
  kept: Kept,
  offered: readonly Offered[],
): Promise<void> {
  await tx
    .update(offerScenarios)
    .set({ ...kept, revision: sql`${offerScenarios.revision} + 1`, changedAt: sql`now()` })
    .where(eq(offerScenarios.id, id));
  await tx.delete(offerScenarioRequests).where(eq(offerScenarioRequests.scenarioId, id));
  await noteRequests(tx, id, offered);
}

async function noteRequests(tx: Queryable, scenarioId: number, offered: readonly Offered[]): Promise<void> {
  const versions = new Map(offered.map(({ reference, version }) => [reference ?? '', version ?? 0]));
  const rows = await tx
    .select({ id: requests.id, reference: requests.reference })
    .from(requests)
    .where(inArray(requests.reference, [...versions.keys()]));
  if (rows.length === 0) return;
  await tx.insert(offerScenarioRequests).values(
    rows.map(({ id, reference }) => ({
      ...{ scenarioId, requestId: id },
      version: versions.get(reference) ?? 0,
    })),
  );
}

/** One that is not there, or not to be seen, stays as it is. */
export async function removeScenario(db: Queryable, viewer: Viewer, id: number): Promise<void> {
  await db.delete(offerScenarios).where(and(eq(offerScenarios.id, id), isSeen(viewer)));
}
