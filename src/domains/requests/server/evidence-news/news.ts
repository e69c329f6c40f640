import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { moveWords } from '#domains/evidence/contract/evidence-words.ts';
import { everyMinute, evidenceNewsQueue } from '#domains/evidence/server/jobs.ts';
import { type EvidenceMove, takeMoves } from '#domains/evidence/server/moves.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { lockRows } from '#platform/server/database/rows/lock-rows.ts';
import type { Parts } from '#platform/server/parts.ts';
import { endedStates } from '../../contract/request-life.ts';
import { selectRequests } from '../parties/participants.ts';
import { type MailParts, tellParticipants } from '../parties/recipients.ts';
import { addEvent, touchRequest } from '../queries.ts';
import { requests } from '../tables.ts';
import { listingWords } from '../thread/thread-mails.ts';

type NewsDependencies = MailParts & Pick<Parts, 'db' | 'jobs'>;

/** Has one of the processes tell, at once and every minute, of claims that an edition turned red or let be (§21.7). */
export async function workEvidenceNews(deps: NewsDependencies): Promise<void> {
  await deps.jobs.work(evidenceNewsQueue, () => tellOfEvidence(deps));
  await deps.jobs.repeat(evidenceNewsQueue, everyMinute);
}

/** In the thread of each open request, and by mail to all of its sides, in the transaction by which it counts as told. */
export function tellOfEvidence(deps: NewsDependencies): Promise<void> {
  return takeMoves(deps.db, (tx, moved) => tellOpenRequests(tx, deps, moved));
}

async function tellOpenRequests(tx: Queryable, parts: MailParts, { claim, move }: EvidenceMove) {
  const { dossierId, plantId } = claim;
  const isOver = dossierId === null ? eq(requests.plantId, plantId ?? 0) : eq(requests.dossierId, dossierId);
  const held = await lockRows(tx, requests, and(isOver, notInArray(requests.state, [...endedStates])));
  if (held.length === 0) return;
  const what = moveWords(claim, move);
  const rows = await selectRequests(tx, null).where(inArray(requests.id, held)).orderBy(requests.id);
  for (const row of rows) {
    await addEvent(tx, { requestId: row.id, what });
    await touchRequest(tx, row.id);
    await tellParticipants(tx, parts, row, null, () => ({
      subject: 'the evidence has changed',
      heading: 'What a register says of the evidence has changed',
      paragraphs: [
        `${what}.`,
        `It is part of the evidence of ${listingWords(row)}. The request goes on: ask in its thread what it means for you.`,
      ],
      facts: [
        { label: 'Found by', value: 'Dosebridge, in the published register' },
        { label: 'Reference', value: row.reference },
      ],
    }));
  }
}
