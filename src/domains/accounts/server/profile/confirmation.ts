import { freshSignInMinutes } from '#platform/contract/validation.ts';
import { AppError, invalid } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { Parts } from '#platform/server/parts.ts';
import { isPassword } from '#platform/server/secrets/passwords.ts';
import { limits } from '../limits.ts';
import { findPersonById, type Person } from '../queries.ts';
import { type Proof, passSecondFactor, type SecondStepParts } from '../second-factor/second-step.ts';
import { hasJustSignedIn } from '../sign-in/sessions.ts';

export function notYourPassword(field: string, person: Person): AppError {
  const refusal = { person: person.id, reason: 'wrong-password' };
  return invalid([{ path: field, message: 'This is not your password' }], refusal);
}

/** Asks a signed-in person for their password again: a browser left open must not be enough. Throws 'invalid'. */
export async function confirmPassword(
  { db, attempts }: Pick<Parts, 'db' | 'attempts'>,
  person: Person,
  password: string,
  field: string,
): Promise<void> {
  if (person.passwordHash === null) {
    throw new AppError('invalid', "You have no password yet. Set one by 'Forgot password?' first.");
  }
  await attempts.count(limits.passwordPerPerson, String(person.id), person.id);
  if (!(await isPassword(password, person.passwordHash))) {
    throw notYourPassword(field, person);
  }
  await attempts.forget(db, limits.passwordPerPerson, String(person.id));
}

/**
 * Asks a signed-in person once more for all that a login asks for (§15.5), before a way in is added or taken away,
 * sessions are ended, or the account goes: a browser left open must not be enough. Who has no password and no second
 * factor has to have come from a provider within the last minutes. Throws 'invalid', as an ordinary fault of the form: a
 * 401 would sign the browser out.
 */
export async function confirmOwner(
  parts: SecondStepParts,
  viewer: Viewer,
  { password = '', ...proof }: Proof & { password?: string | undefined },
): Promise<Person> {
  const person = await findPersonById(parts.db, viewer.personId);
  if (person.passwordHash !== null) await confirmPassword(parts, person, password, 'password');
  const passed = await passSecondFactor(parts, person, proof).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'second-factor-required') throw error;
    throw invalid(error.issues ?? [{ path: 'code', message: error.message }], error.refusal);
  });
  const proven =
    person.passwordHash !== null || passed !== 'none' || (await hasJustSignedIn(parts.db, viewer));
  if (!proven) {
    throw new AppError(
      'invalid',
      `It is more than ${freshSignInMinutes} minutes since you logged in. Log out, log in again, and come back.`,
      { refusal: { person: person.id, reason: 'stale-sign-in' } },
    );
  }
  return person;
}
