import type { FastifyInstance } from 'fastify';
import type { EmailAddress } from '#platform/contract/fields.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError } from '#platform/server/http/errors.ts';
import { networkOf } from '#platform/server/limits/network-of.ts';
import type { Parts } from '#platform/server/parts.ts';
import { companyRefusals, otherWayClosed } from '../../contract/company-refusals.ts';
import { limits } from '../limits.ts';

/** How a company's people sign in. */
export type CompanyWay = {
  /** Where that begins. */
  at: string;
  /** Whether no other way is open to addresses of the domain. */
  only: boolean;
  /** Whether it is so for this address, too: not for that of somebody whom the company lets in no more. */
  binds: boolean;
  /** What sessions call its provider. */
  provider: string;
};

export type CompanyWayParts = {
  /** The sign-in of the company whose domain an address is of (§26.8); null where none has one. */
  findCompanyWay(db: Queryable, email: EmailAddress): Promise<CompanyWay | null>;
  /** The same, as it stays until the transaction ends: whoever makes it the only way comes before or after. A person before it. */
  holdCompanyWay(tx: Queryable, email: EmailAddress): Promise<CompanyWay | null>;
};

/** Which way an address comes in by, for the login page: told by its domain alone, whoever has an account. */
export function companyWayRoutes(
  app: FastifyInstance,
  { db, attempts, findCompanyWay }: Pick<Parts, 'db' | 'attempts'> & CompanyWayParts,
): void {
  implement(app, 'POST /api/sign-in-ways', async ({ body, request }) => {
    await attempts.count(limits.wayPerAddress, networkOf(request.ip));
    const way = await findCompanyWay(db, body.email);
    return { data: way && { at: way.at, only: way.only } };
  });
}

/** Refuses whoever comes by another way than their company's, where that is the only one; beside the field of the address. */
export async function refuseOtherWay(
  db: Queryable,
  { findCompanyWay }: CompanyWayParts,
  email: EmailAddress,
  path: 'email' | 'Email',
): Promise<void> {
  if ((await findCompanyWay(db, email))?.binds) throw otherWayRefused(email, path);
}

/**
 * Refuses them once more in the transaction of what lets them in, under what sets the only way. `by`: whose provider has vouched,
 * whose word counts as long as it is the one that is set for their domain.
 */
export async function refuseOtherWayHeld(
  tx: Queryable,
  { holdCompanyWay }: CompanyWayParts,
  email: EmailAddress,
  by: string | null,
): Promise<void> {
  const way = await holdCompanyWay(tx, email);
  if (by !== null && way?.provider !== by) {
    throw new AppError('forbidden', companyRefusals.changed, { refusal: { reason: 'company-changed' } });
  }
  if (way?.binds && by === null) throw otherWayRefused(email, 'email');
}

function otherWayRefused(email: EmailAddress, path: 'email' | 'Email'): AppError {
  const message = otherWayClosed(email);
  return new AppError('forbidden', message, {
    issues: [{ path, message }],
    refusal: { reason: 'company-way-only' },
  });
}
