import { type AnyColumn, and, asc, eq, isNotNull, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import {
  type Belonging,
  type CompanyAct,
  type CompanyRole,
  companyPolicy,
  whyNotAs,
} from '#domains/companies/contract/company-roles.ts';
import { refuseRole } from '#domains/companies/server/own-companies.ts';
import { companies } from '#domains/companies/server/tables.ts';
import { markColumns } from '#domains/companies/server/verification/mark.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { plants } from '#domains/suppliers/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { type Side, sides, waitingFor } from '../../contract/request-life.ts';
import { requestFiles, requests } from '../tables.ts';

const requester = alias(people, 'requester');
const handler = alias(people, 'handler');

/**
 * Memberships that open anything: of people who may sign in, by an address that somebody has proven. An address that
 * nobody has proven belongs to nobody, whatever company it was given to.
 */
const readers = sql`company_people cp join people p on p.id = cp.person_id
  and p.disabled_at is null and p.email_verified_at is not null`;

/** Somebody reads for a company. */
export function hasReaders(company: AnyColumn): SQL<boolean> {
  return sql<boolean>`exists (select from ${readers} where cp.company_id = ${company})`;
}

/** As an array, which is read once: a condition on it finds its rows by an index. */
export function companiesOf({ personId }: Viewer): SQL {
  return sql`array(select cp.company_id from ${readers} where cp.person_id = ${personId})`;
}

/** Requests of the people of the viewer's company, shared when they were made. */
export function isOfCompany(viewer: Viewer): SQL {
  return sql`${requests.companyId} = any(${companiesOf(viewer)})`;
}

/** Whoever made a request and belongs to its company no more has left it to their colleagues, where there are any. */
const requesterHasLeft = sql<boolean>`(${requests.companyId} is not null
  and not exists (select from company_people cp where cp.company_id = ${requests.companyId} and cp.person_id = ${requests.personId})
  and ${hasReaders(requests.companyId)})`;

function isMadeBy({ personId }: Viewer): SQL | undefined {
  return and(eq(requests.personId, personId), not(requesterHasLeft));
}

/** Requests that the viewer made, or has taken over, and that are theirs still: colleagues are who is one today. */
export function isOwn(viewer: Viewer): SQL | undefined {
  return or(isMadeBy(viewer), and(eq(requests.takenOverBy, viewer.personId), isOfCompany(viewer)));
}

/** Requests of the buyer’s side: one’s own, and those of one’s company. */
export function isBuyer(viewer: Viewer): SQL | undefined {
  return or(isMadeBy(viewer), isOfCompany(viewer));
}

/** Requests to a company of the viewer's, once the desk has passed them on. */
function isToCompanyOf(viewer: Viewer): SQL {
  return sql`(${requests.passedOnAt} is not null and ${requests.ownerCompanyId} = any(${companiesOf(viewer)}))`;
}

/** What the viewer is in a company of a request (§26.1); null where they are none of its people. */
function roleIn({ personId }: Viewer, company: AnyColumn): SQL<CompanyRole | null> {
  return sql`(select cp.role from ${readers} where cp.company_id = ${company} and cp.person_id = ${personId})`;
}

/** The same, gathered first: over a long table the database would rather walk it whole, the newest first. */
export function isGatheredToCompanyOf({ personId }: Viewer): SQL {
  return sql`${requests.id} = any(array(
    select r.id from ${readers} join requests r on r.owner_company_id = cp.company_id
      where cp.person_id = ${personId} and r.passed_on_at is not null))`;
}

/** As `waitsForOf` says it: of a term sheet that the buyer alone has signed, the owner's signature is missing. */
export function isTurnOf(side: Side, state: SQL | AnyColumn, halfSignedBy: SQL | AnyColumn): SQL {
  const isOwners = sql`(${state} = 'term-sheet-issued' and ${halfSignedBy} is not distinct from 'buyer')`;
  const isIn = sql`${state} = any(${sql.param(waitingFor(side))}::text[])`;
  if (side === 'owner') return sql`(${isIn} or ${isOwners})`;
  return side === 'buyer' ? sql`(${isIn} and not ${isOwners})` : isIn;
}

/** A side's turn, of one of its company's people: whose role moves it, where a signature is due also whose signs (§26.1). */
function isTurnOfRole(side: Side): SQL {
  const mayBy = (act: CompanyAct) => sql`cp.role = any(${sql.param([...companyPolicy[act].roles])}::text[])`;
  const isTurn = isTurnOf(side, sql`r.state`, sql`r.half_signed_by`);
  return sql`(${isTurn} and (${mayBy('deal')} or (r.state = 'term-sheet-issued' and ${mayBy('sign')})))`;
}

/**
 * Requests in which a side of the viewer's has to move, and they may by their role (§10.14). Those that may be are gathered
 * first, each by its own index: a condition on all three ways in would walk the whole table in the order of its clocks.
 */
export function isWaitingFor(viewer: Viewer): SQL | undefined {
  const { personId } = viewer;
  const theirs = sql`${requests.id} = any(array(
    select r.id from requests r where r.person_id = ${personId} and ${isTurnOf('buyer', sql`r.state`, sql`r.half_signed_by`)}
      and not exists (select from company_people own where own.company_id = r.company_id and own.person_id = ${personId})
    union all select r.id from ${readers} join requests r on r.company_id = cp.company_id
      where cp.person_id = ${personId} and ${isTurnOfRole('buyer')}
    union all select r.id from ${readers} join requests r on r.owner_company_id = cp.company_id
      where cp.person_id = ${personId} and r.passed_on_at is not null and ${isTurnOfRole('owner')}))`;
  const isTurn = or(
    and(isTurnOf('buyer', requests.state, requests.halfSignedBy), isBuyer(viewer)),
    and(
      isTurnOf('owner', requests.state, requests.halfSignedBy),
      isToCompanyOf(viewer),
      sql`not coalesce(${isBuyer(viewer)}, false)`,
    ),
  );
  const isOfDesk =
    viewer.role === 'admin' ? isTurnOf('desk', requests.state, requests.halfSignedBy) : undefined;
  return and(isNotNull(requests.dueAt), or(isOfDesk, and(theirs, isTurn)));
}

/** Everything that a viewer may read: the desk all, others what they take part in. */
export function readableBy(viewer: Viewer): SQL | undefined {
  return viewer.role === 'admin' ? undefined : or(isBuyer(viewer), isToCompanyOf(viewer));
}

/** The request of this reference, where the viewer may read it. */
export function isReadable(viewer: Viewer, reference: string): SQL | undefined {
  return and(eq(requests.reference, reference), readableBy(viewer));
}

function countFiles(of: SQL): SQL<number> {
  return sql`(select count(*) from request_files f${of} where f.request_id = ${requests.id})`.mapWith(Number);
}

const requestColumns = {
  id: requests.id,
  reference: requests.reference,
  kind: requests.kind,
  state: requests.state,
  createdAt: requests.createdAt,
  stateSince: requests.stateSince,
  dueAt: requests.dueAt,
  remindedAt: requests.remindedAt,
  touchedAt: requests.touchedAt,
  revision: requests.revision,
  passedOnAt: requests.passedOnAt,
  ownerShownAt: requests.ownerShownAt,
  halfSignedBy: requests.halfSignedBy,
  feeDue: requests.feeDue,
  feeCurrency: requests.feeCurrency,
  companyId: requests.companyId,
  answers: requests.answers,
  consent: requests.consent,
  listingCode: requests.listingCode,
  listingTitle: requests.listingTitle,
  dossier: {
    id: dossiers.id,
    state: dossiers.state,
    offerDays: dossiers.offerDays,
    dosageForm: dossiers.dosageForm,
    strengths: dossiers.strengths,
  },
  plant: { id: plants.id, state: plants.state },
  owner: { id: companies.id, name: companies.name, ...markColumns },
  /** Whether anybody reads for the owner's company: nothing is passed on to nobody. */
  ownerHasPeople: hasReaders(companies.id),
  requesterHasLeft,
  requester: {
    id: requester.id,
    name: requester.name,
    organisation: requester.organisation,
    email: requester.email,
    phone: requester.phone,
    disabledAt: requester.disabledAt,
    emailVerifiedAt: requester.emailVerifiedAt,
  },
  handler: {
    id: handler.id,
    name: handler.name,
    organisation: handler.organisation,
    email: handler.email,
    phone: handler.phone,
    disabledAt: handler.disabledAt,
  },
  handlerIsColleague: sql<boolean>`exists (select from ${readers}
    where cp.company_id = ${requests.companyId} and cp.person_id = ${requests.takenOverBy})`,
  fileCount: countFiles(sql``),
  feePaperCount: countFiles(sql` join request_events e on e.id = f.event_id and e.move = 'record-fee'`),
  /** What the company that asked is called: told to its own people, and to nobody else. */
  buyerCompanyName: sql<string | null>`(select c.name from companies c where c.id = ${requests.companyId})`,
};

/** Papers of a fee are the buyer's and the desk's, as `mayReadPapersOf` says of a thread. */
export function isReadableFile(viewer: Viewer): SQL | undefined {
  if (viewer.role === 'admin') return undefined;
  const { eventId } = requestFiles;
  return or(
    isBuyer(viewer),
    sql`not exists (select from request_events e where e.id = ${eventId} and e.move = 'record-fee')`,
  );
}

const noRole = sql<CompanyRole | null>`null::text`;

type Refinement = { orderBy?: SQL[]; limit?: number };

/**
 * Requests with their listing, and as whom the viewer takes part in each; null is the product itself. As whom is told from
 * what stands in the row, as `isBuyer` and `isToCompanyOf` ask it of the database: each of its questions that a statement
 * asks takes longer to plan than to answer.
 */
export async function readRequests(
  db: Queryable,
  viewer: Viewer | null,
  where: SQL | undefined,
  { orderBy = [asc(requests.id)], limit }: Refinement = {},
) {
  const query = db
    .select({
      ...requestColumns,
      /** What they are in the company of either side. */
      buyerRole: viewer === null ? noRole : roleIn(viewer, requests.companyId),
      ownerRole: viewer === null ? noRole : roleIn(viewer, requests.ownerCompanyId),
    })
    .from(requests)
    .innerJoin(requester, eq(requester.id, requests.personId))
    .leftJoin(handler, eq(handler.id, requests.takenOverBy))
    .leftJoin(dossiers, eq(dossiers.id, requests.dossierId))
    .leftJoin(plants, eq(plants.id, requests.plantId))
    .innerJoin(companies, eq(companies.id, requests.ownerCompanyId))
    .where(where)
    .orderBy(...orderBy)
    .$dynamic();
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map(({ fileCount, feePaperCount, handlerIsColleague, ...row }) => {
    /** Belongs today to the company that asked. */
    const isOfCompany = row.buyerRole !== null;
    const isBuyer = isOfCompany || (row.requester.id === viewer?.personId && !row.requesterHasLeft);
    const readsFeePapers = viewer === null || viewer.role === 'admin' || isBuyer;
    return {
      ...row,
      // Who has left the company looks after nothing of it any more.
      handler: handlerIsColleague ? row.handler : null,
      fileCount: readsFeePapers ? fileCount : fileCount - feePaperCount,
      isBuyer,
      isOfCompany,
      isOwner: row.passedOnAt !== null && row.ownerRole !== null,
    };
  });
}
export type RequestRow = Awaited<ReturnType<typeof readRequests>>[number];

/** A request that the viewer may read; undefined where there is none. */
export async function readRequest(
  db: Queryable,
  viewer: Viewer,
  reference: string,
): Promise<RequestRow | undefined> {
  const [row] = await readRequests(db, viewer, isReadable(viewer, reference));
  return row;
}

/** As whom a viewer takes part in a request that they may read (§10.3): who asked is no owner in it. */
export function sidesOf(viewer: Viewer, row: Pick<RequestRow, 'isBuyer' | 'isOwner'>): Side[] {
  const is: Record<Side, boolean> = {
    buyer: row.isBuyer,
    owner: row.isOwner && !row.isBuyer,
    desk: viewer.role === 'admin',
  };
  return sides.filter((side) => is[side]);
}

type Roles = Pick<RequestRow, 'buyerRole' | 'ownerRole' | 'buyerCompanyName' | 'owner'>;

/** For which company the viewer acts on a side; null where they act for themselves, and for the desk. */
function belongingAs(side: Side, row: Roles): Belonging | null {
  const { buyerRole, buyerCompanyName: name, ownerRole, owner } = row;
  if (side === 'buyer') return buyerRole && name !== null ? { name, role: buyerRole } : null;
  return side === 'owner' && ownerRole ? { name: owner.name, role: ownerRole } : null;
}

/** Whether the viewer's role lets them act for a side. Who acts for nobody but themselves, and the desk, has none. */
export function mayFor(side: Side, row: Roles, act: CompanyAct): boolean {
  return refusalFor(side, row, act) === null;
}

/** Why it does not, and who may; null where it does. */
export function refusalFor(side: Side, row: Roles, act: CompanyAct): string | null {
  return whyNotAs(belongingAs(side, row), act);
}

/** Throws AppError 'forbidden' where it does not. */
export function refuseFor(side: Side, row: Roles, act: CompanyAct): void {
  refuseRole(belongingAs(side, row), act);
}

/** Whether somebody of these sides may read the company's name (§10.3). */
export function mayKnowOwner(readers: readonly Side[], row: Pick<RequestRow, 'ownerShownAt'>): boolean {
  return row.ownerShownAt !== null || readers.includes('owner') || readers.includes('desk');
}

/** Who of the buyer's side looks after a request; null where its maker has left it to colleagues, and none took it over. */
export function contactOf(row: RequestRow) {
  return row.handler ?? (row.requesterHasLeft ? null : row.requester);
}
