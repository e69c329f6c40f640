import { and, eq, gt, notExists, type SQL, sql } from 'drizzle-orm';
import { people } from '#domains/accounts/server/tables.ts';
import { mostOnList } from '#domains/catalogue/contract/shortlist-limits.ts';
import { companyPeople } from '#domains/companies/server/tables.ts';
import type { MovedWindow } from '#domains/dossiers/contract/moved-windows.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { type Move, readMoves, takenDossiers } from '#domains/dossiers/server/windows/moved-windows.ts';
import { openedListings } from '#domains/listings/server/demand/tables.ts';
import { windowMarkets } from '#domains/registers/contract/window-markets.ts';
import { members } from '#platform/contract/roles.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { savedSearches } from '../saved-searches/tables.ts';
import { shortlistEntries, shortlistItems, shortlists } from '../shortlist/tables.ts';
import { launchMailStops } from './tables.ts';

/**
 * Who has which dossier aside, and since when: on the shortlist, on a list that one sees (§14.11), or found by a saved
 * search with alerts.
 */
const keptAside = sql`
  select person_id, dossier_id, added_at as since from ${shortlistEntries}
  union all
  select lists.person_id, items.dossier_id, items.added_at
  from ${shortlistItems} items join ${shortlists} lists on lists.id = items.list_id
  union all
  select colleagues.person_id, items.dossier_id, items.added_at
  from ${shortlistItems} items join ${shortlists} lists on lists.id = items.list_id
    join ${companyPeople} owners on owners.company_id = lists.company_id and owners.person_id = lists.person_id
    join ${companyPeople} colleagues on colleagues.company_id = lists.company_id
    join ${people} on people.id = colleagues.person_id and people.email_verified_at is not null
  union all
  select searches.person_id, found.id, searches.created_at
  from ${savedSearches} searches cross join unnest(searches.matched_ids) as found (id)
  where searches.kind = 'dossier' and searches.alert <> 'none'`;

export type Concerned = { id: number; email: string; dossiers: number[] };

/** Whom what the transaction has taken concerns, and who has not stopped these mails. */
export async function listConcerned(tx: Queryable): Promise<Concerned[]> {
  const { rows } = await tx.execute<Concerned>(sql`
    select people.id, people.email, array_agg(distinct kept.dossier_id) as dossiers
    from (${takenDossiers(tx)}) taken
      join (${keptAside}) kept on kept.dossier_id = taken.id and kept.since < taken.changed_at
      join ${people} on people.id = kept.person_id
    where people.role in ${members} and people.disabled_at is null
      and not exists (select from ${launchMailStops} where launch_mail_stops.person_id = people.id)
    group by people.id order by people.id`);
  return rows;
}

/** What editions changed of late of dossiers that the viewer has aside; the latest first. */
export function listMoves(db: Queryable, viewer: Viewer, limit: number): Promise<Move[]> {
  return readMoves(db, isKeptBy(viewer), limit);
}

/**
 * What editions changed of late of what stands on a list, null for the shortlist, since it was put there; but for what
 * the viewer has opened since, as far as that is kept (§12.11). By the dossiers.
 */
export async function readMovesOn(
  db: Queryable,
  viewer: Viewer,
  list: number | null,
): Promise<Map<string, MovedWindow[]>> {
  const isOn =
    list === null
      ? sql`select from ${shortlistEntries} where person_id = ${viewer.personId}`
      : sql`select from ${shortlistItems} where list_id = ${list}`;
  const { personId, kind, listingId, openedAt } = openedListings;
  const openedSince = db
    .select({ openedAt })
    .from(openedListings)
    .where(
      and(
        ...[eq(personId, viewer.personId), eq(kind, 'dossier'), eq(listingId, dossiers.id)],
        gt(openedAt, sql`changed_at`),
      ),
    );
  const isUnseen = and(
    sql`exists (${isOn} and dossier_id = ${dossiers.id} and added_at < changed_at)`,
    notExists(openedSince),
  ) as SQL;
  const moves = await readMoves(db, isUnseen, mostOnList * windowMarkets.length);
  return Map.groupBy(moves.map(toMoved), ({ id }) => id);
}

/** As it is told where news stand. */
export function toMoved({ id, code, title, market, changedAt, before, ...now }: Move) {
  if (before === null || changedAt === null) throw new Error('a window that did not move');
  const { row: _, ...stood } = before;
  return { id: String(id), code, title, market, at: changedAt.toISOString(), before: stood, now };
}

function isKeptBy({ personId }: Viewer): SQL {
  return sql`exists (
    select from (${keptAside}) kept
    where kept.person_id = ${personId} and kept.dossier_id = ${dossiers.id} and kept.since < changed_at)`;
}

export async function hasStopped(db: Queryable, personId: number): Promise<boolean> {
  return (await db.$count(launchMailStops, eq(launchMailStops.personId, personId))) > 0;
}

export async function stopLaunchMails(db: Queryable, personId: number): Promise<void> {
  await db.insert(launchMailStops).values({ personId }).onConflictDoNothing();
}

export async function resumeLaunchMails(db: Queryable, personId: number): Promise<void> {
  await db.delete(launchMailStops).where(eq(launchMailStops.personId, personId));
}
