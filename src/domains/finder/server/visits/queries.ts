import { eq, sql } from 'drizzle-orm';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { BoundedCache } from '#platform/server/limits/bounded-cache.ts';
import { finderVisits } from './tables.ts';

/** A search after this long without one begins a visit. */
const quietMinutes = 30;

/** A search is only noted this long after the last note, for searching is far more frequent than visiting. */
const noteEvery = 5 * 60_000;
const mostKept = 10_000;

/** Notes that a viewer searches, and tells when they did on the visit before (§13.16); null on the first one. */
type NoteVisit = (viewer: Viewer) => Promise<Date | null>;

export function openVisits(db: Database, kind: ListingKind): NoteVisit {
  const noted = new BoundedCache<{ at: number; previous: Date | null }>(mostKept);
  return async ({ personId }) => {
    const key = String(personId);
    const known = noted.get(key);
    const at = Date.now();
    if (known !== undefined && at - known.at < noteEvery) return known.previous;
    const previous = await note(db, personId, kind);
    noted.set(key, { at, previous });
    return previous;
  };
}

async function note(db: Database, personId: number, kind: ListingKind): Promise<Date | null> {
  const [row] = await db
    .insert(finderVisits)
    .values({ personId, kind, latestAt: sql`now()` })
    .onConflictDoUpdate({
      target: [finderVisits.personId, finderVisits.kind],
      set: {
        previousAt: sql`case when ${finderVisits.latestAt} < now() - make_interval(mins => ${quietMinutes})
          then ${finderVisits.latestAt} else ${finderVisits.previousAt} end`,
        latestAt: sql`now()`,
      },
    })
    .returning({ previousAt: finderVisits.previousAt });
  return row?.previousAt ?? null;
}

/** Since when a listing is new to a viewer whose next search is in this finder; no row for whoever never searched. */
export function listNewSince(db: Queryable, { personId }: Viewer) {
  const isQuiet = sql`${finderVisits.latestAt} < now() - make_interval(mins => ${quietMinutes})`;
  return db
    .select({
      kind: finderVisits.kind,
      since:
        sql<Date | null>`case when ${isQuiet} then ${finderVisits.latestAt} else ${finderVisits.previousAt} end`.mapWith(
          finderVisits.latestAt,
        ),
    })
    .from(finderVisits)
    .where(eq(finderVisits.personId, personId));
}
