import { money, withoutZeros } from '#platform/contract/amounts.ts';
import { capitalise } from '#platform/contract/capitalise.ts';
import { isEnded, type MoveName, moves, partOfFee, type Side } from '../../contract/request-life.ts';
import type { Fee, TermSheetTerms } from '../../contract/term-sheets.ts';
import type { Redline } from '../../contract/terms/redline.ts';
import { mayKnowOwner, type RequestRow } from '../parties/participants.ts';
import type { RequestMail } from '../parties/recipients.ts';
import { toDeskDate } from '../rules.ts';
import { toAuthor, toListing } from '../wire.ts';
import { mayReadPapersOf, type OpenFee } from './fees.ts';

export type Person = { id: number; name: string; organisation: string };

/** A move that was made, as its mails tell of it. */
type Moved = {
  row: RequestRow;
  move: MoveName;
  /** A payment that leaves a part of the fee open. */
  isPart: boolean;
  /** What the buyer is told of the fee that is still to come, and of what arrived now; the owner reads no amount (§10.3). */
  fee: OpenFee | null;
  arrived: Pick<Fee, 'currency' | 'amount'> | null;
  by: Person & { side: Side };
  note: string;
  dueAt: Date | null;
  termSheet: { version: number; terms: TermSheetTerms } | null;
  /** What the buyer would have otherwise. */
  counter: Redline | null;
  /** What is said of a signature that it made void. */
  voided: string | null;
  fileNames: string[];
  timeZone: string;
};

type MoveFacts = {
  by: string;
  listing: string;
  owner: string;
  version: number;
  validUntil: string;
  /** A clock runs: of what was signed, for the fee. */
  hasClock: boolean;
  /** Of the buyer's words alone. */
  fee: OpenFee | null;
  arrived: string;
};
type Words = (told: MoveFacts) => string;

/** What each move tells whom (§17.3); who made it is not told. Nothing here names the owner before a term sheet has. */
const words: Record<MoveName, Partial<Record<Side, Words>>> = {
  review: {
    buyer: ({ listing, owner }) =>
      `The desk has read your request for ${listing} and passed it on to ${owner}.`,
    owner: ({ listing }) =>
      `There is a request for your listing ${listing}. Read it, ask what you need to know, and answer with a term sheet.`,
  },
  'issue-term-sheet': {
    buyer: ({ listing, owner, version, validUntil }) =>
      `${owner} has issued term sheet ${version} for ${listing}. It holds until ${validUntil}: accept it, ask for a revision, or decline it.`,
    owner: ({ by, listing, version, validUntil }) =>
      `${by} has issued term sheet ${version} for ${listing} for you. It holds until ${validUntil}.`,
    desk: ({ by, listing, version, validUntil }) =>
      `${by} has issued term sheet ${version} for ${listing}. It holds until ${validUntil}.`,
  },
  'ask-revision': {
    buyer: ({ by, listing }) => `${by} has asked for a revision of the term sheet for ${listing}.`,
    owner: ({ by, listing }) =>
      `${by} asks for a revision of your term sheet for ${listing}. Answer with another version of it.`,
    desk: ({ by, listing }) => `${by} asks for a revision of the term sheet for ${listing}.`,
  },
  sign: {
    buyer: ({ by, listing, hasClock, fee }) =>
      `${by} has accepted and signed the term sheet for ${listing}. ${comesNext(hasClock, fee)}`,
    owner: ({ by, listing }) => `${by} has accepted and signed your term sheet for ${listing}.`,
    desk: ({ by, listing, hasClock }) =>
      `${by} has accepted and signed the term sheet for ${listing}. ${hasClock ? 'Record the fee when it arrives.' : 'Due diligence comes next.'}`,
  },
  'record-fee': {
    buyer: ({ listing }) => `Your fee for ${listing} has arrived. Due diligence comes next.`,
    owner: ({ listing }) => `The fee for ${listing} has been paid. Due diligence comes next.`,
  },
  'start-due-diligence': {
    buyer: ({ listing }) => `Due diligence on ${listing} has started.`,
    owner: ({ listing }) => `Due diligence on ${listing} has started.`,
    desk: ({ by, listing }) => `${by} has started due diligence on ${listing}.`,
  },
  close: {
    buyer: ({ listing }) => `Your request for ${listing} is closed with a contract.`,
    owner: ({ listing }) => `The request for your listing ${listing} is closed with a contract.`,
  },
  decline: {
    buyer: ({ by, listing }) => `${by} has declined the request for ${listing}. It is at its end.`,
    owner: ({ by, listing }) => `${by} has declined: the request for your listing ${listing} is at its end.`,
    desk: ({ by, listing }) => `${by} has declined: the request for ${listing} is at its end.`,
  },
  withdraw: {
    buyer: ({ by, listing }) => `${by} has withdrawn the request for ${listing}.`,
    owner: ({ by, listing }) => `${by} has withdrawn the request for your listing ${listing}.`,
    desk: ({ by, listing }) => `${by} has withdrawn the request for ${listing}.`,
  },
  reopen: {
    buyer: ({ listing, owner }) =>
      `The desk has opened your request for ${listing} again and passed it on to ${owner}.`,
    owner: ({ listing }) =>
      `The desk has opened the request for your listing ${listing} again. Answer with a term sheet.`,
  },
};

/** Only who pays it is told of a part. */
const wordsOfPart: Partial<Record<Side, Words>> = {
  buyer: ({ listing, arrived, fee }) =>
    `A part of your fee for ${listing} has arrived: ${arrived}. ${fee === null ? 'The rest' : `The rest, ${fee.rest} of ${fee.due},`} is still to come.`,
};

/** What the buyer's side reads behind a signature that makes both: what it is to pay, or that nothing is asked for. */
export function comesNext(awaitsFee: boolean, fee: OpenFee | null): string {
  if (!awaitsFee) return 'Due diligence comes next.';
  if (fee === null) return 'The fee comes next.';
  return fee.rest === fee.due
    ? `The fee of ${fee.due} comes next.`
    : `The rest of the fee comes next: ${fee.rest} of ${fee.due}.`;
}

/** By which side something was caused: words of ours alone, beside what a member wrote. */
export const sideWords: Record<Side, string> = {
  buyer: 'The buyer, a member',
  owner: 'The owner of the listing, a member',
  desk: 'The Dosebridge desk',
};

/** Where nobody of the owner's company can sign in, nothing is passed on to it: the desk goes there. */
const wordsWithoutPeople: Partial<Record<MoveName, Words>> = {
  review: ({ listing, owner }) => `The desk has read your request for ${listing} and takes it to ${owner}.`,
  reopen: ({ listing, owner }) =>
    `The desk has opened your request for ${listing} again and takes it to ${owner}.`,
};

/** What the timeline and the mails call a move that was made. */
export function doneWords(move: MoveName, { ownerHasPeople }: Pick<RequestRow, 'ownerHasPeople'>): string {
  return move === 'review' && !ownerHasPeople ? 'In review' : moves[move].done;
}

/** What a request is for, as sentences name it. */
export function listingWords(row: RequestRow): string {
  const { title, code } = toListing(row);
  return `${title} (${code})`;
}

function ownerWords(reader: Side, row: RequestRow): string {
  return mayKnowOwner([reader], row) ? row.owner.name : `the owner of ${toListing(row).code}`;
}

/** Somebody as a reader may know them: 'the buyer, Ana Costa of Lusitan Pharma,'. */
export function personWords(reader: Side, row: RequestRow, person: Person, side: Side): string {
  if (side === 'owner' && !mayKnowOwner([reader], row)) return `the owner of ${toListing(row).code}`;
  const { name, organisation } = toAuthor([reader], row, person, side, false);
  if (side === 'desk') return `the Dosebridge desk (${name})`;
  // The side comes first and from us: a member may be called anything, and would be read as anybody.
  return `the ${side}, ${organisation === '' ? name : `${name} of ${organisation}`},`;
}

/** The mail about a move for one side; null where the move tells that side nothing. */
export function moveMail(reader: Side, moved: Moved): RequestMail | null {
  const { row, move, by, note, dueAt, termSheet, fileNames, timeZone } = moved;
  const plain = (moved.isPart ? wordsOfPart : words[move])[reader];
  const withoutPeople = reader === 'buyer' && !row.ownerHasPeople ? wordsWithoutPeople[move] : undefined;
  const write = withoutPeople ?? plain;
  if (write === undefined) return null;
  const told = {
    by: personWords(reader, row, by, by.side),
    listing: listingWords(row),
    owner: ownerWords(reader, row),
    version: termSheet?.version ?? 0,
    validUntil: termSheet === null ? '' : toDeskDate(termSheet.terms.validUntil),
    hasClock: dueAt !== null,
    fee: moved.fee,
    arrived: moved.arrived === null ? '' : money(withoutZeros(moved.arrived.amount), moved.arrived.currency),
  };
  const readsPapers = mayReadPapersOf(move, [reader]);
  const facts = [
    { label: 'Done by', value: sideWords[by.side] },
    { label: 'Reference', value: row.reference },
    { label: 'Listing', value: told.listing },
    ...(reader === 'buyer'
      ? []
      : [{ label: 'Asked by', value: row.requester.organisation || row.requester.name }]),
    ...(note === '' || !readsPapers ? [] : [{ label: 'Note', value: note }]),
    ...(moved.counter === null ? [] : [{ label: 'Asked otherwise', value: counterWords(moved.counter) }]),
    ...(fileNames.length === 0 || !readsPapers ? [] : [{ label: 'Files', value: fileNames.join('\n') }]),
    ...(dueAt === null ? [] : [{ label: 'Answer due by', value: toDeskDate(dueAt, timeZone) }]),
  ];
  const done = moved.isPart ? partOfFee : doneWords(move, row);
  const { voided } = moved;
  const paragraphs = [capitalise(write(told)), ...(voided === null ? [] : [`${voided}.`])];
  return { subject: done, paragraphs, facts };
}

/** A mail is read in a minute: the rest stands in the thread. */
const mostLinesOfMail = 20;
const longestLineOfMail = 400;

function counterWords({ changes }: Redline): string {
  const told = changes
    .slice(0, mostLinesOfMail)
    .map(({ label, words }) =>
      words.length > longestLineOfMail ? `${label}. It is long: read it in the thread` : `${label}. ${words}`,
    );
  const left = changes.length - told.length;
  return [...told, ...(left > 0 ? [`And ${left} more lines, in the thread`] : [])].join('\n');
}

/** The mail about a message. After the end of a request only the desk hears of one, unless it wrote itself. */
export function messageMail(
  reader: Side,
  row: RequestRow,
  message: { by: Person & { side: Side }; text: string; fileNames: string[] },
): RequestMail | null {
  const { by, text, fileNames } = message;
  if (isEnded(row.state) && by.side !== 'desk' && reader !== 'desk') return null;
  return {
    subject: 'a new message',
    paragraphs: [
      capitalise(`${personWords(reader, row, by, by.side)} wrote about ${listingWords(row)}:`),
      text,
    ].filter(Boolean),
    facts: [
      { label: 'Written by', value: sideWords[by.side] },
      { label: 'Reference', value: row.reference },
      ...(fileNames.length === 0 ? [] : [{ label: 'Files', value: fileNames.join('\n') }]),
    ],
  };
}

/** To buyer and desk: nobody can ask for the listing any more. */
export function retirementMail(row: RequestRow): RequestMail {
  return {
    subject: 'the listing was retired',
    paragraphs: [
      `${listingWords(row)} is no longer listed. The request goes on: what was agreed stands, and its thread stays open.`,
    ],
    facts: [
      { label: 'Done by', value: sideWords.desk },
      { label: 'Reference', value: row.reference },
    ],
  };
}

/** To who looked after it so far, and the desk: a colleague does from now on. */
export function takenOverMail(row: RequestRow, colleague: string): RequestMail {
  return {
    subject: 'taken over by a colleague',
    paragraphs: [
      `A colleague of the buyer’s, ${colleague}, looks after the request for ${listingWords(row)} from now on.`,
    ],
    facts: [
      { label: 'Done by', value: sideWords.buyer },
      { label: 'Reference', value: row.reference },
    ],
  };
}
