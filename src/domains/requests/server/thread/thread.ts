import { asc, eq } from 'drizzle-orm';
import { people } from '#domains/accounts/server/tables.ts';
import { listStandIns } from '#domains/companies/server/absences/queries.ts';
import { type ListingOfClaim, listRedClaims } from '#domains/evidence/server/queries.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { contactOf, type RequestRow, readRequest, sidesOf } from '../parties/participants.ts';
import { findSigning } from '../signing/queries.ts';
import {
  counterTerms,
  feeEntries,
  requestEvents,
  requestFiles,
  requestMessages,
  termSheets,
} from '../tables.ts';
import { listWatchers } from '../watching/watchers.ts';

const writer = { id: people.id, name: people.name, organisation: people.organisation };

/**
 * One request with everything in its thread; null when there is none that the viewer may read. The row is read
 * first: what happens in between is then newer than its revision, and a move on it is refused.
 */
export async function findRequest(db: Queryable, viewer: Viewer, reference: string) {
  const row = await readRequest(db, viewer, reference);
  if (row === undefined) return null;
  const contact = contactOf(row);
  const [watchers, away, files, alarms, events, messages, sheets, counters, fees, signing] =
    await Promise.all([
      listWatchers(db, row),
      contact === null || row.companyId === null ? [] : listStandIns(db, row.companyId),
      findFiles(db, row.id),
      listRedClaims(db, listingOf(row)),
      db
        .select({ event: requestEvents, person: writer })
        .from(requestEvents)
        .leftJoin(people, eq(people.id, requestEvents.personId))
        .where(eq(requestEvents.requestId, row.id))
        .orderBy(asc(requestEvents.id)),
      db
        .select({ message: requestMessages, person: writer })
        .from(requestMessages)
        .innerJoin(people, eq(people.id, requestMessages.personId))
        .where(eq(requestMessages.requestId, row.id))
        .orderBy(asc(requestMessages.id)),
      db.select().from(termSheets).where(eq(termSheets.requestId, row.id)).orderBy(asc(termSheets.version)),
      db.select().from(counterTerms).where(eq(counterTerms.requestId, row.id)).orderBy(asc(counterTerms.id)),
      db.select().from(feeEntries).where(eq(feeEntries.requestId, row.id)).orderBy(asc(feeEntries.id)),
      findSigning(db, row.id),
    ]);
  return {
    viewer,
    sides: sidesOf(viewer, row),
    row,
    watchers,
    away: away.find(({ personId }) => personId === contact?.id) ?? null,
    files,
    alarms,
    events,
    messages,
    sheets,
    counters,
    fees,
    ...signing,
  };
}
export type WholeRequest = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

function listingOf({ dossier, plant }: RequestRow): ListingOfClaim {
  return dossier === null ? { kind: 'supplier', id: plant?.id ?? 0 } : { kind: 'dossier', id: dossier.id };
}

function findFiles(db: Queryable, requestId: number) {
  return db
    .select({
      id: requestFiles.id,
      box: requestFiles.box,
      name: requestFiles.name,
      bytes: requestFiles.bytes,
      sha256: requestFiles.sha256,
      scan: requestFiles.scan,
      finding: requestFiles.finding,
      addedAt: requestFiles.addedAt,
      messageId: requestFiles.messageId,
      eventId: requestFiles.eventId,
      eventMove: requestEvents.move,
      termSheetVersion: requestFiles.termSheetVersion,
    })
    .from(requestFiles)
    .leftJoin(requestEvents, eq(requestEvents.id, requestFiles.eventId))
    .where(eq(requestFiles.requestId, requestId))
    .orderBy(asc(requestFiles.id));
}
