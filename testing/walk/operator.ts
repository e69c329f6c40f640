import { findOperator } from '#domains/accounts/server/operator/queries.ts';
import { listOperatorSettings } from '#domains/accounts/server/operator/settings.ts';
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

/** The fee and the months of reviews as the desk types them: the fee of every test. */
export const settings = {
  ...{ feeAmount: '500', feeCurrency: 'EUR', usMonths: 10, euMonths: 14, biologicMonths: 12 },
};

export async function latestSettings({ db }: TestProduct): Promise<number> {
  return (await listOperatorSettings(db))[0]?.version ?? 0;
}
