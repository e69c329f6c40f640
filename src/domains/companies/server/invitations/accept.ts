import type { EmailAddress } from '#platform/contract/fields.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { AppError } from '#platform/server/http/errors.ts';
import { findRole, lockCompany, putInCompany } from '../people/membership.ts';
import { dropInvitation, readInvitation } from './queries.ts';

export function deadInvitation(): AppError {
  return new AppError(
    'invalid',
    'This invitation has been used, was withdrawn or has expired. Ask whoever invited you for a new one.',
  );
}

/**
 * Uses an invitation up: whoever has its address becomes one of the company's people. However many do at once, one does.
 * Who belongs to the company already stays what they are. Its name; null for a key that is good for nothing, or for another address.
 */
export async function acceptInvitation(
  tx: Queryable,
  key: string,
  person: { id: number; email: EmailAddress },
): Promise<string | null> {
  const found = await readInvitation(tx, key);
  if (found === null || found.invitation.email !== person.email) return null;
  const { invitation, company } = found;
  await lockCompany(tx, company.id);
  // Read anew under the lock: it may have been withdrawn, and whoever invited been ended.
  if ((await readInvitation(tx, key)) === null) return null;
  await dropInvitation(tx, company.id, invitation.id);
  const member = { companyId: company.id, personId: person.id };
  await audit(tx, person.id, 'accept-invitation', `company:${company.id}`, { invitation: invitation.id });
  if ((await findRole(tx, member)) === null)
    await putInCompany(tx, member, invitation.role, invitation.invitedBy);
  return company.name;
}

/**
 * For a registration that comes by an invitation: the key came to the mailbox, so that it proves the address too. Null for what
 * is no key of this address; else what makes the new account one of the company's people.
 */
export async function admitByInvitation(
  tx: Queryable,
  key: string,
  email: EmailAddress,
): Promise<((personId: number) => Promise<void>) | null> {
  const found = await readInvitation(tx, key);
  if (found === null || found.invitation.email !== email) return null;
  return async (personId) => {
    if ((await acceptInvitation(tx, key, { id: personId, email })) === null) throw deadInvitation();
  };
}
