import { isDeepStrictEqual } from 'node:util';
import { desc, eq, sql } from 'drizzle-orm';
import { firstReviewMonths, type ReviewMonths } from '#domains/registers/contract/review-months.ts';
import { withCents } from '#platform/contract/amounts.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Parts } from '#platform/server/parts.ts';
import { people } from '../tables.ts';
import { operatorSettings } from './tables.ts';

const mostVersions = 50;

export type OperatorSettings = { fee: Parts['dealFee']; review: ReviewMonths };
type Kept = typeof operatorSettings.$inferSelect;

/** What the desk set last (§15.17); before that the fee of DEAL_FEE, and the usual months. */
export async function findOperatorSettings(
  db: Queryable,
  { dealFee }: Pick<Parts, 'dealFee'>,
): Promise<OperatorSettings> {
  const latest = await findLatest(db);
  return latest === undefined ? { fee: dealFee, review: firstReviewMonths } : settingsOf(latest);
}

/** The same of the fee alone. */
export async function findDealFee(db: Queryable, parts: Pick<Parts, 'dealFee'>): Promise<Parts['dealFee']> {
  return (await findOperatorSettings(db, parts)).fee;
}

/** The same of the months alone. */
export async function findReviewMonths(db: Queryable): Promise<ReviewMonths> {
  return (await findOperatorSettings(db, { dealFee: null })).review;
}

async function findLatest(db: Queryable): Promise<Kept | undefined> {
  const [latest] = await db.select().from(operatorSettings).orderBy(desc(operatorSettings.version)).limit(1);
  return latest;
}

function settingsOf({ feeAmount, feeCurrency, usMonths, euMonths, biologicMonths }: Kept): OperatorSettings {
  return {
    fee:
      feeAmount === null || feeCurrency === null
        ? null
        : { amount: withCents(feeAmount), currency: feeCurrency },
    review: { US: usMonths, EU: euMonths, biologic: biologicMonths },
  };
}

/** All that were kept, the latest first. */
export async function listOperatorSettings(db: Queryable) {
  const rows = await db
    .select({ kept: operatorSettings, by: people.name })
    .from(operatorSettings)
    .innerJoin(people, eq(people.id, operatorSettings.savedBy))
    .orderBy(desc(operatorSettings.version))
    .limit(mostVersions);
  return rows.map(({ kept, by }) => ({
    ...{ version: kept.version, ...settingsOf(kept) },
    ...{ savedAt: kept.savedAt.toISOString(), by },
  }));
}

/** Keeps a version after the one that was read, where it says something else; its number, or null where nothing is new. Throws AppError. */
export async function keepOperatorSettings(
  tx: Queryable,
  personId: number,
  after: number,
  { fee, review }: OperatorSettings,
): Promise<number | null> {
  await tx.execute(sql`lock table ${operatorSettings} in share row exclusive mode`);
  const latest = await findLatest(tx);
  if ((latest?.version ?? 0) !== after) {
    throw new AppError(
      'conflict',
      'Somebody saved other settings meanwhile. Load the page, and look at them.',
    );
  }
  const said = { fee: fee && { ...fee, amount: withCents(fee.amount) }, review };
  if (latest !== undefined && isDeepStrictEqual(settingsOf(latest), said)) return null;
  const version = after + 1;
  await tx.insert(operatorSettings).values({
    ...{ version, savedBy: personId, feeAmount: fee?.amount ?? null, feeCurrency: fee?.currency ?? null },
    ...{ usMonths: review.US, euMonths: review.EU, biologicMonths: review.biologic },
  });
  await audit(tx, personId, 'set-operator', `settings:${version}`, { fee, review });
  return version;
}
