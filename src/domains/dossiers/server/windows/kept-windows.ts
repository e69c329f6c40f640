import { isDeepStrictEqual } from 'node:util';
import { and, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { LaunchWindow } from '#domains/registers/contract/launch-windows.ts';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import type { LaunchFacts } from './facts.ts';
import { dossierWindows, launchFacts, launchWindows, type WindowBefore } from './tables.ts';

/** Any number that no other advisory lock of the product uses. */
export const windowsLock = 73_053;

type WorkedFor = { workedFor: string; editions: string };
type KeptWindow = typeof launchWindows.$inferSelect;
type News = Pick<KeptWindow, 'before' | 'changedAt' | 'toldAt'>;
const none: News = { before: null, changedAt: null, toldAt: null };

/** One transaction at a time writes windows: what one has not read, none other takes away meanwhile. */
export function alone<T>(db: Database, act: (tx: Queryable) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${windowsLock})`);
    return act(tx);
  });
}

/** Enters facts with their windows; those that have come meanwhile stay as they are. */
export async function addFacts(
  tx: Queryable,
  added: readonly { key: string; facts: LaunchFacts; windows: readonly LaunchWindow[] }[],
  worked: WorkedFor,
): Promise<void> {
  if (added.length === 0) return;
  const entered = await tx
    .insert(launchFacts)
    .values(added.map(({ key, facts }) => ({ key, facts, ...worked })))
    .onConflictDoNothing()
    .returning({ id: launchFacts.id, key: launchFacts.key });
  const windowsOf = new Map(added.map(({ key, windows }) => [key, windows]));
  const rows = entered.flatMap(({ id, key }) =>
    (windowsOf.get(key) ?? []).map((window) => ({ factsId: id, ...window })),
  );
  if (rows.length > 0) await tx.insert(launchWindows).values(rows);
}

/** Which of these dossiers have facts that are not kept, by the facts' keys. */
export async function withoutFacts(
  tx: Queryable,
  keyed: readonly { id: number; key: string }[],
): Promise<Set<number>> {
  const keys = [...new Set(keyed.map(({ key }) => key))];
  const rows = await tx
    .select({ key: launchFacts.key })
    .from(launchFacts)
    .where(inArray(launchFacts.key, keys));
  const kept = new Set(rows.map(({ key }) => key));
  return new Set(keyed.filter(({ key }) => !kept.has(key)).map(({ id }) => id));
}

/** Gives dossiers their facts, by the facts' keys; how many had others. One that is gone is left out. */
export async function pointTo(tx: Queryable, keyed: readonly { id: number; key: string }[]): Promise<number> {
  const pairs = JSON.stringify(keyed.map(({ id, key }) => ({ id, key })));
  const { rowCount } = await tx.execute(sql`
    insert into dossier_windows (dossier_id, facts_id)
      select dossiers.id, launch_facts.id
      from json_to_recordset(${pairs}::json) as pair(id int, key text)
        join launch_facts using (key) join dossiers on dossiers.id = pair.id
      order by dossiers.id
      for key share of dossiers
    on conflict (dossier_id) do update set facts_id = excluded.facts_id, since = now(), revised_in = pg_current_xact_id()
      where dossier_windows.facts_id <> excluded.facts_id`);
  return rowCount ?? 0;
}

/** Of another day or of other editions than these. */
export function isOld({ workedFor, editions }: WorkedFor): SQL | undefined {
  return or(ne(launchFacts.workedFor, workedFor), ne(launchFacts.editions, editions));
}

/**
 * Puts the windows of facts, by their ids, in the place of others. What is the same stays unwritten, and its dossiers
 * unrevised; so does what another process has brought up to the same meanwhile.
 */
export async function replaceWindows(
  tx: Queryable,
  windowsOf: ReadonlyMap<number, readonly LaunchWindow[]>,
  worked: WorkedFor,
): Promise<void> {
  const old = await tx
    .select({ id: launchFacts.id, editions: launchFacts.editions })
    .from(launchFacts)
    .where(and(inArray(launchFacts.id, [...windowsOf.keys()]), isOld(worked)));
  if (old.length === 0) return;
  const ids = old.map(({ id }) => id);
  const kept = await tx.select().from(launchWindows).where(inArray(launchWindows.factsId, ids));
  const keptOf = Map.groupBy(kept, ({ factsId }) => factsId);
  const written: (typeof launchWindows.$inferInsert)[] = [];
  const revised = new Set<number>();
  for (const { id, editions } of old) {
    for (const window of windowsOf.get(id) ?? []) {
      const known = keptOf.get(id)?.find(({ market }) => market === window.market);
      if (known !== undefined && isSame(known, window)) continue;
      const isByEdition = known !== undefined && editions !== worked.editions;
      const { before, changedAt, toldAt } = isByEdition
        ? newsOf(known, window, worked.workedFor)
        : (known ?? none);
      written.push({ factsId: id, ...window, before, changedAt, toldAt });
      if (known === undefined || !isSameInLine(known, window)) revised.add(id);
    }
  }
  if (written.length > 0) await writeWindows(tx, written);
  await tx.update(launchFacts).set(worked).where(inArray(launchFacts.id, ids));
  if (revised.size === 0) return;
  await tx
    .update(dossierWindows)
    .set({ revisedIn: sql`pg_current_xact_id()` })
    .where(inArray(dossierWindows.factsId, [...revised]));
  await announce(tx);
}

async function writeWindows(
  tx: Queryable,
  windows: readonly (typeof launchWindows.$inferInsert)[],
): Promise<void> {
  await tx
    .insert(launchWindows)
    .values([...windows])
    .onConflictDoUpdate({
      target: [launchWindows.factsId, launchWindows.market],
      set: {
        ...{ state: sql`excluded.state`, earliest: sql`excluded.earliest`, asOf: sql`excluded.as_of` },
        ...{ hardUntil: sql`excluded.hard_until`, softUntil: sql`excluded.soft_until` },
        ...{ reasons: sql`excluded.reasons`, before: sql`excluded.before` },
        ...{ changedAt: sql`excluded.changed_at`, toldAt: sql`excluded.told_at` },
      },
    });
}

function isSame(kept: KeptWindow, { reasons, ...window }: LaunchWindow): boolean {
  const {
    factsId: _facts,
    before: _before,
    changedAt: _changed,
    toldAt: _told,
    reasons: known,
    ...own
  } = kept;
  return isDeepStrictEqual(own, window) && isDeepStrictEqual(known, reasons);
}

/** What a card says of a window, and the finder goes by. */
function isSameInLine(kept: KeptWindow, window: LaunchWindow): boolean {
  return (
    kept.state === window.state &&
    kept.earliest === window.earliest &&
    kept.hardUntil === window.hardUntil &&
    kept.asOf === window.asOf
  );
}

/** What is to be told of a window that another edition stands for. */
function newsOf(kept: KeptWindow, window: LaunchWindow, today: string): News {
  const { before, changedAt, toldAt } = kept;
  const change = changeOf(kept, window, today);
  if (change === null) return { before, changedAt, toldAt };
  const isUntold = before !== null && changedAt !== null && toldAt === null;
  if (!isUntold) return { before: change, changedAt: new Date(), toldAt: null };
  // What nobody was told of yet is told from how it stood at first, and not at all where it came back to that.
  return changeOf(before, window, today) === null ? none : { before, changedAt: new Date(), toldAt };
}

/** How a window stood that another edition changed. What ended meanwhile is the days' doing, and no news. */
function changeOf(kept: WindowBefore, window: LaunchWindow, today: string): WindowBefore | null {
  if (kept.asOf === null) return null;
  const ahead = (day: string | null) => (day !== null && day >= today ? day : null);
  const [hardUntil, softUntil] = [ahead(kept.hardUntil), ahead(kept.softUntil)];
  const [wasKnown, isKnown] = [kept.state !== 'unknown', window.state !== 'unknown'];
  const isSameEnd = hardUntil === window.hardUntil && softUntil === window.softUntil;
  if (wasKnown === isKnown && (isSameEnd || !isKnown)) return null;
  const { state, earliest, asOf } = kept;
  return { state, earliest, hardUntil, softUntil, asOf };
}

/** Facts that are no dossier's any more. */
export async function dropUnused(tx: Queryable): Promise<void> {
  await tx.execute(sql`
    delete from launch_facts
    where not exists (select from dossier_windows where dossier_windows.facts_id = launch_facts.id)`);
}

/** Has the finders look for what changed, as writes of dossiers do. */
export async function announce(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_notify('listings', 'dossiers')`);
}
