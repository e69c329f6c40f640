import type { MoveName } from '../../../contract/request-life.ts';

type MoveWords = {
  /** What the move leads to, said before it is made. */
  says: string;
  note: string;
  /** Nothing leads back from it, but for the desk. */
  ends?: boolean;
};

/** How the form of each move speaks. */
export const moveWords: Record<MoveName, MoveWords> = {
  review: {
    says: 'The owner of the listing then reads the request, its files and this thread, and has to answer in time.',
    note: 'Note for both sides',
  },
  'issue-term-sheet': {
    says: 'The buyer gets it at once, with the name of the company that owns the listing.',
    note: 'Note for the buyer',
  },
  'ask-revision': {
    says: 'The owner then answers with another version.',
    note: 'What should change',
  },
  sign: {
    says: 'For a term sheet that both sides signed outside, in place of signing it here: attach it, and the request counts as signed. It must be the version that stands, word for word.',
    note: 'Note for the owner',
  },
  'record-fee': {
    says: 'The nominal refundable fee, not the one-time fee of the licence. The payment is entered in the fee ledger; once all that was asked for is there the fee is paid, and both sides are told.',
    note: 'Note for the buyer, as the invoice or the bank reference',
  },
  'start-due-diligence': { says: 'Both sides are told that due diligence has started.', note: 'Note' },
  close: { says: 'The request ends with a contract. Both sides are told.', note: 'About the contract' },
  decline: {
    says: 'The request ends for everybody, and only the desk can open it again.',
    note: 'Reason, which the others read',
    ends: true,
  },
  withdraw: {
    says: 'The request ends, and only the desk can open it again.',
    note: 'Reason',
    ends: true,
  },
  reopen: { says: 'The owner is asked again for a term sheet, and the clock starts anew.', note: 'Reason' },
};

const order: readonly MoveName[] = [
  'sign',
  'review',
  'record-fee',
  'start-due-diligence',
  'close',
  'issue-term-sheet',
  'ask-revision',
  'reopen',
  'withdraw',
  'decline',
];

/** Moves as they are offered: what leads on first, what ends the request last. */
export function inOrder<M extends { move: MoveName }>(moves: readonly M[]): M[] {
  return moves.toSorted((one, other) => order.indexOf(one.move) - order.indexOf(other.move));
}
