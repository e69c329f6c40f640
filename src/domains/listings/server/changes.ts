import { sql } from 'drizzle-orm';
import type { ListingValues } from '#domains/catalogue/contract/listing-field.ts';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import { whyNotAs } from '#domains/companies/contract/company-roles.ts';
import { findBelonging, refuseByRole } from '#domains/companies/server/own-companies.ts';
import type { Lint } from '#domains/dossiers/server/lint/lint.ts';
import { hurryWindows } from '#domains/dossiers/server/windows/jobs.ts';
import { forgetVerdicts } from '#domains/evidence/server/queries.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { once } from '#platform/server/idempotency/once.ts';
import type { Sent } from '#platform/server/idempotency/sent.ts';
import type { Parts } from '#platform/server/parts.ts';
import { listingWords } from '../contract/listing-fields.ts';
import { type Answering, explainedBy, findAgainst, hasReasons, judge, keepWith } from './findings/judging.ts';
import { listFindings } from './findings/queries.ts';
import { kinds } from './kinds.ts';
import { endForFormerOwner, findChangesSince, findWaitingEdit, readSentBack } from './queries.ts';
import { findRecord, type ListingRecord } from './records.ts';
import * as rules from './rules.ts';
import { withdrawOfFormerProduct } from './settlements/queries.ts';
import { insertDraft, readValues, updateListing } from './writing.ts';

export type RefreshingParts = {
  /** Each takes over into its results what has been committed. */
  finders: Record<ListingKind, { refresh(): Promise<void> }>;
};
export type ListingParts = RefreshingParts &
  Pick<Parts, 'db' | 'jobs' | 'attempts' | 'log' | 'publicUrl' | 'deskEmail' | 'deskTimeZone'>;
export type ListingDependencies = ListingParts & { lint: Lint };

export type ListingKey = { kind: ListingKind; id: number };

/** Brings what was committed into the results, and has launch windows worked out. What fails happens by itself a little later. */
export async function showInResults(deps: ListingDependencies, kind: ListingKind): Promise<void> {
  await deps.finders[kind]
    .refresh()
    .catch((error) =>
      deps.log.warn({ err: error }, 'a listing is written; the results show it a little later'),
    );
  if (kind === 'supplier') return;
  await hurryWindows(deps.db, deps.jobs).catch((error) =>
    deps.log.warn({ err: error }, 'a listing is written; its launch windows are worked out a little later'),
  );
}

/** A listing for a change: locked, 'not-found', or 'forbidden' by one's role in its company (§26.1). */
export async function lockRecord(db: Queryable, viewer: Viewer, key: ListingKey): Promise<ListingRecord> {
  const record = await findRecord(db, viewer, key, true);
  if (record === null) throw missing(key.kind);
  if (viewer.role !== 'admin') await refuseByRole(db, viewer, record.companyId, 'deal');
  return record;
}

export function missing(kind: ListingKind): AppError {
  return new AppError('not-found', `There is no such ${listingWords[kind].one}, or it is not yours to see.`);
}

export function auditListing(
  db: Queryable,
  viewer: Viewer,
  record: Pick<ListingRecord, 'kind' | 'code'>,
  action: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  return audit(db, viewer.personId, action, `${record.kind}:${record.code}`, detail);
}

/** Throws 'conflict', saying who changed what, where the listing is no longer the one that was read. */
export async function refuseStale(db: Queryable, record: ListingRecord, revision: string): Promise<void> {
  if (record.revision === revision) return;
  const since = await findChangesSince(db, `${record.kind}:${record.code}`, revision);
  const told = since.map(({ who, at, fields }) => {
    const what = fields.length === 0 ? 'it' : rules.fieldWords(record.kind, fields);
    const time = at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
    return `${who} changed ${what} at ${time} UTC.`;
  });
  throw new AppError(
    'conflict',
    `${told.join(' ') || 'This listing was changed.'} You had opened it before. Nothing you typed is lost: look at what changed, then save again.`,
    {
      issues: [...new Set(since.flatMap(({ fields }) => fields))].map((path) => ({
        path,
        message: 'Changed meanwhile',
      })),
    },
  );
}

/** Makes a draft of what was typed; its id. */
export async function createListing(
  deps: ListingDependencies,
  viewer: Viewer,
  kind: ListingKind,
  typed: unknown,
  sent: Sent | null,
): Promise<number> {
  const values = await readValues(deps.db, kind, 'draft', typed);
  return once(deps.db, sent, (tx) => addDraft(tx, deps, viewer, kind, values));
}

/** Adds a draft that could be true; its id. */
export async function addDraft(
  tx: Queryable,
  { lint }: Pick<ListingDependencies, 'lint'>,
  viewer: Viewer,
  kind: ListingKind,
  values: ListingValues,
): Promise<number> {
  const findings = await judge(tx, lint, { kind, state: 'draft', values }, { viewer, reasons: {} });
  const id = await insertDraft(tx, kind, values);
  await keepWith(tx, { kind, id }, findings);
  await auditListing(tx, viewer, await lockRecord(tx, viewer, { kind, id }), 'create-listing');
  return id;
}

/** Writes what was typed over a listing at the revision that was read, and keeps what is found of it with its reasons (§12.16). */
export async function writeListing(
  db: Queryable,
  { lint }: Pick<ListingDependencies, 'lint'>,
  record: ListingRecord,
  sent: unknown,
  answering: Answering,
): Promise<void> {
  const values = await readValues(db, record.kind, record.state, sent);
  const fields = Object.keys(rules.changesBetween(record.kind, record.values, values));
  if (fields.length === 0) {
    await explainListing(db, { lint }, record, answering);
    return;
  }
  const { viewer } = answering;
  const findings = await judge(db, lint, { ...record, values }, answering);
  await updateListing(db, record, values);
  await keepWith(db, record, findings);
  if (fields.includes('company')) await endForFormerOwner(db, record, viewer.personId);
  if (fields.includes('molecule')) {
    await forgetVerdicts(db, record);
    for (const settlement of await withdrawOfFormerProduct(db, record.id, viewer.personId))
      await auditListing(db, viewer, record, 'withdraw-settlement', { settlement });
  }
  const { revision } = await lockRecord(db, viewer, record);
  const explained = explainedBy(findings, answering.reasons);
  await auditListing(db, viewer, record, 'edit-listing', { fields, revision, ...explained });
}

/** Keeps reasons for what is asked of a listing that stays as it is; whether anything was asked that they answer. */
export async function explainListing(
  db: Queryable,
  { lint }: Pick<ListingDependencies, 'lint'>,
  record: ListingRecord,
  answering: Answering,
): Promise<boolean> {
  if (!hasReasons(answering.reasons)) return false;
  const findings = await findAgainst(db, lint, record, answering);
  await keepWith(db, record, findings);
  const detail = explainedBy(findings, answering.reasons);
  if (detail.explained === undefined) return false;
  await auditListing(db, answering.viewer, record, 'explain-listing', detail);
  return true;
}

/** A draft of the same fields, under a code of its own; its id. `hold` may refuse it. */
export async function duplicateListing(
  deps: ListingDependencies,
  viewer: Viewer,
  key: ListingKey,
  sent: Sent | null,
  hold?: (tx: Queryable, original: ListingRecord) => Promise<void>,
): Promise<number> {
  return once(deps.db, sent, async (tx) => {
    const original = await lockRecord(tx, viewer, key);
    await hold?.(tx, original);
    const values = { ...original.values, ...kinds[key.kind].duplicate };
    const id = await insertDraft(tx, key.kind, values);
    // What cannot be is told, and mended in the copy.
    const judged = { kind: key.kind, state: 'draft' as const, values };
    await keepWith(
      tx,
      { kind: key.kind, id },
      await findAgainst(tx, deps.lint, judged, { viewer, reasons: {} }),
    );
    const copy = await lockRecord(tx, viewer, { kind: key.kind, id });
    await auditListing(tx, viewer, copy, 'duplicate-listing', { of: original.code });
    return id;
  });
}

/** Its owner, or the desk for them, says that a listing still holds. */
export async function confirmListing(
  deps: ListingDependencies,
  viewer: Viewer,
  key: ListingKey,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const record = await lockRecord(tx, viewer, key);
    await updateListing(tx, key, null, { confirmedAt: sql`now()` });
    await auditListing(tx, viewer, record, 'confirm-listing');
  });
  await showInResults(deps, key.kind);
}

/** Whether a save by this viewer is at once, waits for the desk, or is none. */
export function savesOf(viewer: Viewer, record: ListingRecord): 'at-once' | 'for-approval' | 'never' {
  if (viewer.role === 'admin' || record.state === 'draft') return 'at-once';
  return record.state === 'published' ? 'for-approval' : 'never';
}

/** A listing with the change of it that waits, as a call answers it. */
export async function findWhole(db: Queryable, viewer: Viewer, key: ListingKey) {
  const record = await findRecord(db, viewer, key);
  if (record === null) throw missing(key.kind);
  const sentBack = record.state === 'draft' ? await readSentBack(db, key.kind, [key.id]) : null;
  return {
    record,
    saves: savesOf(viewer, record),
    mayNot:
      viewer.role === 'admin' ? null : whyNotAs(await findBelonging(db, viewer, record.companyId), 'deal'),
    waiting: await findWaitingEdit(db, key),
    sentBack: sentBack?.get(key.id) ?? null,
    findings: key.kind === 'dossier' ? await listFindings(db, key.id) : [],
  };
}
