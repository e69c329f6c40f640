import { desc, eq, sql } from 'drizzle-orm';
import { people } from '#domains/accounts/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { lockRows } from '#platform/server/database/rows/lock-rows.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { Side } from '../../contract/request-life.ts';
import { isReadable, type RequestRow, readRequest, sidesOf } from '../parties/participants.ts';
import { toDeskMoment } from '../rules.ts';
import { requestEvents, requestMessages, requests } from '../tables.ts';
import { toAuthor } from '../wire.ts';

export const unknownRequest = 'There is no such request, or it is not yours to see.';

/** A request that the viewer takes part in, held until the transaction ends: whoever acts next sees what was done. */
export async function lockRequest(db: Queryable, viewer: Viewer, reference: string) {
  await lockRows(db, requests, isReadable(viewer, reference));
  const row = await readRequest(db, viewer, reference);
  if (row === undefined) throw new AppError('not-found', unknownRequest);
  return { row, sides: sidesOf(viewer, row) };
}

const actor = { id: people.id, name: people.name, organisation: people.organisation };

/** What happened last, in a sentence, with who did it as the viewer may know them. */
export async function lastHappening(
  db: Queryable,
  viewer: Viewer,
  row: RequestRow,
  sides: readonly Side[],
  timeZone: string,
): Promise<string> {
  const [latest, before] = await db
    .select({ at: requestEvents.at, what: requestEvents.what, side: requestEvents.side, person: actor })
    .from(requestEvents)
    .leftJoin(people, eq(people.id, requestEvents.personId))
    .where(eq(requestEvents.requestId, row.id))
    .orderBy(desc(requestEvents.id))
    .limit(2);
  // What a move made void is told behind it, at the same moment: what somebody did is why.
  const isWithIt = latest?.person === null && before?.at.getTime() === latest.at.getTime();
  const event = isWithIt ? before : latest;
  const [message] = await db
    .select({
      at: requestMessages.at,
      what: sql<string>`'A message'`,
      side: requestMessages.side,
      person: actor,
    })
    .from(requestMessages)
    .innerJoin(people, eq(people.id, requestMessages.personId))
    .where(eq(requestMessages.requestId, row.id))
    .orderBy(desc(requestMessages.id))
    .limit(1);
  const last = message !== undefined && (event === undefined || message.at > event.at) ? message : event;
  if (last === undefined) return '';
  const { at, what, side, person } = last;
  const by =
    person === null || side === null
      ? 'Dosebridge'
      : person.id === viewer.personId
        ? 'you'
        : toAuthor(sides, row, person, side, false).name;
  return `${what} by ${by}, ${toDeskMoment(at, timeZone)}`;
}
