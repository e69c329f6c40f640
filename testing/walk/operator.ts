import { findOperator } from '#domains/accounts/server/operator/queries.ts';
import { operatorVersions } from '#domains/accounts/server/operator/tables.ts';
import type { TestProduct } from '../test-product.ts';

export async function latestVersion({ db }: TestProduct): Promise<number> {
  return (await findOperator(db, '9999-12-31')).current?.version ?? 0;
}

/** Who runs a test's installation, as the desk types it. */
export const operator = {
  ...{ name: 'Fictive Operations Lda', address: 'Rua Nova 1, Lisbon', register: '', phone: '' },
  ...{ email: 'legal@operator.example', law: 'Portugal', changes: '', asks: false },
};

/** Keeps a version that is in force; answers its number. */
export async function nameOperator(product: TestProduct, savedBy: number): Promise<number> {
  const version = (await latestVersion(product)) + 1;
  await product.db
    .insert(operatorVersions)
    .values({ ...operator, version, savedBy, inForceFrom: '2026-01-01', toldUpTo: null });
  return version;
}
