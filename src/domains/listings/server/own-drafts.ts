import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { type ListingKind, listingKinds } from '#domains/catalogue/contract/listing-kinds.ts';
import {
  holdCompany,
  holdOwnCompany,
  type OwnCompany,
  ofOwnCompany,
  refuseByRole,
} from '#domains/companies/server/own-companies.ts';
import { holdToDay } from '#platform/server/attempts/daily-caps.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import { lockRows } from '#platform/server/database/rows/lock-rows.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { once } from '#platform/server/idempotency/once.ts';
import type { Sent } from '#platform/server/idempotency/sent.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import type { Reasons } from '../contract/findings.ts';
import { mostDrafts } from '../contract/own-limits.ts';
import {
  addDraft,
  auditListing,
  type ListingDependencies,
  type ListingKey,
  lockRecord,
  refuseStale,
  showInResults,
} from './changes.ts';
import { explainedBy, judge, keepWith } from './findings/judging.ts';
import { kinds } from './kinds.ts';
import { reviewMail } from './mails.ts';
import { addEdit, findWaitingEdit } from './queries.ts';
import * as rules from './rules.ts';
import { deleteListing, parseValues, readValues } from './writing.ts';

/** How many more drafts a company may have (§12.13). */
export async function countFreeDrafts(tx: Queryable, companyId: number): Promise<number> {
  let drafts = 0;
  for (const kind of listingKinds) {
    const { table } = kinds[kind];
    const [row] = await tx
      .select({ drafts: count() })
      .from(table)
      .where(and(eq(table.companyId, companyId), eq(table.state, 'draft')));
    drafts += row?.drafts ?? 0;
  }
  return Math.max(0, mostDrafts - drafts);
}

/** Refuses one more draft of a company that is held, where it has as many as it may. */
export async function refuseFull(tx: Queryable, companyId: number): Promise<void> {
  if ((await countFreeDrafts(tx, companyId)) > 0) return;
  throw new AppError(
    'conflict',
    `Your company has ${mostDrafts} drafts already. Send some of them for review first, or write another listing over one of them.`,
  );
}

/** The viewer's own company for which they list, held; the one that is named, or the first. Throws AppError 'not-found' without one. */
export async function holdListingCompany(
  tx: Queryable,
  viewer: Viewer,
  id: number | null,
): Promise<OwnCompany> {
  const company = await holdOwnCompany(tx, viewer, id, 'deal');
  if (company !== null) return company;
  throw new AppError(
    'not-found',
    'You are one of no company’s people here. Set up your company under Company, or ask a colleague for an invitation.',
  );
}

/** Drafts a listing of the viewer's own company; its id. What only the desk writes stays as it begins. */
export async function draftOwn(
  deps: ListingDependencies,
  viewer: Viewer,
  kind: ListingKind,
  typed: { values: Record<string, unknown>; company: number | null },
  sent: Sent | null,
): Promise<number> {
  return once(deps.db, sent, async (tx) => {
    const company = await holdListingCompany(tx, viewer, typed.company);
    await refuseFull(tx, company.id);
    const blank = rules.blankFor(kind, company.name);
    const asked = rules.asOwner(kind, blank, { ...blank, ...typed.values });
    const values = await readValues(tx, kind, 'draft', asked);
    return addDraft(tx, deps, viewer, kind, values);
  });
}

/** Before a listing is duplicated by its owner: its company must have room for one more draft. */
export async function holdRoomForDraft(tx: Queryable, { companyId }: { companyId: number }): Promise<void> {
  await holdCompany(tx, companyId);
  await refuseFull(tx, companyId);
}

/** Deletes a draft for good, and with it what waits of it for the desk; its code. */
export async function deleteDraft(db: Database, viewer: Viewer, key: ListingKey): Promise<string> {
  return db.transaction(async (tx) => {
    const record = await lockRecord(tx, viewer, key);
    if (record.state !== 'draft') {
      throw new AppError('conflict', 'Only a draft can be deleted. What was published once is retired.');
    }
    await deleteListing(tx, record);
    // What it was called stays given: sheets of the desk may name it still.
    const { plantCode } = record;
    await auditListing(tx, viewer, record, 'delete-listing', plantCode === '' ? {} : { plantCode });
    return record.code;
  });
}

/** Puts a draft before the desk as it stands; what is missing to publish it, or speaks against that, is told by field. */
export async function sendForReview(
  deps: ListingDependencies,
  viewer: Viewer,
  key: ListingKey,
  { revision, reasons }: { revision: string; reasons: Reasons },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const record = await lockRecord(tx, viewer, key);
    if (record.state !== 'draft') throw new AppError('conflict', 'Only a draft is sent for review.');
    // Sent again, because its answer was lost: the desk has been told.
    if ((await findWaitingEdit(tx, key)) !== null) return;
    await refuseStale(tx, record, revision);
    parseValues(key.kind, 'published', record.values);
    const judged = { ...record, state: 'published' as const };
    const findings = await judge(tx, deps.lint, judged, { viewer, reasons });
    await keepWith(tx, record, findings);
    await addEdit(tx, record, viewer.personId, { asks: 'publication' });
    await auditListing(tx, viewer, record, 'send-for-review', explainedBy(findings, reasons));
    await holdToDay(tx, deps.attempts, viewer, 'messages');
    await postMails(tx, deps.jobs, [
      reviewMail(record, viewer.name, { desk: deps.deskEmail, publicUrl: deps.publicUrl }),
    ]);
  });
}

/** Says of published listings of one's own that they still hold: of all of them or, where one is not there, of none. */
export async function confirmSeveral(
  deps: ListingDependencies,
  viewer: Viewer,
  listings: readonly ListingKey[],
): Promise<number> {
  const byKind = Map.groupBy(listings, ({ kind }) => kind);
  const counts = await deps.db.transaction(async (tx) => {
    const confirmed: number[] = [];
    // In one order, so that two calls never wait for each other.
    for (const kind of listingKinds) {
      const ids = new Set((byKind.get(kind) ?? []).map(({ id }) => id));
      if (ids.size > 0) confirmed.push(await confirmOfKind(tx, viewer, kind, [...ids]));
    }
    return confirmed;
  });
  for (const kind of byKind.keys()) await showInResults(deps, kind);
  return counts.reduce((sum, some) => sum + some, 0);
}

async function confirmOfKind(
  tx: Queryable,
  viewer: Viewer,
  kind: ListingKind,
  ids: number[],
): Promise<number> {
  const { table } = kinds[kind];
  const where = and(
    inArray(table.id, ids),
    eq(table.state, 'published'),
    ofOwnCompany(viewer, table.companyId),
  );
  if ((await lockRows(tx, table, where)).length < ids.length) {
    throw new AppError(
      'not-found',
      'One of these listings is not there any more, or not published. None was confirmed: look at the list again.',
    );
  }
  const rows = await tx
    .update(table)
    .set({ confirmedAt: sql`now()` })
    .where(where)
    .returning({ code: table.code, companyId: table.companyId });
  for (const companyId of new Set(rows.map((row) => row.companyId)))
    await refuseByRole(tx, viewer, companyId, 'deal');
  for (const { code } of rows) await audit(tx, viewer.personId, 'confirm-listing', `${kind}:${code}`, {});
  return rows.length;
}
