import { sql } from 'drizzle-orm';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import { tellRequestsOfRetirement } from '#domains/requests/server/parties/retirement.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { once } from '#platform/server/idempotency/once.ts';
import type { Sent } from '#platform/server/idempotency/sent.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import type { Parts } from '#platform/server/parts.ts';
import { listingWords } from '../contract/listing-fields.ts';
import { kinds } from './kinds.ts';
import { endedEditMail, publishedMail } from './mails.ts';
import {
  decideEdit,
  endForFormerOwner,
  findChangesSince,
  findNamed,
  findWaitingEdit,
  listAddressees,
  readSentBack,
} from './queries.ts';
import { findRecord, type ListingRecord } from './records.ts';
import * as rules from './rules.ts';
import { insertDraft, parseValues, updateListing } from './writing.ts';

export type RefreshingParts = {
  /** Each takes over into its results what has been committed. */
  finders: Record<ListingKind, { refresh(): Promise<void> }>;
};
export type ListingDependencies = RefreshingParts &
  Pick<Parts, 'db' | 'jobs' | 'attempts' | 'log' | 'publicUrl' | 'deskEmail'>;

export type ListingKey = { kind: ListingKind; id: number };

/** Brings what was committed into the results. A finder that is starting again finds it by itself. */
export async function showInResults(deps: ListingDependencies, kind: ListingKind): Promise<void> {
  await deps.finders[kind]
    .refresh()
    .catch((error) =>
      deps.log.warn({ err: error }, 'a listing is written; the results show it a little later'),
    );
}

/** A listing for a change: locked, or 'not-found'. */
export async function lockRecord(db: Queryable, viewer: Viewer, key: ListingKey): Promise<ListingRecord> {
  const record = await findRecord(db, viewer, key, true);
  if (record === null) throw missing(key.kind);
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
  const values = parseValues(kind, 'draft', typed);
  return once(deps.db, sent, async (tx) => {
    const id = await insertDraft(tx, kind, values);
    await auditListing(tx, viewer, await lockRecord(tx, viewer, { kind, id }), 'create-listing');
    return id;
  });
}

/** Writes what was typed over a listing at the revision that was read. */
export async function writeListing(
  db: Queryable,
  viewer: Viewer,
  record: ListingRecord,
  sent: unknown,
): Promise<void> {
  const values = parseValues(record.kind, record.state, sent);
  const fields = Object.keys(rules.changesBetween(record.kind, record.values, values));
  if (fields.length === 0) return;
  await updateListing(db, record, values);
  if (fields.includes('company')) await endForFormerOwner(db, record, viewer.personId);
  const { revision } = await lockRecord(db, viewer, record);
  await auditListing(db, viewer, record, 'edit-listing', { fields, revision });
}

/** Puts a draft or a retired listing before the buyers (§12.3); what is missing for that is told by field. */
export async function publishListing(
  deps: ListingDependencies,
  viewer: Viewer,
  key: ListingKey,
  revision: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const record = await lockRecord(tx, viewer, key);
    await refuseStale(tx, record, revision);
    await publish(tx, deps, viewer, record);
  });
  await showInResults(deps, key.kind);
}

/** Publishes what was looked at; who sent it for review is told. */
export async function publish(
  tx: Queryable,
  deps: ListingDependencies,
  viewer: Viewer,
  record: ListingRecord,
): Promise<void> {
  if (record.state !== 'published') {
    parseValues(record.kind, 'published', record.values);
    await updateListing(tx, record, null, {
      state: 'published',
      ...(record.state === 'draft' ? { listedAt: sql`now()` } : {}),
    });
    await auditListing(tx, viewer, record, 'publish-listing');
  }
  await settlePublication(tx, deps, record, viewer.personId);
}

/** A draft that is published, by whatever way, waits for its review no more; who sent it is told. */
export async function settlePublication(
  tx: Queryable,
  deps: Pick<ListingDependencies, 'jobs' | 'publicUrl'>,
  key: ListingKey,
  personId: number,
): Promise<void> {
  const waiting = await findWaitingEdit(tx, key);
  if (waiting === null || waiting.asks !== 'publication') return;
  await decideEdit(tx, waiting.id, 'approved', personId);
  const named = await findNamed(tx, key);
  const addressees = await listAddressees(tx, key, waiting);
  await postMails(
    tx,
    deps.jobs,
    addressees.map((to) => publishedMail(named, to, deps.publicUrl)),
  );
}

/** What hangs on a listing that is retired: its open requests are told, and what of it waits does so no more, as who asked hears. */
export async function settleRetirement(
  tx: Queryable,
  deps: Parameters<typeof tellRequestsOfRetirement>[1],
  key: ListingKey,
  personId: number,
): Promise<void> {
  await tellRequestsOfRetirement(tx, deps, key);
  const waiting = await findWaitingEdit(tx, key);
  if (waiting === null) return;
  await decideEdit(tx, waiting.id, 'withdrawn', personId, 'The listing was retired');
  const named = await findNamed(tx, key);
  const addressees = await listAddressees(tx, key, waiting);
  await postMails(
    tx,
    deps.jobs,
    addressees.map((to) => endedEditMail(named, to, waiting, deps.publicUrl)),
  );
}

/** Takes a listing from the buyers (§12.7). */
export async function retireListing(
  deps: ListingDependencies,
  viewer: Viewer,
  key: ListingKey,
  revision: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const record = await lockRecord(tx, viewer, key);
    await refuseStale(tx, record, revision);
    if (record.state !== 'published') {
      throw new AppError('conflict', 'Only a published listing can be retired.');
    }
    await updateListing(tx, key, null, { state: 'retired' });
    await settleRetirement(tx, deps, key, viewer.personId);
    await auditListing(tx, viewer, record, 'retire-listing');
  });
  await showInResults(deps, key.kind);
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
    const id = await insertDraft(tx, key.kind, {
      ...original.values,
      ...kinds[key.kind].duplicate,
    });
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
    waiting: await findWaitingEdit(db, key),
    sentBack: sentBack?.get(key.id) ?? null,
  };
}
