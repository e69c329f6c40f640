import { asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Lint } from '#domains/dossiers/server/lint/lint.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import { lockRows } from '#platform/server/database/rows/lock-rows.ts';
import { type ListingRecord, listRecords } from '../records.ts';
import { keepFindings } from './queries.ts';
import { type KeptFinding, withReasons } from './rules.ts';
import { listingFindings } from './tables.ts';

/** Listings that are read at once: each may hold as much as a form takes. */
const atOnce = 200;

/**
 * Judges every dossier that is not retired anew (§12.16): a day or an edition of a register may have changed what is true
 * of it. Those of a molecule follow each other, so that its rows are read once.
 */
export async function judgeAll(db: Database, lint: Lint): Promise<void> {
  let after: Place = { moleculeId: 0, id: 0 };
  for (;;) {
    const places = await listPlaces(db, after);
    const last = places.at(-1);
    if (last === undefined) return;
    const ids = places.map(({ id }) => id);
    const records = await listRecords(db, 'dossier', ids);
    await judgeSome(db, lint, records);
    after = last;
  }
}

type Place = { moleculeId: number; id: number };

function listPlaces(db: Queryable, { moleculeId, id }: Place): Promise<Place[]> {
  return db
    .select({ moleculeId: dossiers.moleculeId, id: dossiers.id })
    .from(dossiers)
    .where(
      sql`(${dossiers.moleculeId}, ${dossiers.id}) > (${moleculeId}, ${id}) and ${ne(dossiers.state, 'retired')}`,
    )
    .orderBy(asc(dossiers.moleculeId), asc(dossiers.id))
    .limit(atOnce);
}

async function judgeSome(db: Database, lint: Lint, records: readonly ListingRecord[]): Promise<void> {
  const found = await lint(records.map(({ id, values }) => ({ id, values })));
  const kept = await readKept(
    db,
    records.map(({ id }) => id),
  );
  const changed = new Map<number, { revision: string; findings: KeptFinding[] }>();
  for (const [at, { id, revision }] of records.entries()) {
    const before = kept.get(id) ?? [];
    const findings = withReasons(found[at] ?? [], before, nobody);
    if (!isSame(before, findings)) changed.set(id, { revision, findings });
  }
  if (changed.size > 0) await db.transaction((tx) => keepChanged(tx, changed));
}

/** At night nobody gives reasons. */
const nobody = { reasons: {}, by: 0, at: new Date(0) };

async function readKept(db: Queryable, ids: readonly number[]): Promise<Map<number, KeptFinding[]>> {
  const rows = await db
    .select()
    .from(listingFindings)
    .where(inArray(listingFindings.dossierId, [...ids]));
  return Map.groupBy(rows, ({ dossierId }) => dossierId);
}

function isSame(before: readonly KeptFinding[], now: readonly KeptFinding[]): boolean {
  return (
    before.length === now.length &&
    now.every(({ rule, words, about }) =>
      before.some((one) => one.rule === rule && one.words === words && one.about === about),
    )
  );
}

/** Keeps what changed of listings that are still what was judged: who saved one meanwhile has kept what is true now. */
async function keepChanged(
  tx: Queryable,
  changed: ReadonlyMap<number, { revision: string; findings: readonly KeptFinding[] }>,
): Promise<void> {
  const ids = await lockRows(tx, dossiers, inArray(dossiers.id, [...changed.keys()]));
  for (const id of ids) {
    const [row] = await tx.select({ revision: dossiers.revisedIn }).from(dossiers).where(eq(dossiers.id, id));
    const judged = changed.get(id);
    if (judged === undefined || row?.revision !== judged.revision) continue;
    await keepFindings(tx, id, await withReasonsOf(tx, id, judged.findings));
  }
}

/** A reason may have come since, of a listing that stayed as it is. */
async function withReasonsOf(
  tx: Queryable,
  id: number,
  findings: readonly KeptFinding[],
): Promise<KeptFinding[]> {
  return withReasons(findings, (await readKept(tx, [id])).get(id) ?? [], nobody);
}
