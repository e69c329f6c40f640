import {
  type Move,
  type MoveName,
  moves,
  type RequestState,
  type Side,
} from '../../contract/request-life.ts';
import { requestAddress } from '../list/request-address.ts';
import { waitingFirst } from '../list/request-filter.ts';

type Standing = { state: RequestState; side: Side };

/** The one move that is next, for whom it waits. */
const nextMoves: Partial<Record<RequestState, Partial<Record<Side, MoveName>>>> = {
  submitted: { desk: 'review' },
  'in-review': { owner: 'issue-term-sheet' },
  'revision-asked': { owner: 'issue-term-sheet' },
};

/** What is next where no one move is: several answers are possible, or somebody else enters it. */
const otherSteps: Partial<Record<RequestState, Partial<Record<Side, string>>>> = {
  // Of the owner it waits once the buyer has signed (§10.22).
  'term-sheet-issued': { buyer: 'Answer the term sheet', owner: 'Sign the term sheet' },
  signed: { buyer: 'Pay the fee' },
};

export function nextMove({ state, side }: Standing): MoveName | null {
  return nextMoves[state]?.[side] ?? null;
}

/** What whoever's turn it is does next, as the button calls it. */
export function nextAction({ state, side }: Standing): string {
  const move = nextMove({ state, side });
  return move === null ? (otherSteps[state]?.[side] ?? 'Open') : moves[move].label;
}

/** Whether a move is made by saying yes to it: what it needs beyond that is typed in the request itself. */
export function needsNothing(move: MoveName): boolean {
  return (moves[move] as Move).needs.length === 0;
}

/** Where it is done: at the opened form of the move, else where all that one can do stands. */
export function whereToAct({ reference, ...standing }: Standing & { reference: string }): string {
  const signs = standing.state === 'term-sheet-issued' && standing.side === 'owner';
  const place = signs ? 'signature' : (nextMove(standing) ?? 'what-next');
  return `${requestAddress(reference, waitingFirst)}#${place}`;
}
