import type { Queryable } from '#platform/server/database/database.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { CompanyRole } from '../../contract/company-roles.ts';
import { findOwnRole, refuseRole } from '../own-companies.ts';
import { lockCompany } from './membership.ts';

/** Said whether there is one or not. */
export function unknownCompany(): AppError {
  return new AppError('not-found', 'There is no such company, or you are none of its people.');
}

/** What the viewer is in a company. Throws AppError 'not-found' for who is none of its people, whether there is one or not. */
export async function roleIn(db: Queryable, viewer: Viewer, companyId: number): Promise<CompanyRole> {
  const role = await findOwnRole(db, viewer, companyId);
  if (role === null) throw unknownCompany();
  return role;
}

/** Refuses all but a company's administrators. */
export async function refuseUnlessManaging(db: Queryable, viewer: Viewer, companyId: number): Promise<void> {
  refuseRole(await roleIn(db, viewer, companyId), 'manage');
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
