import { and, asc, eq, inArray } from 'drizzle-orm';
import { canSignIn } from '#domains/accounts/server/queries.ts';
import { people } from '#domains/accounts/server/tables.ts';
import { companyPeople } from '#domains/companies/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { RequestRow } from '../parties/participants.ts';
import { requests } from '../tables.ts';
import { requestWatchers } from './tables.ts';

/** Whether somebody may watch a request: a colleague on the buyer's side. The owner's people get its mails anyway. */
export function mayWatch(row: Pick<RequestRow, 'isBuyer' | 'isOfCompany'>): boolean {
  return row.isBuyer && row.isOfCompany;
}

/** Who watches a request, and belongs to the company that asked today. */
export function listWatchers(db: Queryable, { id, companyId }: Pick<RequestRow, 'id' | 'companyId'>) {
  return db
    .select({ id: people.id, name: people.name, email: people.email })
    .from(requestWatchers)
    .innerJoin(people, eq(people.id, requestWatchers.personId))
    .innerJoin(
      companyPeople,
      and(eq(companyPeople.personId, people.id), eq(companyPeople.companyId, companyId ?? 0)),
    )
    .where(and(eq(requestWatchers.requestId, id), canSignIn()))
    .orderBy(asc(people.name), asc(people.id));
}

/** Who leaves a company watches nothing of it any more, also should they come back. */
export async function stopWatching(tx: Queryable, companyId: number, personId: number): Promise<void> {
  const ofCompany = tx.select({ id: requests.id }).from(requests).where(eq(requests.companyId, companyId));
  await tx
    .delete(requestWatchers)
    .where(and(eq(requestWatchers.personId, personId), inArray(requestWatchers.requestId, ofCompany)));
}
