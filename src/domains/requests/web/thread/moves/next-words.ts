import { calendarDayOf } from '#ui/dates.ts';
import type { RequestState, Side } from '../../../contract/request-life.ts';
import type { Request } from '../../../contract/request-view.ts';
import type { SigningSide } from '../../../contract/signing-words.ts';
import { feeStanding } from '../fee-standing.ts';

type Words = Record<Side, string>;

function alike(words: string): Words {
  return { buyer: words, owner: words, desk: words };
}

/** What comes next, in the words of each side. */
const words: Record<RequestState, Words> = {
  submitted: {
    buyer: 'The desk reads your request and passes it on to the owner of the listing.',
    owner: 'The desk reads the request first and then passes it on.',
    desk: 'Read the request, then take it into review: from then on the owner reads it.',
  },
  'in-review': {
    buyer: 'The owner of the listing has your request and answers with a term sheet.',
    owner: 'Answer with a term sheet. What you need to know first, ask in the thread.',
    desk: 'The owner has the request and is to answer with a term sheet. You can issue one for them.',
  },
  'term-sheet-issued': {
    buyer: 'Read the term sheet: accept and sign it, ask for a revision, or decline it.',
    owner:
      'The term sheet is with the buyer. You can sign it first, or replace it by another version while they think.',
    desk: 'The term sheet is with the buyer.',
  },
  'revision-asked': {
    buyer: 'The owner has what you want changed, and answers with another version.',
    owner: 'The buyer asks for changes. Answer with another version of the term sheet.',
    desk: 'The buyer asks for changes; the owner is to answer with another version.',
  },
  signed: {
    buyer: 'The term sheet is signed. Pay the fee; the desk records it as soon as it arrives.',
    owner: 'The term sheet is signed. The desk records the fee as soon as it arrives.',
    desk: 'The term sheet is signed. Record the fee as soon as it arrives.',
  },
  'fee-paid': {
    buyer: 'Your fee has arrived. Due diligence comes next.',
    owner: 'The fee has been paid. Start due diligence once the papers are ready.',
    desk: 'The fee is recorded. Due diligence comes next.',
  },
  'due-diligence': {
    buyer: 'Due diligence is under way: ask for papers and exchange them in the thread.',
    owner: 'Due diligence is under way: exchange papers in the thread.',
    desk: 'Due diligence is under way. Close the request once the contract stands.',
  },
  closed: alike('This request has ended in a contract. Its thread and papers stay here.'),
  declined: {
    buyer: 'This request was declined. If things have changed, write to the desk below.',
    owner: 'This request was declined. If things have changed, write to the desk below.',
    desk: 'This request was declined. You can open it again.',
  },
  withdrawn: {
    buyer: 'This request was withdrawn. If you want it back, write to the desk below.',
    owner: 'The buyer has withdrawn this request.',
    desk: 'The buyer has withdrawn this request. You can open it again.',
  },
  expired: {
    buyer: 'The time for an answer is over. If you still want it, write to the desk below.',
    owner: 'The time for an answer is over. If you still want it, write to the desk below.',
    desk: 'The time for an answer is over. You can open it again.',
  },
};

/** The same where nobody of the owner's company can sign in: what nobody can do is neither said nor waited for. */
const withoutPeople: Partial<Record<RequestState, Partial<Words>>> = {
  submitted: {
    buyer: 'The desk reads your request and takes it to the owner of the listing.',
    desk: 'Nobody of the owner’s company can sign in: nobody would read this request. Make somebody one of its people first, or take it to the company yourself and issue the term sheet for it.',
  },
  'in-review': {
    buyer: 'The desk takes your request to the owner of the listing and comes back with a term sheet.',
    desk: 'Nobody of the owner’s company can sign in. Take the request to the company, and issue the term sheet for it.',
  },
  'revision-asked': {
    buyer: 'The desk takes what you want changed to the owner, and comes back with another version.',
    desk: 'The buyer asks for changes. Nobody of the owner’s company can sign in: take them to the company, and issue the next version for it.',
  },
};

/** While one signature is missing, by whose is there. */
const halfSigned: Record<SigningSide, Words> = {
  buyer: {
    buyer: 'Your side has signed. The owner’s signature is missing; a new version would void yours.',
    owner:
      'The buyer has signed. Read the document and sign it too; another version would void their signature.',
    desk: 'Half signed: the owner’s signature is missing.',
  },
  owner: {
    buyer: 'The owner has signed. Read the document and sign it too, ask for a revision, or decline it.',
    owner: 'Your side has signed. The buyer’s signature is missing; another version would void yours.',
    desk: 'Half signed: the buyer’s signature is missing.',
  },
};

/** Where the operator asks for no fee. */
const signedWithoutFee: Words = {
  buyer: 'The term sheet is signed. Due diligence comes next.',
  owner: 'The term sheet is signed. Start due diligence once the papers are ready.',
  desk: 'The term sheet is signed. Due diligence comes next.',
};

type Standing = Pick<Request, 'state' | 'side' | 'termSheets' | 'owner' | 'halfSignedBy' | 'dueAt'>;

function plainWords({ state, side, owner, halfSignedBy, dueAt }: Standing): string {
  if (state === 'term-sheet-issued' && halfSignedBy !== null) return halfSigned[halfSignedBy][side];
  if (state === 'signed' && dueAt === null) return signedWithoutFee[side];
  return (owner.hasPeople ? undefined : withoutPeople[state]?.[side]) ?? words[state][side];
}

export function nextWords(request: Standing): string {
  const { state, termSheets } = request;
  const latest = termSheets.at(-1);
  const next = plainWords(request);
  if (state !== 'term-sheet-issued' || latest === undefined) return next;
  return `${next} Version ${latest.version} holds until ${calendarDayOf(latest.terms.validUntil)}.`;
}

/** What the buyer has to know to pay the fee (§10.7); null to all others, who read no amounts, and where none is waited for. */
export function feeWords(
  request: Pick<Request, 'state' | 'side' | 'dueAt' | 'fees' | 'dealFee'>,
): string | null {
  const { state, side, dueAt } = request;
  if (state !== 'signed' || side !== 'buyer' || dueAt === null) return null;
  const standing = feeStanding(request);
  if (standing === null) {
    return 'The desk tells you how much the fee is and how it is paid: a message in the thread asks for it. It is refundable.';
  }
  const { asked, arrived, toCome, hasArrived } = standing;
  const rest = toCome === null ? '' : `, ${toCome} is still to come`;
  const part = hasArrived ? ` ${arrived} of it has arrived${rest}.` : '';
  return `The fee is ${asked}, and refundable.${part} The desk sends you how it is paid: a message in the thread asks for it.`;
}
