import { findPersonById } from '#domains/accounts/server/queries.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { committedWords } from '../../contract/signing-words.ts';
import type { RequestRow } from '../parties/participants.ts';
import type { RequestMail } from '../parties/recipients.ts';
import { toDeskDate } from '../rules.ts';
import { listingWords, sideWords } from '../thread/thread-mails.ts';
import type { Signable } from './standing.ts';

type Told = Signable & { amount: string | null };

/** To who may approve it: who asks for it, what it commits to, and until when it holds. */
export async function askedMail(
  tx: Queryable,
  viewer: Pick<Viewer, 'personId'>,
  row: RequestRow,
  told: Told,
): Promise<RequestMail> {
  const { version } = told.sheet;
  const { name } = await findPersonById(tx, viewer.personId);
  const what = `to approve term sheet ${version} for ${listingWords(row)}`;
  const why = `It commits to ${committedWords(told.amount)}, which is above their limit and within yours`;
  return {
    subject: 'your approval is asked for',
    paragraphs: [
      `Your colleague ${name} asks you ${what}. ${why}: read the document, then approve it or sign it yourself.`,
    ],
    facts: factsOf(row, told),
  };
}

/** To who asked for it: they can sign now. */
export async function approvedMail(
  tx: Queryable,
  viewer: Viewer,
  row: RequestRow,
  told: Told,
): Promise<RequestMail> {
  const { version } = told.sheet;
  const { name } = await findPersonById(tx, viewer.personId);
  return {
    subject: `term sheet ${version} approved to be signed`,
    paragraphs: [
      `Your colleague ${name} has approved term sheet ${version} for ${listingWords(row)}: you can sign it now.`,
    ],
    facts: factsOf(row, told),
  };
}

/** To who asked somebody who approves nothing any more: why, and who was asked instead, or that nobody may. */
export function notAskedMail(row: RequestRow, told: Told, why: string, then: string): RequestMail {
  const { version } = told.sheet;
  return {
    subject: `somebody else has to approve term sheet ${version}`,
    paragraphs: [
      `You asked for an approval of term sheet ${version} for ${listingWords(row)}: ${why}. ${then}`,
    ],
    facts: factsOf(row, told),
  };
}

function factsOf(row: RequestRow, { sheet, side }: Told): RequestMail['facts'] {
  return [
    { label: 'Done by', value: sideWords[side] },
    { label: 'Reference', value: row.reference },
    { label: 'Listing', value: listingWords(row) },
    { label: 'Holds until', value: toDeskDate(sheet.terms.validUntil) },
  ];
}
