import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { companyPeople } from '#domains/companies/server/tables.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { plants } from '#domains/suppliers/server/tables.ts';
import { messages } from '#platform/contract/messages.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { RequestKind } from '../contract/request-life.ts';
import { isReadableFile, readableBy } from './parties/participants.ts';
import { requestEvents, requestFiles, requests } from './tables.ts';

/** A listing that a request can be for. */
export type ListingKey = { kind: RequestKind; id: number };

const ofDossier = { table: dossiers, column: 'dossierId', missing: messages.dossierMissing } as const;
const ofPlant = { table: plants, column: 'plantId', missing: messages.supplierMissing } as const;

/** What each kind of request is for: its table, the request's column that names it, and what is said when it is gone. */
export const requestedListings = { dossier: ofDossier, investment: ofDossier, supplier: ofPlant } as const;

function isFor({ kind, id }: ListingKey) {
  return and(eq(requests.kind, kind), eq(requests[requestedListings[kind].column], id));
}

function own(viewer: Viewer) {
  return eq(requests.personId, viewer.personId);
}

/** A file of a request that the viewer may read. */
export async function findRequestFile(db: Queryable, viewer: Viewer, reference: string, fileId: number) {
  const [file] = await db
    .select({
      name: requestFiles.name,
      bytes: requestFiles.bytes,
      mediaType: requestFiles.mediaType,
      storageKey: requestFiles.storageKey,
      sha256: requestFiles.sha256,
      scan: requestFiles.scan,
      finding: requestFiles.finding,
    })
    .from(requestFiles)
    .innerJoin(requests, eq(requests.id, requestFiles.requestId))
    .where(
      and(
        eq(requestFiles.id, fileId),
        eq(requests.reference, reference),
        readableBy(viewer),
        isReadableFile(viewer),
      ),
    );
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

/** How many requests of one form there are: their keys begin alike. */
export async function countByKeys(db: Queryable, viewer: Viewer, beginning: string): Promise<number> {
  return db.$count(requests, and(own(viewer), sql`starts_with(${requests.idempotencyKey}, ${beginning})`));
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

/** What a listing's state is, and stays until the transaction ends. */
export async function holdState(tx: Queryable, { kind, id }: ListingKey) {
  const { table } = requestedListings[kind];
  const [held] = await tx.select({ state: table.state }).from(table).where(eq(table.id, id)).for('share');
  return held?.state ?? null;
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
      [requestedListings[listing.kind].column]: listing.id,
    })
    .onConflictDoNothing({ target: [requests.personId, requests.idempotencyKey] })
    .returning({ id: requests.id, createdAt: requests.createdAt });
  return added ?? null;
}

/** Writes a line of the timeline, as of now and not of when the transaction began, which may have waited; answers its id. */
export async function addEvent(db: Queryable, event: typeof requestEvents.$inferInsert): Promise<number> {
  const [added] = await db.insert(requestEvents).values(event).returning({ id: requestEvents.id });
  if (added === undefined) throw new Error('an event was not written');
  return added.id;
}

/** Whether a listing is one of a company to which the viewer belongs. */
export async function isOfOwnCompany(
  db: Queryable,
  viewer: Viewer,
  { kind, id }: ListingKey,
): Promise<boolean> {
  const { table } = requestedListings[kind];
  const [own] = await db
    .select({ id: table.id })
    .from(table)
    .innerJoin(companyPeople, eq(companyPeople.companyId, table.companyId))
    .where(and(eq(table.id, id), eq(companyPeople.personId, viewer.personId)));
  return own !== undefined;
}

/** Says that something happened to a request: it is the latest, and a move on the older revision is refused. */
export async function touchRequest(db: Queryable, requestId: number): Promise<void> {
  await db
    .update(requests)
    .set({ touchedAt: sql`now()`, revision: sql`${requests.revision} + 1` })
    .where(eq(requests.id, requestId));
}
