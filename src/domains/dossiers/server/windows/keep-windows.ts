import { setTimeout as passed } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { findReviewMonths } from '#domains/accounts/server/operator/settings.ts';
import type { ReviewMonths } from '#domains/registers/contract/review-months.ts';
import { currentEditions, type RowLookup } from '#domains/registers/server/lookup/row-lookup.ts';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import { isOneOf } from '#platform/server/database/rows/is-one-of.ts';
import { keyOf, type LaunchFacts, ownFactNames, readFacts } from './facts.ts';
import {
  addFacts,
  alone,
  announce,
  dropUnused,
  isOld,
  pointTo,
  replaceWindows,
  withoutFacts,
} from './kept-windows.ts';
import { launchFacts, windowsDue } from './tables.ts';
import { workOut } from './work-out.ts';

export type Keeping = {
  db: Database;
  lookUp: RowLookup;
  /** Those that it reads. As soon as others stand nothing more is written: what is left is still due. */
  editions: string;
  /** The day for which windows hold. */
  today: string;
  /** How long authorities take. As soon as the desk sets others nothing more is written, either. */
  review: ReviewMonths;
  /** Waits so many milliseconds between two pieces. */
  rest?: (milliseconds: number) => Promise<unknown>;
};

/** Dossiers, and facts, of one transaction: what is read and written of facts stands in the way of requests. */
const duesAtOnce = 500;
const factsAtOnce = 200;
const fewDues = 40;
/** Of the time that some facts took: PostgreSQL does not know that whoever searches meanwhile should go first. */
const shareOfPauses = 0.5;

/**
 * Works out what is not worked out, or for another day, or from other editions (§20.6): the windows of every dossier
 * whose facts were written, then those of all facts of which either is true.
 */
export async function keepWindows(keeping: Keeping): Promise<void> {
  let worked = false;
  while (await takeDue(keeping)) worked = true;
  if (await takeStale(keeping)) worked = true;
  if (worked) await alone(keeping.db, dropUnused);
}

/** So little to do that the registers need not be read as a whole. */
export async function isLittleDue({
  db,
  editions,
  today,
}: Pick<Keeping, 'db' | 'editions' | 'today'>): Promise<boolean> {
  const due = await db
    .select({ id: windowsDue.id })
    .from(windowsDue)
    .limit(fewDues + 1);
  if (due.length > fewDues) return false;
  return !(await isAnyStale({ db, editions, today }));
}

async function isAnyStale({
  db,
  editions,
  today,
}: Pick<Keeping, 'db' | 'editions' | 'today'>): Promise<boolean> {
  const isStale = isOld({ workedFor: today, editions });
  return (await db.select({ id: launchFacts.id }).from(launchFacts).where(isStale).limit(1)).length > 0;
}

/** Nothing is left to do: what is kept is of this day and these editions. */
export async function areWindowsWorked({
  db,
  editions,
  today,
}: Pick<Keeping, 'db' | 'editions' | 'today'>): Promise<boolean> {
  const due = await db.select({ id: windowsDue.id }).from(windowsDue).limit(1);
  return due.length === 0 && !(await isAnyStale({ db, editions, today }));
}

/** Writes what was worked out, alone; false, and nothing written, where other editions or months stand by now. */
function write({ db, editions, review }: Keeping, act: (tx: Queryable) => Promise<void>): Promise<boolean> {
  return alone(db, async (tx) => {
    if ((await currentEditions(tx)) !== editions) return false;
    if (!isDeepStrictEqual(await findReviewMonths(tx), review)) return false;
    await act(tx);
    return true;
  });
}

/** Some of the dossiers that are due, the longest first; false where there were none, or others stand. */
async function takeDue(keeping: Keeping): Promise<boolean> {
  const { db, lookUp, editions, today, review } = keeping;
  const due = await db.select().from(windowsDue).orderBy(windowsDue.id).limit(duesAtOnce);
  if (due.length === 0) return false;
  // Read after what is due: whatever is written later is due again.
  const rows = await readFacts(db, [...new Set(due.map(({ dossierId }) => dossierId))], today);
  const keyed = rows.map(({ id, facts }) => ({ id, key: keyOf(facts), facts }));
  const byKey = new Map(keyed.map(({ key, facts }) => [key, facts]));
  const known = await db
    .select({ key: launchFacts.key })
    .from(launchFacts)
    .where(isOneOf(launchFacts.key, byKey.keys()));
  for (const { key } of known) byKey.delete(key);
  const worked = await workOut(lookUp, [...byKey.values()], { today, review });
  const added = [...byKey].map(([key, facts]) => ({ key, facts, windows: worked.get(facts) ?? [] }));
  return write(keeping, async (tx) => {
    await addFacts(tx, added, { workedFor: today, editions });
    // Facts that were there may have been dropped meanwhile, as nobody's: whose they are is still due.
    const lost = await withoutFacts(tx, keyed);
    const ids = due.filter(({ dossierId }) => !lost.has(dossierId)).map(({ id }) => id);
    const taken = await tx.delete(windowsDue).where(isOneOf(windowsDue.id, ids)).returning();
    // What another process has taken meanwhile, it may have read later.
    const own = new Set(taken.map(({ dossierId }) => dossierId));
    const changed = await pointTo(
      tx,
      keyed.filter(({ id }) => own.has(id)),
    );
    if (changed > 0) await announce(tx);
  });
}

/** All facts whose windows are of another day or of other editions; false where there were none, or others stand. */
async function takeStale(keeping: Keeping): Promise<boolean> {
  const { db, lookUp, editions, today, review, rest = passed } = keeping;
  const worked = { workedFor: today, editions };
  // Side by side those of which the registers are asked the same.
  const asked = sql`${launchFacts.facts} - ${sql.param(ownFactNames)}::text[]`;
  const stale = await db
    .select({ id: launchFacts.id })
    .from(launchFacts)
    .where(isOld(worked))
    .orderBy(asked, launchFacts.id);
  for (let at = 0; at < stale.length; at += factsAtOnce) {
    const began = performance.now();
    const ids = stale.slice(at, at + factsAtOnce).map(({ id }) => id);
    const facts = await db
      .select({ id: launchFacts.id, facts: launchFacts.facts })
      .from(launchFacts)
      .where(isOneOf(launchFacts.id, ids));
    const windowsOf = await workOut(
      lookUp,
      facts.map((one): LaunchFacts => one.facts),
      { today, review },
    );
    const windows = new Map(facts.map((one) => [one.id, windowsOf.get(one.facts) ?? []]));
    if (!(await write(keeping, (tx) => replaceWindows(tx, windows, worked)))) return false;
    await rest((performance.now() - began) * shareOfPauses);
  }
  return stale.length > 0;
}
