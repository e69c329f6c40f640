import { isDeepStrictEqual } from 'node:util';
import type { FieldValue } from '#domains/catalogue/contract/listing-field.ts';
import { holdToDay } from '#platform/server/attempts/daily-caps.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import type { Reasons } from '../contract/findings.ts';
import {
  auditListing,
  explainListing,
  type ListingDependencies,
  type ListingKey,
  lockRecord,
  refuseStale,
  savesOf,
  showInResults,
  writeListing,
} from './changes.ts';
import { type Answering, explainedBy, findAgainst, hasReasons, judge } from './findings/judging.ts';
import type { KeptFinding } from './findings/rules.ts';
import { decisionMail, proposalMail, sentBackMail } from './mails.ts';
import { publish } from './publication.ts';
import { addEdit, decideEdit, type EditRow, findEdit, findWaitingEdit, listAddressees } from './queries.ts';
import type { ListingRecord } from './records.ts';
import * as rules from './rules.ts';
import { readValues, updateListing } from './writing.ts';

export type Outcome = 'saved' | 'proposed' | 'explained' | 'unchanged';

/** Saves what was typed, at once or as a proposal in place of an earlier one (§12.4). */
export async function saveListing(
  deps: ListingDependencies,
  viewer: Viewer,
  key: ListingKey,
  { revision, values, reasons }: { revision: string; values: Record<string, unknown>; reasons: Reasons },
): Promise<Outcome> {
  const outcome = await deps.db.transaction((tx) =>
    saveWithin(tx, deps, viewer, key, { revision, values, reasons }, true),
  );
  if (outcome === 'saved') await showInResults(deps, key.kind);
  return outcome;
}

/** The same within a transaction; `isTold`: the desk is told of a proposal by a mail of its own. */
export async function saveWithin(
  tx: Queryable,
  deps: ListingDependencies,
  viewer: Viewer,
  key: ListingKey,
  { revision, values, reasons }: { revision: string; values: Record<string, unknown>; reasons: Reasons },
  isTold: boolean,
): Promise<Outcome> {
  const record = await lockRecord(tx, viewer, key);
  const saves = savesOf(viewer, record);
  if (saves === 'never') {
    throw new AppError('conflict', 'This listing is retired. Restore it before you change it.');
  }
  await refuseStale(tx, record, revision);
  const sent = viewer.role === 'admin' ? values : rules.asOwner(key.kind, record.values, values);
  const answering = { viewer, reasons };
  if (saves === 'for-approval') return propose(deps, tx, record, sent, answering, isTold);
  await writeListing(tx, deps, record, sent, answering);
  return 'saved';
}

async function propose(
  deps: ListingDependencies,
  tx: Queryable,
  record: ListingRecord,
  sent: unknown,
  answering: Answering,
  isTold: boolean,
): Promise<Outcome> {
  const { viewer, reasons } = answering;
  const values = await readValues(tx, record.kind, record.state, sent);
  const changes = rules.changesBetween(record.kind, record.values, values);
  const fields = Object.keys(changes);
  const earlier = await findWaitingEdit(tx, record);
  const isExplained = fields.length === 0 && (await explainListing(tx, deps, record, answering));
  if (isExplained && earlier === null) return 'explained';
  // Sent again, because its answer was lost: the desk has been told.
  const isSame = earlier !== null && isDeepStrictEqual(earlier.changes, changes);
  if (isSame && !hasReasons(reasons)) return 'proposed';
  const judged = fields.length === 0 ? [] : await judge(tx, deps.lint, { ...record, values }, answering);
  const findings = judged.map(({ rule, words, about, reason }) => ({ rule, words, about, reason }));
  if (isSame && isDeepStrictEqual(earlier.findings, findings)) return 'proposed';
  if (earlier !== null)
    await decideEdit(tx, earlier.id, 'withdrawn', viewer.personId, 'Replaced or taken back');
  if (fields.length === 0) return 'unchanged';
  await addEdit(tx, record, viewer.personId, { asks: 'change', changes, findings });
  await auditListing(tx, viewer, record, 'propose-edit', { fields, ...explainedBy(judged, reasons) });
  if (!isTold) return 'proposed';
  await holdToDay(tx, deps.attempts, viewer, 'messages');
  await postMails(tx, deps.jobs, [
    proposalMail(record, viewer.name, changes, { desk: deps.deskEmail, publicUrl: deps.publicUrl }),
  ]);
  return 'proposed';
}

/** Takes the waiting proposal back. */
export async function withdrawEdit(
  deps: ListingDependencies,
  viewer: Viewer,
  key: ListingKey,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const record = await lockRecord(tx, viewer, key);
    const waiting = await findWaitingEdit(tx, key);
    if (waiting === null) throw new AppError('conflict', 'No change of this listing waits any more.');
    await decideEdit(tx, waiting.id, 'withdrawn', viewer.personId);
    await auditListing(tx, viewer, record, 'withdraw-edit');
  });
}

/** A proposal with its listing as it stands now; 'not-found' without. */
export async function readEdit(db: Queryable, viewer: Viewer, id: number, lock: boolean) {
  const edit = await findEdit(db, id);
  if (edit === null) throw new AppError('not-found', 'There is no such proposal.');
  const key = { kind: edit.kind, id: Number(edit.dossierId ?? edit.plantId) };
  const record = await lockRecord(db, viewer, key);
  // Read anew under the lock: who decided it meanwhile held the same one.
  return { edit: lock ? ((await findEdit(db, edit.id)) as EditRow) : edit, record };
}

/** What the rules have against what waits, as it is decided on; null once it is. */
export async function findAgainstEdit(
  { db, lint }: Pick<ListingDependencies, 'db' | 'lint'>,
  viewer: Viewer,
  edit: EditRow,
  record: ListingRecord,
): Promise<KeptFinding[] | null> {
  if (edit.state !== 'waiting') return null;
  const values = rules.withChanges(record.values, edit.changes);
  return findAgainst(db, lint, { ...record, values }, { viewer, reasons: {}, known: reasonsOf(edit) });
}

/** Who proposed a change gave its reasons with it. */
function reasonsOf({ findings, proposedBy, proposedAt, proposer }: EditRow): KeptFinding[] {
  const given = { reasonBy: proposedBy, reasonAt: proposedAt, by: proposer.name };
  return findings.map((finding) => ({ about: '', ...finding, ...given }));
}

function refuseDecided({ state }: EditRow): void {
  if (state === 'waiting') return;
  throw new AppError('conflict', `This change has been ${state} meanwhile. Look at it again.`);
}

/** Applies a proposal to the listing that the desk looked at, or publishes the draft. */
export async function approveEdit(
  deps: ListingDependencies,
  viewer: Viewer,
  id: number,
  { revision, reasons }: { revision: string; reasons: Reasons },
): Promise<void> {
  const kind = await deps.db.transaction(async (tx) => {
    const { edit, record } = await readEdit(tx, viewer, id, true);
    refuseDecided(edit);
    await refuseStale(tx, record, revision);
    if (edit.asks === 'publication') {
      await publish(tx, deps, record, { viewer, reasons });
      return record.kind;
    }
    const values = rules.withChanges(record.values, edit.changes);
    await writeListing(tx, deps, record, values, { viewer, reasons, known: reasonsOf(edit) });
    await updateListing(tx, record, null, { confirmedAt: edit.proposedAt });
    await decideEdit(tx, edit.id, 'approved', viewer.personId);
    await auditListing(tx, viewer, record, 'approve-edit', { edit: edit.id });
    const addressees = await listAddressees(tx, record, edit);
    await postMails(
      tx,
      deps.jobs,
      addressees.map((to) => decisionMail(record, to, edit, 'approved', '', deps.publicUrl)),
    );
    return record.kind;
  });
  await showInResults(deps, kind);
}

/** Turns a proposal down, or sends a draft back, and tells who made it why. */
export async function rejectEdit(
  deps: ListingDependencies,
  viewer: Viewer,
  id: number,
  note: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { edit, record } = await readEdit(tx, viewer, id, true);
    refuseDecided(edit);
    await decideEdit(tx, edit.id, 'rejected', viewer.personId, note);
    await auditListing(tx, viewer, record, 'reject-edit', { edit: edit.id });
    const addressees = await listAddressees(tx, record, edit);
    await postMails(
      tx,
      deps.jobs,
      addressees.map((to) =>
        edit.asks === 'publication'
          ? sentBackMail(record, to, note, deps.publicUrl)
          : decisionMail(record, to, edit, 'rejected', note, deps.publicUrl),
      ),
    );
  });
}

/** What a proposal changes, beside what stands there now. */
export function changesOf(edit: EditRow, record: ListingRecord) {
  return Object.entries(edit.changes).map(([field, [before, after]]) => ({
    field,
    before: before as FieldValue,
    after: after as FieldValue,
    now: record.values[field] ?? null,
  }));
}
