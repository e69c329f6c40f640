import { and, eq, gt, sql } from 'drizzle-orm';
import type { EmailAddress } from '#platform/contract/fields.ts';
import { retention } from '#platform/contract/retention.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { hashToken, newToken } from '../rules.ts';
import { accountKeys, type keyPurposes, type Vouched } from '../tables.ts';

type KeyPurpose = (typeof keyPurposes)[number];

/** How long a key is good for, in seconds. */
export const keySeconds: Record<KeyPurpose, number> = {
  invitation: retention.invitationDays * 24 * 3600,
  verification: retention.verificationDays * 24 * 3600,
  reset: retention.resetHours * 3600,
  // Long enough to fetch the phone with the second factor.
  'sign-in': 600,
};

/** Makes a key for an address. */
export async function makeKey(
  db: Queryable,
  purpose: KeyPurpose,
  email: EmailAddress,
  vouched?: Vouched,
): Promise<string> {
  const key = newToken();
  await db.insert(accountKeys).values({
    keyHash: hashToken(key),
    purpose,
    email,
    ...vouched,
    expiresAt: sql`now() + make_interval(secs => ${keySeconds[purpose]})`,
  });
  return key;
}

function isLive(purpose: KeyPurpose, key: string) {
  return and(
    eq(accountKeys.keyHash, hashToken(key)),
    eq(accountKeys.purpose, purpose),
    gt(accountKeys.expiresAt, sql`now()`),
  );
}

/** The address that a key is for; the key stays. Null for a key that is used, old or invented. */
export async function readKey(db: Queryable, purpose: KeyPurpose, key: string): Promise<EmailAddress | null> {
  const [row] = await db.select({ email: accountKeys.email }).from(accountKeys).where(isLive(purpose, key));
  return (row?.email as EmailAddress | undefined) ?? null;
}

/** Uses a key up and tells its address. However many use it at once, one gets it: the others find no row. */
export async function takeKey(
  db: Queryable,
  purpose: KeyPurpose,
  key: string,
  email?: EmailAddress,
): Promise<EmailAddress | null> {
  const ofAddress = email === undefined ? undefined : eq(accountKeys.email, email);
  const [taken] = await db
    .delete(accountKeys)
    .where(and(isLive(purpose, key), ofAddress))
    .returning({ email: accountKeys.email });
  return (taken?.email as EmailAddress | undefined) ?? null;
}

/** Uses the key of a sign-in up; null as above. */
export async function takeSignInKey(db: Queryable, key: string): Promise<Vouched | null> {
  const { provider, multiFactor } = accountKeys;
  const [taken] = await db
    .delete(accountKeys)
    .where(isLive('sign-in', key))
    .returning({ provider, multiFactor });
  return taken ?? null;
}

/** Makes every other key of this purpose useless. */
export async function dropKeys(db: Queryable, purpose: KeyPurpose, email: EmailAddress): Promise<void> {
  await db.delete(accountKeys).where(and(eq(accountKeys.purpose, purpose), eq(accountKeys.email, email)));
}
