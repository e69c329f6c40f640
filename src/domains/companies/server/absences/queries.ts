import { and, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { canSignIn } from '#domains/accounts/server/queries.ts';
import { people } from '#domains/accounts/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { companyPolicy } from '../../contract/company-roles.ts';
import { companyPeople } from '../tables.ts';
import { companyAbsences } from './tables.ts';

const deputy = alias(people, 'deputy');

/** A deputy counts while they belong to the company, deal by their role and can sign in. */
function selectAbsences(db: Queryable) {
  return db
    .select({
      personId: companyAbsences.personId,
      from: companyAbsences.fromDay,
      until: companyAbsences.untilDay,
      isNow: sql<boolean>`${companyAbsences.startsAt} <= now()`,
      deputy: { id: deputy.id, name: deputy.name, email: deputy.email },
    })
    .from(companyAbsences)
    .innerJoin(deputy, eq(deputy.id, companyAbsences.deputyId))
    .innerJoin(
      companyPeople,
      and(
        eq(companyPeople.companyId, companyAbsences.companyId),
        eq(companyPeople.personId, companyAbsences.deputyId),
        inArray(companyPeople.role, [...companyPolicy.deal.roles]),
      ),
    )
    .$dynamic();
}

/** Who of a company is away, or will be; what is over is told of nobody. */
export function listAbsences(db: Queryable, companyId: number) {
  return selectAbsences(db).where(
    and(eq(companyAbsences.companyId, companyId), gt(companyAbsences.endsAt, sql`now()`), canSignIn(deputy)),
  );
}
export type Absence = Awaited<ReturnType<typeof listAbsences>>[number];

/** Who answers for somebody now; null where they are in office, or nobody does. */
export async function findDeputy(
  db: Queryable,
  companyId: number,
  personId: number,
): Promise<Absence | null> {
  const [absence] = await selectAbsences(db).where(
    and(
      eq(companyAbsences.companyId, companyId),
      eq(companyAbsences.personId, personId),
      lte(companyAbsences.startsAt, sql`now()`),
      gt(companyAbsences.endsAt, sql`now()`),
      canSignIn(deputy),
    ),
  );
  return absence ?? null;
}

/** For whom somebody answers, now or later, and who can sign in. */
export function listAnsweredFor(db: Queryable, companyId: number, deputyId: number) {
  return db
    .select({ email: people.email, from: companyAbsences.fromDay, until: companyAbsences.untilDay })
    .from(companyAbsences)
    .innerJoin(people, eq(people.id, companyAbsences.personId))
    .where(
      and(
        eq(companyAbsences.companyId, companyId),
        eq(companyAbsences.deputyId, deputyId),
        gt(companyAbsences.endsAt, sql`now()`),
        canSignIn(),
      ),
    )
    .orderBy(people.id);
}

/** Notes an absence in place of the one that stood there; the days are the desk's. */
export async function setAbsence(
  tx: Queryable,
  of: { companyId: number; personId: number },
  { from, until, deputy: deputyId }: { from: string; until: string; deputy: number },
  timeZone: string,
): Promise<void> {
  const fields = {
    ...{ deputyId, fromDay: from, untilDay: until },
    startsAt: sql`${from}::date::timestamp at time zone ${timeZone}`,
    endsAt: sql`(${until}::date + 1)::timestamp at time zone ${timeZone}`,
  };
  await tx
    .insert(companyAbsences)
    .values({ ...of, ...fields })
    .onConflictDoUpdate({ target: [companyAbsences.companyId, companyAbsences.personId], set: fields });
}

/** Takes an absence back; false where there is none. */
export async function dropAbsence(
  tx: Queryable,
  { companyId, personId }: { companyId: number; personId: number },
): Promise<boolean> {
  const dropped = await tx
    .delete(companyAbsences)
    .where(and(eq(companyAbsences.companyId, companyId), eq(companyAbsences.personId, personId)))
    .returning({ personId: companyAbsences.personId });
  return dropped.length > 0;
}

/** Who leaves a company is neither away from it nor anybody's deputy in it. */
export async function dropAbsencesOf(tx: Queryable, companyId: number, personId: number): Promise<void> {
  const theirs = or(eq(companyAbsences.personId, personId), eq(companyAbsences.deputyId, personId));
  await tx.delete(companyAbsences).where(and(eq(companyAbsences.companyId, companyId), theirs));
}
