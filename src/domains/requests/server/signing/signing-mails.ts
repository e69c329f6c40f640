import { capitalise } from '#platform/contract/capitalise.ts';
import type { Side } from '../../contract/request-life.ts';
import { halfSignedWords, otherSide, type SigningSide } from '../../contract/signing-words.ts';
import type { RequestRow } from '../parties/participants.ts';
import type { RequestMail } from '../parties/recipients.ts';
import { toDeskDate } from '../rules.ts';
import type { OpenFee } from '../thread/fees.ts';
import { comesNext, listingWords, type Person, personWords, sideWords } from '../thread/thread-mails.ts';

/** A signature that was made, as its mails tell of it. */
type Made = {
  row: RequestRow;
  version: number;
  side: SigningSide;
  isWhole: boolean;
  by: Person;
  dueAt: Date | null;
  dealFee: object | null;
  /** What of it is still to come: for the buyer's side alone (§10.3). */
  fee: OpenFee | null;
};

/** To all but who signed: half signed, or by both. Whose signature is missing is told what to do. */
export function signatureMail(reader: Side, made: Made, timeZone: string): RequestMail {
  const { row, version, side, isWhole, by, dueAt } = made;
  const signed = `${personWords(reader, row, by, side)} has signed term sheet ${version} for ${listingWords(row)}.`;
  return {
    subject: isWhole ? 'Term sheet signed' : 'Term sheet half signed',
    paragraphs: [`${capitalise(signed)} ${isWhole ? wholeWords(reader, made) : halfWords(reader, side)}`],
    facts: [
      { label: 'Done by', value: sideWords[side] },
      { label: 'Reference', value: row.reference },
      { label: 'Listing', value: listingWords(row) },
      ...(dueAt === null ? [] : [{ label: 'Answer due by', value: toDeskDate(dueAt, timeZone) }]),
    ],
  };
}

function halfWords(reader: Side, signer: SigningSide): string {
  const half = `${halfSignedWords(signer)}.`;
  return reader === otherSide(signer)
    ? `${half} Read the document, and sign it too.`
    : `${half} It is signed once both have.`;
}

function wholeWords(reader: Side, { dealFee, fee }: Made): string {
  const both = 'Both sides have signed; the sealed document is in the request within minutes.';
  if (dealFee !== null && reader === 'desk') return `${both} Record the fee when it arrives.`;
  return `${both} ${comesNext(dealFee !== null, reader === 'buyer' ? fee : null)}`;
}
