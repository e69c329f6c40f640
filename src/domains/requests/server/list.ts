import { and, asc, desc, eq, gt, ilike, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import {
  type Cursor,
  type CursorName,
  isPast,
  type OrderType,
  unknownPage,
} from '#platform/server/table-query/cursor.ts';
import type { RequestKind, RequestState } from '../contract/request-life.ts';
import type { RequestScope, RequestSort } from '../contract/requests.ts';
import {
  isGatheredToCompanyOf,
  isOfCompany,
  isOwn,
  isReadable,
  isWaitingFor,
  type RequestRow,
  readRequests,
} from './parties/participants.ts';
import { requests } from './tables.ts';

type RequestFilter = {
  scope: RequestScope;
  state?: RequestState[] | undefined;
  kind?: RequestKind | undefined;
  q?: string | undefined;
  clock?: 'due-soon' | 'overdue' | undefined;
  sort: RequestSort;
  dossierId?: number | undefined;
  plantId?: number | undefined;
  before?: string | undefined;
  after?: string | undefined;
  limit: number;
  now: Date;
  /** The end of what is due soon. */
  soon: Date;
};

const scopes: Record<RequestScope, (viewer: Viewer) => SQL | undefined> = {
  own: isOwn,
  company: isOfCompany,
  owner: isGatheredToCompanyOf,
  waiting: isWaitingFor,
  // A guard of the route admits the desk alone.
  all: () => undefined,
};

/** By what a list is sorted beside the id, which makes the order one; a request without a clock is due last. */
const sorts: Record<RequestSort, { key: SQL; type: OrderType; down: boolean }> = {
  newest: { key: sql`${requests.id}`, type: 'integer', down: true },
  oldest: { key: sql`${requests.id}`, type: 'integer', down: false },
  touched: { key: sql`${requests.touchedAt}`, type: 'moment', down: true },
  due: { key: sql`coalesce(${requests.dueAt}, 'infinity')`, type: 'moment', down: false },
};

/**
 * Where the request called `reference` stands in the order. It is looked for among what the viewer may read: one of
 * others is answered as one that there is not.
 */
async function findPlace(
  db: Queryable,
  viewer: Viewer,
  key: SQL,
  name: CursorName,
  reference: string,
): Promise<Cursor> {
  const [place] = await db
    .select({ order: sql<string>`${key}::text`, id: requests.id })
    .from(requests)
    .where(isReadable(viewer, reference));
  if (place === undefined) throw unknownPage(name);
  return place;
}

/** What was typed stands for itself: its wildcards are escaped. */
function holds(text: string | undefined): SQL | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const part = `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    ilike(requests.reference, part),
    ilike(requests.listingTitle, part),
    ilike(requests.listingCode, part),
  );
}

function hasClock({ clock, now, soon }: RequestFilter): SQL | undefined {
  if (clock === undefined) return undefined;
  return clock === 'overdue'
    ? lt(requests.dueAt, now)
    : and(gt(requests.dueAt, now), lte(requests.dueAt, soon));
}

/** A page of requests (§10.14): what follows `before`, or what precedes `after`. Throws AppError 'invalid'. */
export async function listRequests(
  db: Queryable,
  viewer: Viewer,
  filter: RequestFilter,
): Promise<RequestRow[]> {
  const { key, type, down } = sorts[filter.sort];
  const name = filter.after !== undefined && filter.before === undefined ? 'after' : 'before';
  const reference = filter[name];
  const backwards = name === 'after';
  const descending = down !== backwards;
  const place = reference === undefined ? null : await findPlace(db, viewer, key, name, reference);
  const direction = descending ? desc : asc;
  const where = and(
    scopes[filter.scope](viewer),
    filter.dossierId === undefined ? undefined : eq(requests.dossierId, filter.dossierId),
    filter.plantId === undefined ? undefined : eq(requests.plantId, filter.plantId),
    filter.state === undefined || filter.state.length === 0
      ? undefined
      : inArray(requests.state, filter.state),
    filter.kind === undefined ? undefined : eq(requests.kind, filter.kind),
    holds(filter.q),
    hasClock(filter),
    ...(place === null ? [] : isPast({ order: key, id: sql`${requests.id}`, type }, place, descending)),
  );
  const orderBy = [direction(key), direction(requests.id)];
  const rows = await readRequests(db, viewer, where, { orderBy, limit: filter.limit });
  return backwards ? rows.reverse() : rows;
}
