import { and, eq, exists, ne, or, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import { published } from '../queries.ts';
import { dossiers, molecules, namesOfMolecule } from '../tables.ts';

/** SMILES of a molecule; null where there is nothing to draw. */
export async function findSmiles(db: Queryable, moleculeId: number): Promise<string | null> {
  const [row] = await db
    .select({ smiles: molecules.smiles })
    .from(molecules)
    .where(eq(molecules.id, moleculeId));
  return row?.smiles ?? null;
}

/**
 * Finds molecules that are called one of these names, in lower case, whether or not a dossier is listed of them. One that is
 * known by its bare name alone came with a listing: while that is a draft, nobody is told that there is such a name.
 */
export function findMoleculesCalled(db: Database) {
  const names = namesOfMolecule(molecules);
  const called = sql<string>`called.name`;
  const wanted = sql`(select ${sql.placeholder('names')}::text[])`;
  const query = db
    .select({ inn: molecules.inn, name: called })
    .from(molecules)
    .innerJoinLateral(sql`unnest(${names}) as called(name)`, sql`true`)
    .where(
      and(
        sql`${names} && ${wanted}`,
        sql`${called} = any(${wanted}::text[])`,
        or(
          sql`${molecules.about} <> '' or cardinality(${molecules.otherNames}) > 0 or cardinality(${molecules.brands}) > 0`,
          exists(
            db
              .select({ one: sql`1` })
              .from(dossiers)
              .where(and(eq(dossiers.moleculeId, molecules.id), ne(dossiers.state, 'draft'))),
          ),
        ),
      ),
    )
    .prepare('molecules_called');
  return (names: readonly string[]) => query.execute({ names });
}

/** The molecules that published dossiers are of, with how many there are. */
export function readListedMolecules(db: Queryable) {
  const listed = db
    .select({ moleculeId: dossiers.moleculeId, count: sql<number>`count(*)::int`.as('count') })
    .from(dossiers)
    .where(published)
    .groupBy(dossiers.moleculeId)
    .as('listed');
  return db
    .select({
      inn: molecules.inn,
      otherNames: molecules.otherNames,
      brands: molecules.brands,
      count: listed.count,
    })
    .from(listed)
    .innerJoin(molecules, eq(molecules.id, listed.moleculeId));
}
export type ListedMolecule = Awaited<ReturnType<typeof readListedMolecules>>[number];
