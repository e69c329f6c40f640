import { type AnyColumn, and, eq, exists, gt, inArray, lte, not, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { canSignIn } from '#domains/accounts/server/queries.ts';
import { people } from '#domains/accounts/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { companyPolicy } from '../../contract/company-roles.ts';
import { findPeopleOf } from '../people/queries.ts';
import { companyPeople } from '../tables.ts';
import { companyAbsences } from './tables.ts';

const absent = alias(people, 'absent');
const deputy = alias(people, 'deputy');
const elsewhere = alias(companyAbsences, 'elsewhere');

function isNowOf({ startsAt, endsAt }: { startsAt: AnyColumn; endsAt: AnyColumn }): SQL | undefined {
  return and(lte(startsAt, sql`now()`), gt(endsAt, sql`now()`));
}
const isNow = isNowOf(companyAbsences);

/** A deputy counts while they belong to the company, deal by their role, can sign in, and are in office themselves. */
function selectAbsences(db: Queryable) {
  const isAway = exists(
    db
      .select({ one: sql`1` })
      .from(elsewhere)
      .where(
        and(
          eq(elsewhere.companyId, companyAbsences.companyId),
          eq(elsewhere.personId, companyAbsences.deputyId),
          isNowOf(elsewhere),
        ),
      ),
  );
  return db
    .select({
      personId: companyAbsences.personId,
      name: absent.name,
      from: companyAbsences.fromDay,
      until: companyAbsences.untilDay,
      isNow: sql<boolean>`${isNow}`,
      deputy: { id: deputy.id, name: deputy.name, email: deputy.email },
    })
    .from(companyAbsences)
    .innerJoin(absent, eq(absent.id, companyAbsences.personId))
    .leftJoin(
      companyPeople,
      and(
        eq(companyPeople.companyId, companyAbsences.companyId),
        eq(companyPeople.personId, companyAbsences.deputyId),
        inArray(companyPeople.role, [...companyPolicy.deal.roles]),
      ),
    )
    .leftJoin(
      deputy,
      // Of an absence that is to come, whether the deputy is in office shows when it begins.
      and(eq(deputy.id, companyPeople.personId), canSignIn(deputy), not(and(isNow, isAway) as SQL)),
    )
    .$dynamic();
}

/** Who of a company is away, or will be, the deputy as long as they count; what is over is told of nobody. */
export function listAbsences(db: Queryable, companyId: number) {
  return selectAbsences(db).where(
    and(eq(companyAbsences.companyId, companyId), gt(companyAbsences.endsAt, sql`now()`)),
  );
}
export type Absence = Awaited<ReturnType<typeof listAbsences>>[number];

type Answering = { id: number; name: string; email: string };

/** Somebody who is out of office now, and who answers in their place. */
export type StandIn = Pick<Absence, 'personId' | 'name' | 'until'> & {
  deputy: Answering | null;
  answering: Answering[];
};

/**
 * Who of a company is out of office now, each with who answers: the deputy, or where that one counts no more the company's
 * administrators, where there are none besides them its deal makers (§26.6).
 */
export async function listStandIns(db: Queryable, companyId: number): Promise<StandIn[]> {
  const away = await selectAbsences(db).where(and(eq(companyAbsences.companyId, companyId), isNow));
  const others = away.every((one) => one.deputy !== null)
    ? []
    : await findPeopleOf(db, companyId, companyPolicy.deal.roles);
  return away.map(({ personId, name, until, deputy }) => {
    if (deputy !== null) return { personId, name, until, deputy, answering: [deputy] };
    const besides = others.filter(({ id }) => id !== personId);
    const inOffice = besides.filter(({ id }) => away.every((one) => one.personId !== id));
    const able = inOffice.length > 0 ? inOffice : besides;
    const administrators = able.filter(({ role }) => role === 'administrator');
    const answering = administrators.length > 0 ? administrators : able;
    return { personId, name, until, deputy, answering: answering.map(({ role: _, ...one }) => one) };
  });
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
