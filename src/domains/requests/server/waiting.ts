import type { Queryable } from '#platform/server/database/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { RequestSummary } from '../contract/request-view.ts';
import { endOfDueSoon, readCalendar } from './clock/clock.ts';
import { listRequests } from './list.ts';
import { toRequestSummary } from './wire.ts';

/** What waits for the viewer, due first: for whoever shows it beside other things. */
export async function readWaiting(
  db: Queryable,
  viewer: Viewer,
  deskTimeZone: string,
  limit: number,
): Promise<RequestSummary[]> {
  const calendar = await readCalendar(db, deskTimeZone);
  const { now } = calendar;
  const soon = endOfDueSoon(now, calendar);
  const rows = await listRequests(db, viewer, { scope: 'waiting', sort: 'due', limit, now, soon });
  return rows.map((row) => toRequestSummary(viewer, row, calendar));
}
