import { AppError, invalid } from '#platform/server/http/errors.ts';
import type { Parts } from '#platform/server/parts.ts';
import { isPassword } from '#platform/server/secrets/passwords.ts';
import { limits } from '../limits.ts';
import type { Person } from '../queries.ts';

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
    throw new AppError(
      'invalid',
      "You sign in with Google and have no password yet. Set one by 'Forgot password?' first.",
    );
  }
  await attempts.count(limits.passwordPerPerson, String(person.id), person.id);
  if (!(await isPassword(password, person.passwordHash))) {
    throw notYourPassword(field, person);
  }
  await attempts.forget(db, limits.passwordPerPerson, String(person.id));
}
