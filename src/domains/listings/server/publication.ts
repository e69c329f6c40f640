import { sql } from 'drizzle-orm';
import { tellRequestsOfRetirement } from '#domains/requests/server/parties/retirement.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import type { Reasons } from '../contract/findings.ts';
import {
  auditListing,
  type ListingDependencies,
  type ListingKey,
  lockRecord,
  refuseStale,
  showInResults,
} from './changes.ts';
import { type Answering, explainedBy, judge, keepWith } from './findings/judging.ts';
import { endedEditMail, publishedMail } from './mails.ts';
import { decideEdit, findNamed, findWaitingEdit, listAddressees } from './queries.ts';
import type { ListingRecord } from './records.ts';
import { parseValues, updateListing } from './writing.ts';

/** Puts a draft or a retired listing before the buyers (§12.3); what is missing for that is told by field. */
export async function publishListing(
  deps: ListingDependencies,
  viewer: Viewer,
  key: ListingKey,
  { revision, reasons }: { revision: string; reasons: Reasons },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const record = await lockRecord(tx, viewer, key);
    await refuseStale(tx, record, revision);
    await publish(tx, deps, record, { viewer, reasons });
  });
  await showInResults(deps, key.kind);
}

/** Publishes what was looked at; who sent it for review is told. */
export async function publish(
  tx: Queryable,
  deps: ListingDependencies,
  record: ListingRecord,
  answering: Answering,
): Promise<void> {
  const { viewer } = answering;
  if (record.state !== 'published') {
    parseValues(record.kind, 'published', record.values);
    const judged = { ...record, state: 'published' as const };
    const findings = await judge(tx, deps.lint, judged, answering);
    await keepWith(tx, record, findings);
    await updateListing(tx, record, null, {
      state: 'published',
      ...(record.state === 'draft' ? { listedAt: sql`now()` } : {}),
    });
    await auditListing(tx, viewer, record, 'publish-listing', explainedBy(findings, answering.reasons));
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
    await retire(tx, deps, record, viewer);
  });
  await showInResults(deps, key.kind);
}

/** Takes a published listing that is held from the buyers; `by` says in the trail on which side who did it stood. */
export async function retire(
  tx: Queryable,
  deps: ListingDependencies,
  record: ListingRecord,
  viewer: Viewer,
  by: { by?: 'owner' } = {},
): Promise<void> {
  await updateListing(tx, record, null, { state: 'retired' });
  await keepWith(tx, record, []);
  await settleRetirement(tx, deps, record, viewer.personId);
  await auditListing(tx, viewer, record, 'retire-listing', by);
}
