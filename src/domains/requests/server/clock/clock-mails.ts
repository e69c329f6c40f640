import { type RequestState, type Side, waitsForOf } from '../../contract/request-life.ts';
import type { RequestRow } from '../parties/participants.ts';
import type { RequestMail } from '../parties/recipients.ts';
import { toDeskDate } from '../rules.ts';
import { listingWords } from '../thread/thread-mails.ts';

type Running = { row: RequestRow; dueAt: Date; isOver: boolean; timeZone: string };
type Words = (told: { listing: string; date: string; buyer: string }) => string;

/** What whom a state waits for is reminded of. */
const reminders: Partial<Record<RequestState, Words>> = {
  submitted: ({ listing, date, buyer }) =>
    `The buyer, ${buyer}, asked for ${listing}. The desk's answer is due by ${date}.`,
  'in-review': ({ listing, date }) =>
    `The request for your listing ${listing} waits for a term sheet. It is due by ${date}; at the end of that day the request expires.`,
  'revision-asked': ({ listing, date }) =>
    `The request for your listing ${listing} waits for another version of the term sheet. It is due by ${date}; at the end of that day the request expires.`,
  'term-sheet-issued': ({ listing, date }) =>
    `The term sheet for ${listing} holds until ${date}. Accept it, ask for a revision, or decline it: at the end of that day the request expires.`,
  signed: ({ listing, date }) => `The fee for ${listing} is due by ${date}.`,
};

const reminderToSign: Words = ({ listing, date }) =>
  `The buyer has signed the term sheet for ${listing}, and the owner’s signature is missing. It holds until ${date}: at the end of that day the request expires.`;

function factsOf({ row, dueAt, timeZone }: Running) {
  return [
    { label: 'Written by', value: 'Dosebridge, by the calendar' },
    { label: 'Reference', value: row.reference },
    { label: 'Listing', value: listingWords(row) },
    { label: 'Answer due by', value: toDeskDate(dueAt, timeZone) },
  ];
}

/** To whom a request waits for; to the desk too where that is the owner, or the day is over (§17.3). */
export function reminderMail(reader: Side, running: Running): RequestMail | null {
  const { row, dueAt, isOver, timeZone } = running;
  const waitsFor = waitsForOf(row.state, row.halfSignedBy);
  const isTold = reader === waitsFor || (reader === 'desk' && (waitsFor === 'owner' || isOver));
  const write = row.halfSignedBy === 'buyer' ? reminderToSign : reminders[row.state];
  if (!isTold || write === undefined) return null;
  const told = {
    listing: listingWords(row),
    date: toDeskDate(dueAt, timeZone),
    buyer: row.requester.organisation || row.requester.name,
  };
  const subject = isOver ? 'an answer is overdue' : 'an answer is due';
  return { subject, paragraphs: [write(told)], facts: factsOf(running) };
}

/** To everybody: nobody answered in time. */
export function expiryMail(reader: Side, running: Running): RequestMail {
  const { row } = running;
  const whose =
    waitsForOf(row.state, row.halfSignedBy) === 'buyer' ? "the buyer's answer" : "the owner's answer";
  const next =
    reader === 'desk'
      ? 'You can open it again.'
      : 'Should you still want it, write so in its thread: the desk can open it again.';
  return {
    subject: 'expired',
    heading: 'The request has expired',
    paragraphs: [`The day for ${whose} about ${listingWords(row)} is over. ${next}`],
    facts: factsOf(running),
  };
}
