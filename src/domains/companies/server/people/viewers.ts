import type { Queryable } from '#platform/server/database/database.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { Belonging } from '../../contract/company-roles.ts';
import { findBelonging, refuseRole } from '../own-companies.ts';
import { lockCompany } from './membership.ts';

/** Said whether there is one or not. */
export function unknownCompany(): AppError {
  return new AppError('not-found', 'There is no such company, or you are none of its people.');
}

/** A company, and what the viewer is in it. Throws AppError 'not-found' for who is none of its people, whether there is one or not. */
export async function belongingIn(db: Queryable, viewer: Viewer, companyId: number): Promise<Belonging> {
  const as = await findBelonging(db, viewer, companyId);
  if (as === null) throw unknownCompany();
  return as;
}

/** Refuses all but a company's administrators. */
export async function refuseUnlessManaging(db: Queryable, viewer: Viewer, companyId: number): Promise<void> {
  refuseRole(await belongingIn(db, viewer, companyId), 'manage');
}

/**
 * A company for one of its administrators, locked until the transaction ends. Asked before the lock, so that nobody holds up a
 * company by asking, and under it, so that who was ended meanwhile does nothing more.
 */
export async function lockManaged(tx: Queryable, viewer: Viewer, companyId: number) {
  await refuseUnlessManaging(tx, viewer, companyId);
  const company = await lockCompany(tx, companyId);
  await refuseUnlessManaging(tx, viewer, companyId);
  return company;
}
