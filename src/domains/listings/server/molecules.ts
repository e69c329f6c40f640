import { and, eq, isNull, notExists, sql } from 'drizzle-orm';
import { dossiers, molecules } from '#domains/dossiers/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { moleculesLock } from './kinds.ts';

/** By its name, whatever its capitals. */
export async function findMolecule(db: Queryable, inn: string): Promise<{ id: number; inn: string } | null> {
  const [molecule] = await db
    .select({ id: molecules.id, inn: molecules.inn })
    .from(molecules)
    .where(sql`lower(${molecules.inn}) = lower(${inn})`);
  return molecule ?? null;
}

/** The molecule of this name; one that is not there yet is added. */
export async function moleculeIdOf(db: Queryable, inn: string): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(${moleculesLock})`);
  await db
    .insert(molecules)
    .values({ inn, otherNames: [], brands: [], about: '', smiles: null })
    .onConflictDoNothing();
  const molecule = await findMolecule(db, inn);
  if (molecule === null) throw new Error(`the molecule ${inn} was added and is not there`);
  return molecule.id;
}

/**
 * Takes a molecule away that was only typed, and that no listing names any more (§12.13). Where others name molecules at
 * this moment it stays.
 */
export async function dropMoleculeOfNone(db: Queryable, id: number): Promise<void> {
  const { rows } = await db.execute<{ alone: boolean }>(
    sql`select pg_try_advisory_xact_lock(${moleculesLock}) as alone`,
  );
  if (rows[0]?.alone !== true) return;
  await db
    .delete(molecules)
    .where(
      and(
        eq(molecules.id, id),
        eq(molecules.about, ''),
        isNull(molecules.smiles),
        sql`cardinality(${molecules.otherNames}) + cardinality(${molecules.brands}) = 0`,
        notExists(db.select({ id: dossiers.id }).from(dossiers).where(eq(dossiers.moleculeId, molecules.id))),
      ),
    );
}
