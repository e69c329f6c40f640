import { eq } from 'drizzle-orm';
import { findPersonById } from '#domains/accounts/server/queries.ts';
import { money } from '#platform/contract/amounts.ts';
import { capitalise } from '#platform/contract/capitalise.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { Fee } from '../../contract/term-sheets.ts';
import { type RequestRow, readRequests } from '../parties/participants.ts';
import { type MailParts, type RequestMail, tellParticipants } from '../parties/recipients.ts';
import { toDeskDate } from '../rules.ts';
import { requests } from '../tables.ts';
import { listingWords, type Person, personWords, sideWords } from './thread-mails.ts';

type Refund = Pick<Fee, 'currency' | 'amount' | 'bookedOn'> & { note: string };

/** Tells the buyer's side, and nobody else (§10.3), that money comes back and why (§17.3). */
export async function tellOfRefund(
  tx: Queryable,
  parts: MailParts,
  viewer: Viewer,
  requestId: number,
  refund: Refund,
): Promise<void> {
  const [row] = await readRequests(tx, null, eq(requests.id, requestId));
  if (row === undefined) throw new Error(`request ${requestId} is gone while it is held`);
  const by = await findPersonById(tx, viewer.personId);
  await tellParticipants(tx, parts, row, { personId: viewer.personId, side: 'desk' }, (reader) =>
    reader === 'buyer' ? refundMail(row, by, refund) : null,
  );
}

function refundMail(row: RequestRow, by: Person, { amount, currency, bookedOn, note }: Refund): RequestMail {
  const who = capitalise(personWords('buyer', row, by, 'desk'));
  return {
    subject: 'A refund was recorded',
    paragraphs: [
      `${who} has recorded a refund of ${money(amount, currency)}, of what was paid for ${listingWords(row)}.`,
    ],
    facts: [
      { label: 'Done by', value: sideWords.desk },
      { label: 'Reference', value: row.reference },
      { label: 'Listing', value: listingWords(row) },
      { label: 'Reason', value: note },
      { label: 'Booked on', value: toDeskDate(bookedOn) },
    ],
  };
}
