import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import { refuseReservedNames } from '#domains/accounts/server/sign-up/reserved-names.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { type AppError, invalid } from '#platform/server/http/errors.ts';
import { companies } from '../tables.ts';
import { looksLike, looksOf } from './look-alike.ts';

/** Any number that no other advisory lock of the product uses: names are compared one after the other. */
const namesLock = 7_305_103;
/** Names that are looked at before others have their turn. */
const atOnce = 1_000;

export function nameTaken(): AppError {
  return invalid([{ path: 'name', message: 'There is a company of this name already' }]);
}

/** Compared without regard to capitals: two that read alike would be one to everybody. Holds names until the transaction ends. */
export async function refuseTakenName(tx: Queryable, name: string, ownId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${namesLock})`);
  const [taken] = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(sql`lower(${companies.name})`, name.toLowerCase()), ne(companies.id, ownId)));
  if (taken) throw nameTaken();
}

/**
 * The same for a name that a member gives: refused is also what would be taken for another company, for Dosebridge or its desk.
 * The desk alone decides that two such are two. Throws AppError 'invalid'.
 */
export async function refuseNameLike(tx: Queryable, name: string, ownId: number): Promise<void> {
  refuseReservedNames({ name });
  await tx.execute(sql`select pg_advisory_xact_lock(${namesLock})`);
  const looks = looksOf(name);
  if (looks.size === 0) throw invalid([{ path: 'name', message: 'A name has a letter or a digit' }]);
  for (let after: number | undefined = 0; after !== undefined; ) {
    const from: number = after;
    const some = await tx
      .select({ id: companies.id, name: companies.name })
      .from(companies)
      .where(and(gt(companies.id, from), ne(companies.id, ownId)))
      .orderBy(asc(companies.id))
      .limit(atOnce);
    if (some.some((other) => looksLike(other.name, looks))) throw likeAnother();
    after = some.at(-1)?.id;
  }
}

function likeAnother(): AppError {
  const message =
    'This name cannot be taken: a company here has it, or one so like it that each would be taken for the other. Is it yours? Ask its administrator for an invitation, or write to the desk.';
  return invalid([{ path: 'name', message }], { reason: 'company-name' });
}
