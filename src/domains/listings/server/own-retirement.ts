import { and, desc, eq, inArray } from 'drizzle-orm';
import { listingKinds } from '#domains/catalogue/contract/listing-kinds.ts';
import { ofOwnCompany } from '#domains/companies/server/own-companies.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { lockRows } from '#platform/server/database/rows/lock-rows.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { type ListingDependencies, type ListingKey, lockRecord, showInResults } from './changes.ts';
import { kinds } from './kinds.ts';
import { publish, retire } from './publication.ts';
import type { ListingRecord } from './records.ts';

const notThere =
  'One of these listings is not there any more. None of them was changed: look at the list again.';

/** Takes listings of one's own from the buyers (§12.18): all of them or, where one cannot be, none. What is retired already stays so. */
export async function retireSeveral(
  deps: ListingDependencies,
  viewer: Viewer,
  listings: readonly ListingKey[],
): Promise<void> {
  await withEach(deps, viewer, listings, async (tx, record) => {
    if (record.state === 'retired') return;
    if (record.state !== 'published') throw refused(record, 'is a draft. Only what was published is retired');
    await retire(tx, deps, record, viewer, { by: 'owner' });
  });
}

/** Puts listings that their owner retired before the buyers again: the desk has read them, but for what rules ask today. */
export async function restoreSeveral(
  deps: ListingDependencies,
  viewer: Viewer,
  listings: readonly ListingKey[],
): Promise<void> {
  await withEach(deps, viewer, listings, async (tx, record) => {
    if (record.state === 'published') return;
    if (record.state !== 'retired') throw refused(record, 'is a draft. Send it for review');
    if (!(await wasRetiredByOwner(tx, record))) {
      throw refused(record, 'was retired by the desk. Write to it, and it publishes the listing again');
    }
    await publish(tx, deps, record, { viewer, reasons: {} }).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      throw refused(record, `cannot be published as it stands: ${error.message}`);
    });
  });
}

/** In one order, so that two calls never wait for each other. */
async function withEach(
  deps: ListingDependencies,
  viewer: Viewer,
  listings: readonly ListingKey[],
  act: (tx: Queryable, record: ListingRecord) => Promise<void>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    for (const kind of listingKinds) {
      const ids = [...new Set(listings.filter((one) => one.kind === kind).map(({ id }) => id))];
      const { table } = kinds[kind];
      const own =
        ids.length === 0
          ? []
          : await lockRows(tx, table, and(inArray(table.id, ids), ofOwnCompany(viewer, table.companyId)));
      if (own.length < ids.length) throw new AppError('not-found', notThere);
      for (const id of ids) await act(tx, await lockRecord(tx, viewer, { kind, id }));
    }
  });
  for (const kind of new Set(listings.map((one) => one.kind))) await showInResults(deps, kind);
}

/** What the last line of the trail about its state says; a sheet of the desk leaves none. */
async function wasRetiredByOwner(tx: Queryable, { kind, code }: ListingRecord): Promise<boolean> {
  const [last] = await tx
    .select({ action: auditTrail.action, detail: auditTrail.detail })
    .from(auditTrail)
    .where(
      and(
        eq(auditTrail.subject, `${kind}:${code}`),
        inArray(auditTrail.action, ['retire-listing', 'publish-listing']),
      ),
    )
    .orderBy(desc(auditTrail.id))
    .limit(1);
  return last?.action === 'retire-listing' && (last.detail as { by?: string }).by === 'owner';
}

function refused({ code }: ListingRecord, why: string): AppError {
  return new AppError('conflict', `${code} ${why}. None of what was ticked has changed.`);
}
