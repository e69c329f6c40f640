import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { lockRows } from '#platform/server/database/rows/lock-rows.ts';
import { endedStates } from '../../contract/request-life.ts';
import { addEvent, requestedListings, touchRequest } from '../queries.ts';
import { requests } from '../tables.ts';
import { retirementMail } from '../thread/thread-mails.ts';
import { readRequests } from './participants.ts';
import { type MailParts, tellParticipants } from './recipients.ts';

/**
 * Tells the open requests for a listing that it was retired (§12.7): in their timeline, and by mail to buyer and desk.
 * Called in the transaction that retires it. The requests themselves go on.
 */
export async function tellRequestsOfRetirement(
  tx: Queryable,
  parts: MailParts,
  listing: { kind: ListingKind; id: number },
): Promise<void> {
  const { column } = requestedListings[listing.kind];
  const open = and(eq(requests[column], listing.id), notInArray(requests.state, [...endedStates]));
  const held = await lockRows(tx, requests, open);
  const rows = await readRequests(tx, null, inArray(requests.id, held));
  for (const row of rows) {
    await addEvent(tx, { requestId: row.id, what: 'The listing was retired' });
    await touchRequest(tx, row.id);
    await tellParticipants(tx, parts, row, null, (reader) =>
      reader === 'owner' ? null : retirementMail(row),
    );
  }
}
