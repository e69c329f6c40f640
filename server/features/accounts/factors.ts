import { and, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Attempts } from '#server/platform/attempts/attempts.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import { limits } from './limits.ts';
import type { Person } from './queries.ts';
import { hashToken } from './rules.ts';
import { recoveryCodes, secondFactors } from './tables.ts';
import { newRecoveryCode, normaliseCode, stepOf } from './totp.ts';

const recoveryCodeCount = 10;

function purposeOf(personId: number): string {
  return `second-factor:${personId}`;
}

/** Whether a person is asked for a code, and how many recovery codes they have left. */
export async function describeFactor(db: Queryable, personId: number) {
  const [codes] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.personId, personId));
  return { enabled: (await findSecret(db, personId)) !== null, recoveryCodesLeft: codes?.left ?? 0 };
}

async function findSecret(db: Queryable, personId: number): Promise<string | null> {
  const [factor] = await db
    .select({ secret: secondFactors.secret })
    .from(secondFactors)
    .where(and(eq(secondFactors.personId, personId), isNotNull(secondFactors.enabledAt)));
  return factor?.secret ?? null;
}

/** Keeps a secret that no code has proven yet; false when the second factor is on already. */
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
      set: { secret: sealed },
      setWhere: isNull(secondFactors.enabledAt),
    })
    .returning({ personId: secondFactors.personId });
  return started.length > 0;
}

/** Switches the second factor on with a first code, and makes the recovery codes; null for a wrong code. */
export async function enableFactor(
  db: Queryable,
  secrets: Secrets,
  personId: number,
  code: string,
): Promise<string[] | null> {
  const [pending] = await db
    .select({ secret: secondFactors.secret })
    .from(secondFactors)
    .where(and(eq(secondFactors.personId, personId), isNull(secondFactors.enabledAt)))
    .for('update');
  if (pending === undefined) return null;
  const lastStep = stepOf(secrets.open(pending.secret, purposeOf(personId)), normaliseCode(code));
  if (lastStep === null) return null;
  await db
    .update(secondFactors)
    .set({ enabledAt: sql`now()`, lastStep })
    .where(eq(secondFactors.personId, personId));
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await db
    .insert(recoveryCodes)
    .values(codes.map((recovery) => ({ personId, codeHash: hashToken(normaliseCode(recovery)) })));
  return codes;
}

export async function disableFactor(db: Queryable, personId: number): Promise<void> {
  await db.delete(secondFactors).where(eq(secondFactors.personId, personId));
  await db.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId));
}

/** Takes a code, once: of two who send the same one at the same time, one finds its step taken. */
async function takeCode(
  db: Queryable,
  secrets: Secrets,
  personId: number,
  sealed: string,
  typed: string,
): Promise<boolean> {
  const code = normaliseCode(typed);
  const step = stepOf(secrets.open(sealed, purposeOf(personId)), code);
  const taken =
    step === null
      ? await db
          .delete(recoveryCodes)
          .where(and(eq(recoveryCodes.personId, personId), eq(recoveryCodes.codeHash, hashToken(code))))
          .returning({ personId: recoveryCodes.personId })
      : await db
          .update(secondFactors)
          .set({ lastStep: step })
          .where(and(eq(secondFactors.personId, personId), lt(secondFactors.lastStep, step)))
          .returning({ personId: secondFactors.personId });
  return taken.length > 0;
}

/** Asks who has a second factor for it, after the first. Throws 'second-factor-required' until a code is right. */
export async function passSecondFactor(
  { db, attempts, secrets }: { db: Database; attempts: Attempts; secrets: Secrets },
  person: Person,
  code: string | undefined,
): Promise<void> {
  const secret = await findSecret(db, person.id);
  if (secret === null) return;
  if (code === undefined || normaliseCode(code) === '') {
    throw new AppError(
      'second-factor-required',
      'Enter the six digits of your authenticator, or a recovery code.',
    );
  }
  await attempts.count(limits.secondFactorPerPerson, String(person.id));
  if (!(await takeCode(db, secrets, person.id, secret, code))) {
    const message = 'This code is not right, or has been used. Wait for the next one and try again.';
    throw new AppError('second-factor-required', message, { issues: [{ path: 'code', message }] });
  }
  await attempts.forget(db, limits.secondFactorPerPerson, String(person.id));
}
