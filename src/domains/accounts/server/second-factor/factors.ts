import { and, count, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { retention } from '#platform/contract/retention.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import type { Parts } from '#platform/server/parts.ts';
import type { Secrets } from '#platform/server/secrets/secrets.ts';
import { secondFactorChangedMail, secondFactorMail } from '../mails.ts';
import { lockOwner, type Person } from '../queries.ts';
import { hashToken } from '../rules.ts';
import { refuseBegunSignIns } from '../sign-in/sessions.ts';
import { passkeyChallenges, passkeys, recoveryCodes, secondFactors } from '../tables.ts';
import { listPasskeys } from './passkeys.ts';
import { newRecoveryCode, normaliseCode, stepOf } from './totp.ts';

const recoveryCodeCount = 10;

/** A person's second factor as its owner sees it: on as soon as there is an authenticator or a passkey. */
export type Factor = Awaited<ReturnType<typeof describeFactor>>;

/** What a sealed secret is bound to. */
export function purposeOf(personId: number): string {
  return `second-factor:${personId}`;
}

export async function describeFactor(db: Queryable, personId: number) {
  const [codes] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.personId, personId));
  const authenticator = (await findSecret(db, personId)) !== null;
  const known = await listPasskeys(db, personId);
  return {
    enabled: authenticator || known.length > 0,
    authenticator,
    passkeys: known,
    recoveryCodesLeft: codes?.left ?? 0,
  };
}

/** The sealed secret of a person's authenticator; null where none is on. */
export async function findSecret(db: Queryable, personId: number): Promise<string | null> {
  const [factor] = await db
    .select({ secret: secondFactors.secret })
    .from(secondFactors)
    .where(and(eq(secondFactors.personId, personId), isNotNull(secondFactors.enabledAt)));
  return factor?.secret ?? null;
}

/** Keeps a secret that no code has proven yet; false when an authenticator is on already. */
export async function startFactor(
  db: Queryable,
  secrets: Secrets,
  personId: number,
  secret: string,
): Promise<boolean> {
  const sealed = secrets.seal(secret, purposeOf(personId));
  const started = await db
    .insert(secondFactors)
    .values({ personId, secret: sealed })
    .onConflictDoUpdate({
      target: secondFactors.personId,
      set: { secret: sealed, startedAt: sql`now()` },
      setWhere: isNull(secondFactors.enabledAt),
    })
    .returning({ personId: secondFactors.personId });
  return started.length > 0;
}

/** Takes a secret over with a first code of its authenticator; false for a wrong code, or one that came too late. */
export async function enableFactor(
  db: Queryable,
  secrets: Secrets,
  personId: number,
  code: string,
): Promise<boolean> {
  const [pending] = await db
    .select({ secret: secondFactors.secret })
    .from(secondFactors)
    .where(
      and(
        eq(secondFactors.personId, personId),
        isNull(secondFactors.enabledAt),
        gt(secondFactors.startedAt, sql`now() - make_interval(hours => ${retention.unprovenSecretHours})`),
      ),
    )
    .for('update');
  if (pending === undefined) return false;
  const lastStep = stepOf(secrets.open(pending.secret, purposeOf(personId)), normaliseCode(code));
  if (lastStep === null) return false;
  await db
    .update(secondFactors)
    .set({ enabledAt: sql`now()`, lastStep })
    .where(eq(secondFactors.personId, personId));
  return true;
}

/**
 * The second factor before a change of it, which then goes after any other: of two ways added at the same time one
 * is the first.
 */
export async function lockFactor(tx: Queryable, viewer: Viewer): Promise<Factor> {
  await lockOwner(tx, viewer);
  // Who has passed without the new second step, or by the old one, has not passed.
  await refuseBegunSignIns(tx, viewer.personId);
  return describeFactor(tx, viewer.personId);
}

/** For whoever has just switched the second factor on. */
export async function giveRecoveryCodes(db: Queryable, personId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await db
    .insert(recoveryCodes)
    .values(codes.map((recovery) => ({ personId, codeHash: hashToken(normaliseCode(recovery)) })));
  return codes;
}

type TellingParts = Pick<Parts, 'jobs' | 'publicUrl'>;
/** A way to pass the second step, as the audit trail and its owner's mail name it. */
type Way = { kind: 'authenticator' | 'passkey'; name?: string };

/** Tells the owner of a way that was added; the recovery codes, where it is the first and switches the factor on. */
export async function tellAdded(
  tx: Queryable,
  { jobs, publicUrl }: TellingParts,
  { id, email }: Person,
  before: Factor,
  { kind, name }: Way,
): Promise<string[]> {
  const article = kind === 'authenticator' ? 'An' : 'A';
  const mail = before.enabled
    ? secondFactorChangedMail(email, publicUrl, `${article} ${kind} was added`, name)
    : secondFactorMail(email, publicUrl, true);
  await postMails(tx, jobs, [mail]);
  await audit(tx, id, before.enabled ? `add-${kind}` : 'enable-second-factor', `person:${id}`);
  return before.enabled ? [] : giveRecoveryCodes(tx, id);
}

/** Tells the owner that the second factor is off. */
export async function tellOff(tx: Queryable, { jobs, publicUrl }: TellingParts, { id, email }: Person) {
  await postMails(tx, jobs, [secondFactorMail(email, publicUrl, false)]);
  await audit(tx, id, 'disable-second-factor', `person:${id}`);
}

/** Takes every second way in away, with all that belongs to it. */
export async function disableFactor(db: Queryable, personId: number): Promise<void> {
  for (const table of [secondFactors, passkeys, passkeyChallenges, recoveryCodes]) {
    await db.delete(table).where(eq(table.personId, personId));
  }
}
