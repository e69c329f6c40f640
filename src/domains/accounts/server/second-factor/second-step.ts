import { and, eq, lt } from 'drizzle-orm';
import type { PasskeyAnswer } from '#platform/contract/web-authn.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Parts } from '#platform/server/parts.ts';
import type { Secrets } from '#platform/server/secrets/secrets.ts';
import { limits } from '../limits.ts';
import type { Person } from '../queries.ts';
import { hashToken } from '../rules.ts';
import { recoveryCodes, secondFactors } from '../tables.ts';
import { findSecret, purposeOf } from './factors.ts';
import { askForPasskey, listPasskeys, takePasskeyAnswer } from './passkeys.ts';
import { normaliseCode, stepOf } from './totp.ts';

export type SecondStepParts = Pick<Parts, 'db' | 'attempts' | 'secrets' | 'publicUrl'>;
/** A code of the authenticator, a recovery code, or a passkey's answer; nothing the first time round. */
export type Proof = { code?: string | undefined; passkey?: PasskeyAnswer | undefined };

/** What somebody has passed as the second step: what the log says of a sign-in. */
type Passed = 'none' | 'authenticator' | 'recovery-code' | 'passkey';

/** Takes a code, once: of two who send the same one at the same time, one finds its step taken. Null for a wrong one. */
async function takeCode(
  db: Queryable,
  secrets: Secrets,
  personId: number,
  sealed: string | null,
  code: string,
): Promise<Passed | null> {
  const step = sealed === null ? null : stepOf(secrets.open(sealed, purposeOf(personId)), code);
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
  if (taken.length === 0) return null;
  return step === null ? 'recovery-code' : 'authenticator';
}

const wrongCode = {
  path: 'code',
  message: 'This code is not right, or has been used. Wait for the next one and try again.',
};
const wrongPasskey = {
  path: 'passkey',
  message: 'This passkey was not accepted. Try again, or use another way.',
};

/** Asks who has a second factor for it (§15.7). Throws 'second-factor-required' until a proof is right. */
export async function passSecondFactor(
  parts: SecondStepParts,
  person: Person,
  proof: Proof,
): Promise<Passed> {
  const { db, attempts, secrets, publicUrl } = parts;
  const secret = await findSecret(db, person.id);
  if (secret === null && (await listPasskeys(db, person.id)).length === 0) return 'none';
  const code = normaliseCode(proof.code ?? '');
  if (proof.passkey === undefined && code === '') throw await requireProof();
  await attempts.count(limits.secondFactorPerPerson, String(person.id), person.id);
  if (proof.passkey === undefined) {
    const passed = await takeCode(db, secrets, person.id, secret, code);
    if (passed === null) throw await requireProof(wrongCode);
    await attempts.forget(db, limits.secondFactorPerPerson, String(person.id));
    return passed;
  }
  if (!(await takePasskeyAnswer(db, publicUrl, person.id, proof.passkey))) {
    throw await requireProof(wrongPasskey);
  }
  await attempts.forget(db, limits.secondFactorPerPerson, String(person.id));
  return 'passkey';

  /** Says which ways there are, each time with a challenge that is still good. */
  async function requireProof(fault?: typeof wrongCode): Promise<AppError> {
    const passkey = await askForPasskey(db, publicUrl, person.id);
    const secondFactor = { authenticator: secret !== null, ...(passkey ? { passkey } : {}) };
    return new AppError('second-factor-required', fault?.message ?? howToPass(secondFactor), {
      secondFactor,
      refusal: { person: person.id, reason: fault ? `wrong-${fault.path}` : 'second-factor-not-given' },
      ...(fault ? { issues: [fault] } : {}),
    });
  }
}

function howToPass({ authenticator, passkey }: { authenticator: boolean; passkey?: object }): string {
  if (passkey === undefined) return 'Enter the six digits of your authenticator, or a recovery code.';
  return authenticator
    ? 'Use your passkey, the six digits of your authenticator, or a recovery code.'
    : 'Use your passkey, or a recovery code.';
}
