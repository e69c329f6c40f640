import { and, asc, desc, eq, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RequestKind } from '#contract/request-life.ts';
import type { RequestScope } from '#contract/requests.ts';
import { people } from '#server/features/accounts/tables.ts';
import { dossiers } from '#server/features/dossiers/tables.ts';
import { plants } from '#server/features/suppliers/tables.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import { requestEvents, requestFiles, requests } from './tables.ts';

const requester = alias(people, 'requester');

const summaryColumns = {
  id: requests.id,
  reference: requests.reference,
  kind: requests.kind,
  state: requests.state,
  createdAt: requests.createdAt,
  stateSince: requests.stateSince,
  dueAt: requests.dueAt,
  touchedAt: requests.touchedAt,
  revision: requests.revision,
  dossier: { id: dossiers.id, code: dossiers.code, title: dossiers.title, state: dossiers.state },
  plant: {
    id: plants.id,
    code: plants.code,
    country: plants.country,
    city: plants.city,
    state: plants.state,
  },
  requester: {
    name: requester.name,
    organisation: requester.organisation,
    email: requester.email,
    phone: requester.phone,
  },
  answers: requests.answers,
  consent: requests.consent,
  fileCount:
    sql<number>`(select count(*) from ${requestFiles} where ${requestFiles.requestId} = ${requests.id})`
      .mapWith(Number)
      .as('file_count'),
};

function selectRequests(db: Queryable) {
  return db
    .select(summaryColumns)
    .from(requests)
    .innerJoin(requester, eq(requester.id, requests.personId))
    .leftJoin(dossiers, eq(dossiers.id, requests.dossierId))
    .leftJoin(plants, eq(plants.id, requests.plantId));
}
export type RequestRow = Awaited<ReturnType<typeof selectRequests>>[number];

/** A listing that a request can be for. */
export type ListingKey = { kind: RequestKind; id: number };

const listingColumns = {
  dossier: requests.dossierId,
  investment: requests.dossierId,
  supplier: requests.plantId,
} as const;

function isFor({ kind, id }: ListingKey) {
  return and(eq(requests.kind, kind), eq(listingColumns[kind], id));
}

function own(viewer: Viewer) {
  return eq(requests.personId, viewer.personId);
}

/** The requests a viewer may read: their own, and for the desk everyone's. */
function readableBy(viewer: Viewer) {
  return viewer.role === 'admin' ? undefined : own(viewer);
}

/** A page of requests, newest first, after the one called `before`. */
export function listRequests(
  db: Queryable,
  viewer: Viewer,
  filter: {
    scope: RequestScope;
    listings: readonly ListingKey[];
    before?: string | undefined;
    limit: number;
  },
): Promise<RequestRow[]> {
  return selectRequests(db)
    .where(
      and(
        filter.scope === 'own' ? own(viewer) : readableBy(viewer),
        ...filter.listings.map(isFor),
        filter.before === undefined
          ? undefined
          : lt(requests.id, sql`(select r.id from requests r where r.reference = ${filter.before})`),
      ),
    )
    .orderBy(desc(requests.id))
    .limit(filter.limit);
}

/** One request with its files and its timeline; null when there is none that the viewer may read. */
export async function findRequest(db: Queryable, viewer: Viewer, reference: string) {
  const [request] = await selectRequests(db).where(
    and(eq(requests.reference, reference), readableBy(viewer)),
  );
  if (request === undefined) return null;
  const files = await db
    .select()
    .from(requestFiles)
    .where(eq(requestFiles.requestId, request.id))
    .orderBy(asc(requestFiles.id));
  const events = await db
    .select({ id: requestEvents.id, at: requestEvents.at, what: requestEvents.what, who: people.name })
    .from(requestEvents)
    .leftJoin(people, eq(people.id, requestEvents.personId))
    .where(eq(requestEvents.requestId, request.id))
    .orderBy(asc(requestEvents.id));
  return { request, files, events };
}
export type WholeRequest = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/** A file of a request that the viewer may read. */
export async function findRequestFile(db: Queryable, viewer: Viewer, reference: string, fileId: number) {
  const [file] = await db
    .select({
      name: requestFiles.name,
      bytes: requestFiles.bytes,
      mediaType: requestFiles.mediaType,
      storageKey: requestFiles.storageKey,
    })
    .from(requestFiles)
    .innerJoin(requests, eq(requests.id, requestFiles.requestId))
    .where(and(eq(requestFiles.id, fileId), eq(requests.reference, reference), readableBy(viewer)));
  return file ?? null;
}

/** A request made earlier under the same key; the unique index makes it the only one. */
export async function findByKey(db: Queryable, viewer: Viewer, idempotencyKey: string) {
  const [earlier] = await db
    .select({ reference: requests.reference, fingerprint: requests.fingerprint })
    .from(requests)
    .where(and(own(viewer), eq(requests.idempotencyKey, idempotencyKey)));
  return earlier ?? null;
}

/** The viewer's latest request for a listing that another form than this one made. */
export async function findEarlierFor(
  db: Queryable,
  viewer: Viewer,
  listing: ListingKey,
  idempotencyKey: string,
) {
  const [earlier] = await db
    .select({ reference: requests.reference, createdAt: requests.createdAt })
    .from(requests)
    .where(and(own(viewer), isFor(listing), ne(requests.idempotencyKey, idempotencyKey)))
    .orderBy(desc(requests.id))
    .limit(1);
  return earlier ?? null;
}

export async function nextRequestNumber(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ number: string }>(sql`select nextval('request_number') as number`);
  return Number(rows[0]?.number);
}

/**
 * Adds a request; null when one with the same key exists. A submit that runs beside its own repeat waits here
 * until the other has committed or failed.
 */
export async function addRequest(
  db: Queryable,
  listing: ListingKey,
  request: Omit<typeof requests.$inferInsert, 'kind' | 'dossierId' | 'plantId'>,
): Promise<{ id: number; createdAt: Date } | null> {
  const [added] = await db
    .insert(requests)
    .values({
      ...request,
      kind: listing.kind,
      dossierId: listing.kind === 'dossier' ? listing.id : null,
      plantId: listing.kind === 'supplier' ? listing.id : null,
    })
    .onConflictDoNothing({ target: [requests.personId, requests.idempotencyKey] })
    .returning({ id: requests.id, createdAt: requests.createdAt });
  return added ?? null;
}

export async function addFiles(db: Queryable, files: (typeof requestFiles.$inferInsert)[]): Promise<void> {
  if (files.length > 0) await db.insert(requestFiles).values(files);
}

export async function addEvent(db: Queryable, event: typeof requestEvents.$inferInsert): Promise<void> {
  await db.insert(requestEvents).values(event);
}

/** The person behind a viewer, for mails. */
export async function findRequester(db: Queryable, viewer: Viewer) {
  const [person] = await db
    .select({
      name: people.name,
      organisation: people.organisation,
      email: people.email,
      phone: people.phone,
    })
    .from(people)
    .where(eq(people.id, viewer.personId));
  if (person === undefined) throw new Error(`person ${viewer.personId} has a session and no row`);
  return person;
}
