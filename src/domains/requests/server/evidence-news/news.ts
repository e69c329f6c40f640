import { and, eq, inArray, ne, notInArray } from 'drizzle-orm';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import { findPeopleOf } from '#domains/companies/server/people/queries.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { moveWords } from '#domains/evidence/contract/evidence-words.ts';
import { everyMinute, evidenceNewsQueue } from '#domains/evidence/server/jobs.ts';
import { type EvidenceMove, takeMoves } from '#domains/evidence/server/moves.ts';
import { plants } from '#domains/suppliers/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { lockRows } from '#platform/server/database/rows/lock-rows.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import type { Parts } from '#platform/server/parts.ts';
import { endedStates } from '../../contract/request-life.ts';
import { readRequests } from '../parties/participants.ts';
import { type MailParts, tellParticipants } from '../parties/recipients.ts';
import { addEvent, touchRequest } from '../queries.ts';
import { requests } from '../tables.ts';
import { listingWords } from '../thread/thread-mails.ts';
import { evidenceNewsMail, ownEvidenceMail } from './mails.ts';

type NewsDependencies = MailParts & Pick<Parts, 'db' | 'jobs'>;

/** Has one of the processes tell, at once and every minute, of claims that an edition turned red or let be (§21.7). */
export async function workEvidenceNews(deps: NewsDependencies): Promise<void> {
  await deps.jobs.work(evidenceNewsQueue, () => tellOfEvidence(deps));
  await deps.jobs.repeat(evidenceNewsQueue, everyMinute);
}

/**
 * In the thread of each open request, and by mail to all of its sides; to the people of the listing's company whether or not
 * there is one, once. All in the transaction by which it counts as told.
 */
export function tellOfEvidence(deps: NewsDependencies): Promise<void> {
  return takeMoves(deps.db, async (tx, moved) => {
    const told = await tellOpenRequests(tx, deps, moved);
    await tellOwner(tx, deps, moved, told);
  });
}

/** Answers the companies whose people were told as the owners of one. */
async function tellOpenRequests(tx: Queryable, parts: MailParts, { claim, move }: EvidenceMove) {
  const { dossierId, plantId } = claim;
  const isOver = dossierId === null ? eq(requests.plantId, plantId ?? 0) : eq(requests.dossierId, dossierId);
  const held = await lockRows(tx, requests, and(isOver, notInArray(requests.state, [...endedStates])));
  if (held.length === 0) return new Set<number>();
  const what = moveWords(claim, move);
  const rows = await readRequests(tx, null, inArray(requests.id, held));
  for (const row of rows) {
    await addEvent(tx, { requestId: row.id, what });
    await touchRequest(tx, row.id);
    await tellParticipants(tx, parts, row, null, () =>
      evidenceNewsMail(what, listingWords(row), row.reference),
    );
  }
  // Before it is passed on, an owner knows of no request.
  return new Set(rows.filter(({ passedOnAt }) => passedOnAt !== null).map(({ owner }) => owner.id));
}

async function tellOwner(
  tx: Queryable,
  { jobs, publicUrl }: MailParts,
  { claim, move }: EvidenceMove,
  told: ReadonlySet<number>,
) {
  const listing = await findListed(tx, claim);
  if (listing === null || told.has(listing.companyId)) return;
  const what = moveWords(claim, move);
  const people = await findPeopleOf(tx, listing.companyId);
  const mails = people.map((to) => ownEvidenceMail(what, listing, to, publicUrl));
  if (mails.length > 0) await postMails(tx, jobs, mails);
}

/** The claim's listing, unless it was retired: nobody can ask for that. A plant goes by its code. */
async function findListed(tx: Queryable, { dossierId, plantId }: EvidenceMove['claim']) {
  const [table, title, id, kind] =
    dossierId === null
      ? ([plants, plants.code, plantId ?? 0, 'supplier'] as const)
      : ([dossiers, dossiers.title, dossierId, 'dossier'] as const);
  const [row] = await tx
    .select({ id: table.id, code: table.code, title, companyId: table.companyId })
    .from(table)
    .where(and(eq(table.id, id), ne(table.state, 'retired')));
  return row === undefined ? null : { ...row, kind: kind satisfies ListingKind };
}
