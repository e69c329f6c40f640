import { and, eq } from 'drizzle-orm';
import type { EmailAddress } from '#platform/contract/fields.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Secrets } from '#platform/server/secrets/secrets.ts';
import { companyFormerAddresses, companyFormerPeople } from '../tables.ts';

type Hashing = Pick<Secrets, 'hash'>;

function rowOf({ hash }: Hashing, companyId: number, email: EmailAddress) {
  return { companyId, addressHash: hash(email, `company-former-address:${companyId}`) };
}

function isRow({ companyId, addressHash }: ReturnType<typeof rowOf>) {
  return and(
    eq(companyFormerAddresses.companyId, companyId),
    eq(companyFormerAddresses.addressHash, addressHash),
  );
}

/** Of somebody who deletes their account: the companies that they were ended in or left go on knowing it. */
export async function keepFormerAddress(
  tx: Queryable,
  secrets: Hashing,
  person: { id: number; email: EmailAddress },
): Promise<void> {
  const { companyId, personId } = companyFormerPeople;
  const former = await tx.select({ companyId }).from(companyFormerPeople).where(eq(personId, person.id));
  const rows = former.map((each) => rowOf(secrets, each.companyId, person.email));
  if (rows.length > 0) await tx.insert(companyFormerAddresses).values(rows).onConflictDoNothing();
}

/** Whether somebody of this address belonged to the company no more when they deleted their account. */
export async function hasLeftBefore(
  tx: Queryable,
  secrets: Hashing,
  companyId: number,
  email: EmailAddress,
): Promise<boolean> {
  return (await tx.$count(companyFormerAddresses, isRow(rowOf(secrets, companyId, email)))) > 0;
}

/** The company wants them again. */
export async function dropFormerAddress(
  tx: Queryable,
  secrets: Hashing,
  companyId: number,
  email: EmailAddress,
): Promise<void> {
  await tx.delete(companyFormerAddresses).where(isRow(rowOf(secrets, companyId, email)));
}
