import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { LaunchWindow } from '#domains/registers/contract/launch-windows.ts';
import { type DecidingRow, isHardMoved } from '#domains/registers/contract/window-moves.ts';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import { isOneOf } from '#platform/server/database/rows/is-one-of.ts';
import type { LaunchFacts } from './facts.ts';
import { launchFacts, launchWindows } from './tables.ts';
import { isSameInLine, type KeptWindow, newsOf, noNews } from './window-news.ts';

/** Any number that no other advisory lock of the product uses. */
export const windowsLock = 73_053;

type WorkedFor = { workedFor: string; editions: string };

/** One transaction at a time writes windows: what one has not read, none other takes away meanwhile. */
export function alone<T>(db: Database, act: (tx: Queryable) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await holdWindows(tx);
    return act(tx);
  });
}

/** The same for a transaction that is there already. */
export async function holdWindows(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${windowsLock})`);
}

/** Enters facts with their windows; those that have come meanwhile stay as they are. */
export async function addFacts(
  tx: Queryable,
  added: readonly { key: string; facts: LaunchFacts; windows: readonly LaunchWindow[] }[],
  worked: WorkedFor,
): Promise<void> {
  if (added.length === 0) return;
  const rows = JSON.stringify(added.map(({ key, facts }) => ({ key, facts })));
  const { rows: entered } = await tx.execute<{ id: number; key: string }>(sql`
    insert into launch_facts (key, facts, worked_for, editions)
      select key, facts, ${worked.workedFor}::date, ${worked.editions}
      from json_to_recordset(${rows}::json) as added(key text, facts jsonb)
    on conflict do nothing
    returning id, key`);
  const windowsOf = new Map(added.map(({ key, windows }) => [key, windows]));
  await writeWindows(
    tx,
    entered.flatMap(({ id, key }) =>
      (windowsOf.get(key) ?? []).map((window) => ({ factsId: id, ...window, ...noNews })),
    ),
  );
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
    .where(isOneOf(launchFacts.key, keys));
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
  const kept = await readKept(tx, [...windowsOf.keys()], worked);
  const written: WrittenWindow[] = [];
  const revised = new Set<number>();
  for (const { id, editions, windows } of kept) {
    for (const window of windowsOf.get(id) ?? []) {
      const known = windows.get(window.market);
      const isByEdition = known !== undefined && editions !== worked.editions;
      const { before, changedAt, toldAt } = isByEdition
        ? newsOf(known, window, worked.workedFor)
        : (known ?? noNews);
      written.push({ factsId: id, ...window, before, changedAt, toldAt });
      if (known === undefined || !isSameInLine(known, window)) revised.add(id);
    }
  }
  await keepDeciding(tx, written);
  await writeWindows(tx, written);
  const isRevised = isOneOf(launchFacts.id, revised);
  await tx
    .update(launchFacts)
    .set({
      ...worked,
      revisedIn: sql`case when ${isRevised} then pg_current_xact_id() else ${launchFacts.revisedIn} end`,
    })
    .where(
      isOneOf(
        launchFacts.id,
        kept.map(({ id }) => id),
      ),
    );
  if (revised.size > 0) await announce(tx);
}

type Kept = { id: number; editions: string; windows: Map<string, KeptWindow> };

/** Those of these facts that are old, with what is kept of them but for the reasons, which are ten times as much. */
async function readKept(tx: Queryable, ids: readonly number[], worked: WorkedFor): Promise<Kept[]> {
  const { market, state, earliest, hardUntil, softUntil, asOf, bySettlement, states } = launchWindows;
  const { before, changedAt, toldAt } = launchWindows;
  const rows = await tx
    .select({
      ...{ id: launchFacts.id, editions: launchFacts.editions, market },
      window: {
        state,
        earliest,
        hardUntil,
        softUntil,
        asOf,
        bySettlement,
        states,
        before,
        changedAt,
        toldAt,
      },
    })
    .from(launchFacts)
    .leftJoin(launchWindows, eq(launchWindows.factsId, launchFacts.id))
    .where(and(isOneOf(launchFacts.id, ids), isOld(worked)));
  const kept = new Map<number, Kept>();
  for (const { id, editions, market, window } of rows) {
    const one = kept.get(id) ?? { id, editions, windows: new Map() };
    kept.set(id, one);
    if (market !== null && window !== null) one.windows.set(market, window);
  }
  return [...kept.values()];
}

type WrittenWindow = typeof launchWindows.$inferInsert & LaunchWindow;

/** Notes beside what stood before the row that decided it, and what was matched, as long as its reasons are there: to tell what became of it. */
async function keepDeciding(tx: Queryable, windows: readonly WrittenWindow[]): Promise<void> {
  const moved = windows.flatMap((window) => {
    const { before } = window;
    // What is still untold has its row from when it moved first.
    if (!before || before.row !== undefined || window.toldAt !== null) return [];
    const hard = isHardMoved(before, window);
    const until = hard ? before.hardUntil : before.softUntil;
    return until === null ? [] : [{ before, factsId: window.factsId, market: window.market, hard, until }];
  });
  if (moved.length === 0) return;
  const asked = JSON.stringify(moved.map(({ before: _, ...one }, place) => ({ ...one, place })));
  const { rows } = await tx.execute<{ place: number; row: DecidingRow | null }>(sql`
    select place, jsonb_path_query_first(kept.reasons,
        '$[*] ? (@.counts == true && @.hard == $hard && @.until == $until)',
        jsonb_build_object('hard', asked.hard, 'until', asked.until)) - 'words' - 'counts' - 'address'
      || jsonb_strip_nulls(jsonb_build_object('matched', jsonb_path_query_first(kept.reasons, '$[*] ? (@.kind == "match")') -> 'words')) as row
    from json_to_recordset(${asked}::json) as asked("factsId" int, market text, hard boolean, until text, place int)
      join launch_windows kept on (kept.facts_id, kept.market) = (asked."factsId", asked.market)`);
  for (const { place, row } of rows) {
    const before = moved[place]?.before;
    if (before !== undefined && row !== null) before.row = row;
  }
}

/**
 * What is the same stays unwritten: the database compares the reasons, which need not be read for it. Most are those of
 * several windows, and are sent once.
 */
async function writeWindows(tx: Queryable, windows: readonly WrittenWindow[]): Promise<void> {
  if (windows.length === 0) return;
  const said = new Map<string, number>();
  const rows = windows.map(({ reasons, ...window }) => {
    const text = JSON.stringify(reasons);
    const place = said.get(text) ?? said.size + 1;
    said.set(text, place);
    return { ...window, bySettlement: window.bySettlement ?? false, place };
  });
  await tx.execute(sql`
    merge into launch_windows as kept
    using (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as one("factsId" int, market text, state text,
          earliest date, "hardUntil" date, "softUntil" date, "asOf" date, "bySettlement" boolean, states text[], before jsonb, "changedAt" timestamptz,
          "toldAt" timestamptz, place int)
        join jsonb_array_elements(${`[${[...said.keys()].join()}]`}::jsonb) with ordinality as said(reasons, place) using (place)
    ) as worked
    on kept.facts_id = worked."factsId" and kept.market = worked.market
    when matched and (kept.state, kept.earliest, kept.hard_until, kept.soft_until, kept.as_of, kept.by_settlement, kept.states, kept.reasons)
      is distinct from (worked.state, worked.earliest, worked."hardUntil", worked."softUntil", worked."asOf", worked."bySettlement", worked.states, worked.reasons)
      then update set (state, earliest, hard_until, soft_until, as_of, by_settlement, states, reasons, before, changed_at, told_at)
        = (worked.state, worked.earliest, worked."hardUntil", worked."softUntil", worked."asOf", worked."bySettlement", worked.states, worked.reasons,
          worked.before, worked."changedAt", worked."toldAt")
    when not matched then insert
      (facts_id, market, state, earliest, hard_until, soft_until, as_of, by_settlement, states, reasons, before, changed_at, told_at)
      values (worked."factsId", worked.market, worked.state, worked.earliest, worked."hardUntil", worked."softUntil",
        worked."asOf", worked."bySettlement", worked.states, worked.reasons, worked.before, worked."changedAt", worked."toldAt")`);
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
