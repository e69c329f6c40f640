import { and, asc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { registerEditions } from '#domains/registers/server/tables.ts';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import { isRed } from '../../contract/evidence-state.ts';
import { keepProvenUntil } from '../proofs.ts';
import { type CheckedClaim, type CheckRow, selectChecked } from '../queries.ts';
import { evidenceChecks, evidenceClaims, evidenceMoves } from '../tables.ts';
import type { Lookup } from './lookups.ts';
import { type FoundRow, isNews, type Judged, judgeRows } from './rules.ts';

/** Any number that no other advisory lock of the product uses. */
const evidenceLock = 73_061;
/** Claims of one transaction. */
const atOnce = 5_000;

type Edition = { id: number; day: string; takenAt: Date };

/**
 * Holds every claim that no edition that stands was asked about against the one of its register (§21.6), set by set; how many
 * of them turned red, or are red no more. What is asked already is not asked again.
 */
export async function checkClaims(db: Database, lookups: readonly Lookup[]): Promise<number> {
  let moved = 0;
  for (const lookup of lookups) {
    for (let after = 0; ; ) {
      const step = await db.transaction((tx) => checkSome(tx, lookup, after));
      if (step === null) break;
      after = step.after;
      moved += step.moved;
    }
  }
  return moved;
}

/** Until the transaction ends, no claim is held against a register but by it: the first thing that whoever changes one takes. */
export async function holdChecks(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${evidenceLock})`);
}

/** Some of those after an id; null where there are none. */
async function checkSome(
  tx: Queryable,
  lookup: Lookup,
  after: number,
): Promise<{ after: number; moved: number } | null> {
  await holdChecks(tx);
  const edition = await findEdition(tx, lookup);
  if (edition === null) return null;
  const due = await selectChecked(tx)
    .where(
      and(
        ...[eq(evidenceClaims.kind, lookup.kind), eq(evidenceClaims.authority, lookup.authority)],
        ...[isNotNull(evidenceClaims.numberKey), sql`${evidenceClaims.id} > ${after}`],
        or(isNull(evidenceChecks.claimId), ne(evidenceChecks.editionId, edition.id)),
      ),
    )
    .orderBy(asc(evidenceClaims.id))
    .limit(atOnce);
  const last = due.at(-1);
  if (last === undefined) return null;
  const rows = await readRows(tx, lookup, edition, due);
  const checked = due.map(({ claim, check }) => {
    const found = rows.get(claim.numberKey ?? '') ?? [];
    // What is not in an edition any more disproves nothing: the one before stands.
    if (found.length === 0 && check !== null && isRed(check.finding)) {
      return { claim, before: check, check: { ...check, editionId: edition.id } };
    }
    const judged = judgeRows(claim, found);
    return { claim, before: check, check: toCheck(claim.id, lookup, edition, judged, check) };
  });
  await writeChecks(
    tx,
    checked.map(({ check }) => check),
  );
  await keepProvenUntil(tx, checked);
  const moves = checked.flatMap(({ claim, before, check }) => {
    // A first look is no news, unless the claim was there before the edition.
    const isFirst = before === null && claim.statedAt >= edition.takenAt;
    if (isFirst || !isNews(before?.finding ?? null, check.finding)) return [];
    const stood = { before: before?.finding ?? null, now: check.finding };
    return [{ claimId: claim.id, register: lookup.register, edition: edition.day, ...stood }];
  });
  if (moves.length > 0) await tx.insert(evidenceMoves).values(moves);
  return { after: last.claim.id, moved: moves.length };
}

async function findEdition(tx: Queryable, { register }: Lookup): Promise<Edition | null> {
  const { id, day, takenAt, standing } = registerEditions;
  const [edition] = await tx
    .select({ id, day, takenAt })
    .from(registerEditions)
    .where(and(eq(registerEditions.register, register), eq(standing, 'current')));
  return edition ?? null;
}

/** All rows of the claims' numbers, by the numbers. */
async function readRows(
  tx: Queryable,
  lookup: Lookup,
  edition: Edition,
  due: readonly CheckedClaim[],
): Promise<ReadonlyMap<string, FoundRow[]>> {
  const keys = [...new Set(due.flatMap(({ claim }) => claim.numberKey ?? []))];
  const asked = sql`select value from json_array_elements_text(${JSON.stringify(keys)}::json)`;
  const { rows } = await tx.execute<{ key: string; rows: FoundRow[] }>(sql`
    select key, json_agg(json_build_object('status', status, 'finding', finding, 'substance', substance,
      'holder', holder, 'day', day, 'officialBefore', official_before, 'isInConflict', is_in_conflict) order by line) as rows
    from (${lookup.rows(edition.id, asked)}) as found group by key`);
  return new Map(rows.map(({ key, rows }) => [key, rows]));
}

function toCheck(
  claimId: number,
  { register }: Lookup,
  edition: Edition,
  judged: Judged,
  before: CheckRow | null,
): CheckRow {
  const isAsBefore =
    before !== null && before.finding === judged.finding && before.conflict === judged.conflict;
  const since = isAsBefore ? before.since : edition.day;
  return { claimId, register, editionId: edition.id, edition: edition.day, since, ...judged };
}

async function writeChecks(tx: Queryable, checks: readonly CheckRow[]): Promise<void> {
  await tx.execute(sql`
    insert into ${evidenceChecks}
      (claim_id, register, edition_id, edition, since, finding, conflict, is_same, row_day, official_before, rows)
    select "claimId", register, "editionId", edition, since, finding, conflict, "isSame", "rowDay", "officialBefore", rows
    from json_to_recordset(${JSON.stringify(checks)}::json) as checked("claimId" int, register text, "editionId" int,
      edition date, since date, finding text, conflict text, "isSame" boolean, "rowDay" date,
      "officialBefore" date, rows jsonb)
    on conflict (claim_id) do update set register = excluded.register, edition_id = excluded.edition_id,
      edition = excluded.edition, since = excluded.since, finding = excluded.finding, conflict = excluded.conflict,
      is_same = excluded.is_same, row_day = excluded.row_day, official_before = excluded.official_before,
      rows = excluded.rows`);
}
