import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { canSignIn, holdPeople } from '#domains/accounts/server/queries.ts';
import { people } from '#domains/accounts/server/tables.ts';
import { members } from '#platform/contract/roles.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { AppError } from '#platform/server/http/errors.ts';
import { companyPeople } from '../tables.ts';

export type Heir = { id: number; name: string; email: string };

/**
 * Who of a company may have lists and searches of a colleague who leaves, in the order in which they would: administrators
 * first, and of these who has belonged to it longest. Investors have none (§6.1).
 */
export function listHeirs(db: Queryable, companyId: number, limit?: number): Promise<Heir[]> {
  const heirs = db
    .select({ id: people.id, name: people.name, email: people.email })
    .from(companyPeople)
    .innerJoin(people, eq(people.id, companyPeople.personId))
    .where(and(eq(companyPeople.companyId, companyId), canSignIn(), inArray(people.role, [...members])))
    .orderBy(desc(eq(companyPeople.role, 'administrator')), asc(companyPeople.since), asc(people.id));
  return limit === undefined ? heirs : heirs.limit(limit);
}

/**
 * Holds people, and with them who would have what one of them shares with these companies: people before a company, as by
 * whoever leaves or asks. Who is held.
 */
export async function holdHeirs(
  tx: Queryable,
  companyIds: readonly number[],
  people: readonly number[],
): Promise<ReadonlySet<number>> {
  const held = new Set(people);
  // The first, and the second for where it is the first who leaves.
  for (const id of companyIds) for (const heir of await listHeirs(tx, id, 2)) held.add(heir.id);
  await holdPeople(tx, [...held]);
  return held;
}

/**
 * Who has what somebody shared who belongs to a company no more, which is locked: who is named, or the first who may. Null where
 * there is nobody. Throws AppError 'conflict' where it is somebody by now who is not held: they may be leaving as well.
 */
export async function chooseHeir(
  tx: Queryable,
  companyId: number,
  to: number | null,
  held: ReadonlySet<number>,
): Promise<Heir | null> {
  const heirs = await listHeirs(tx, companyId);
  const named = heirs.find(({ id }) => id === to);
  const heir = named ?? heirs.find(({ id }) => held.has(id)) ?? heirs[0] ?? null;
  if (heir === null || held.has(heir.id)) return heir;
  throw new AppError('conflict', 'Its people changed at this moment. Try again; nothing is done yet.');
}
