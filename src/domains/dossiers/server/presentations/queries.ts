import { and, asc, count, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import { people } from '#domains/accounts/server/tables.ts';
import type { CarveOut, Pin } from '#domains/registers/contract/presentations.ts';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import { isOneOf } from '#platform/server/database/rows/is-one-of.ts';
import { lockRows } from '#platform/server/database/rows/lock-rows.ts';
import type { PinFields } from '../../contract/presentations.ts';
import { published } from '../queries.ts';
import { dossiers, molecules, presentations } from '../tables.ts';
import { matchPins } from './tables.ts';

export type PinRow = typeof matchPins.$inferSelect;

/** A dossier of any state with its molecule: the desk looks at drafts too. */
export async function findForDesk(db: Queryable, id: number) {
  const [row] = await db
    .select({ dossier: dossiers, inn: molecules.inn })
    .from(dossiers)
    .innerJoin(molecules, eq(molecules.id, dossiers.moleculeId))
    .where(eq(dossiers.id, id));
  return row ?? null;
}

export async function countListings(db: Queryable, presentationId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(dossiers)
    .where(eq(dossiers.presentationId, presentationId));
  return row?.count ?? 0;
}

/** A presentation with its molecule; locked until the transaction ends. */
export async function lockPresentation(db: Queryable, id: number) {
  await lockRows(db, presentations, eq(presentations.id, id));
  const [row] = await db
    .select({ presentation: presentations, inn: molecules.inn })
    .from(presentations)
    .innerJoin(molecules, eq(molecules.id, presentations.moleculeId))
    .where(eq(presentations.id, id));
  return row ?? null;
}

/** Among those of a presentation, what the first of these dossiers says: the same as the others, in words of its own. */
export function firstSays(column: typeof dossiers.salt | typeof dossiers.strengths): SQL<string> {
  return sql<string>`(array_agg(${column} order by ${dossiers.id}))[1]`;
}

/** Takes presentations away that no listing is of any more, and of which the desk has said nothing. */
export async function dropPresentationsOfNone(db: Database): Promise<void> {
  const isOfNone = and(
    notExists(db.select().from(dossiers).where(eq(dossiers.presentationId, presentations.id))),
    notExists(db.select().from(matchPins).where(eq(matchPins.presentationId, presentations.id))),
  );
  await db.transaction(async (tx) => {
    // Whoever lists or pins one at this moment holds it; until it is held here, somebody may have done so.
    const ids = await lockRows(tx, presentations, isOfNone, 'skip');
    await tx.delete(presentations).where(and(isOneOf(presentations.id, ids), isOfNone));
  });
}

export function listPins(db: Queryable, presentationId: number): Promise<PinRow[]> {
  return db
    .select()
    .from(matchPins)
    .where(eq(matchPins.presentationId, presentationId))
    .orderBy(asc(matchPins.id));
}

/** The same with who set them, for the desk. */
export async function listNamedPins(db: Queryable, presentationId: number) {
  return db
    .select({ pin: matchPins, by: people.name })
    .from(matchPins)
    .innerJoin(people, eq(people.id, matchPins.setBy))
    .where(eq(matchPins.presentationId, presentationId))
    .orderBy(asc(matchPins.id));
}

/** Pins as the rules take them (§20.3). */
export function toRulings(rows: readonly PinRow[]): { pins: Pin[]; carveOuts: CarveOut[] } {
  const pins = rows.flatMap(({ effect, register, application, product, reason }) =>
    effect === 'carve-out' ? [] : [{ effect, register, application, product, reason }],
  );
  const carveOuts = rows.flatMap(({ effect, application, code, reason }) =>
    effect === 'carve-out' && code !== null ? [{ application, code, reason }] : [],
  );
  return { pins, carveOuts };
}

/** The same of several presentations; of those of which the desk said nothing, nothing. */
export async function listRulings(
  db: Queryable,
  presentationIds: readonly number[],
): Promise<Map<number, { pins: Pin[]; carveOuts: CarveOut[] }>> {
  const rows = await db
    .select()
    .from(matchPins)
    .where(inArray(matchPins.presentationId, [...presentationIds]))
    .orderBy(asc(matchPins.id));
  const byPresentation = Map.groupBy(rows, ({ presentationId }) => presentationId);
  return new Map([...byPresentation].map(([id, some]) => [id, toRulings(some)]));
}

/** Whose windows are other ones once the desk has said something of their presentation. */
export async function listPublishedOf(db: Queryable, presentationId: number): Promise<number[]> {
  const rows = await db
    .select({ id: dossiers.id })
    .from(dossiers)
    .where(and(eq(dossiers.presentationId, presentationId), published));
  return rows.map(({ id }) => id);
}

/** Puts a pin in the place of what was said of the same row before. */
export async function setPin(
  db: Queryable,
  presentationId: number,
  setBy: number,
  fields: PinFields,
): Promise<void> {
  const { register, application, product, code } = matchPins;
  const target = [matchPins.presentationId, register, application, product, code];
  await db
    .insert(matchPins)
    .values({ presentationId, setBy, ...fields })
    .onConflictDoUpdate({ target, set: { effect: fields.effect, reason: fields.reason, setBy } });
}

export async function dropPin(db: Queryable, id: number): Promise<PinRow | null> {
  const [row] = await db.delete(matchPins).where(eq(matchPins.id, id)).returning();
  return row ?? null;
}
