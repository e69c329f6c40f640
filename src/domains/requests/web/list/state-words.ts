import { isEnded, type RequestState } from '../../contract/request-life.ts';
import type { RequestSummary } from '../../contract/request-view.ts';

/** What each state is called. */
export const stateWords: Record<RequestState, string> = {
  submitted: 'Submitted',
  'in-review': 'In review',
  'term-sheet-issued': 'Term sheet issued',
  'revision-asked': 'Revision asked',
  signed: 'Signed',
  'fee-paid': 'Fee paid',
  'due-diligence': 'Due diligence',
  closed: 'Closed',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
};

/** What a state means to its reader: their turn, somebody else's, a deal, or an end without one. */
type Tone = 'mine' | 'others' | 'done' | 'ended';

export type Standing = Pick<RequestSummary, 'state' | 'waitsFor' | 'side'>;

export function toneOf({ state, waitsFor, side }: Standing): Tone {
  if (state === 'closed') return 'done';
  if (isEnded(state)) return 'ended';
  return waitsFor === side ? 'mine' : 'others';
}

const others = { buyer: 'the buyer', owner: 'the owner', desk: 'the desk' } as const;

/** Whose answer is waited for, as the reader calls them; nothing where none is. */
export function waitsForWords({ waitsFor, side }: Standing): string {
  if (waitsFor === null) return '';
  return waitsFor === side ? 'you' : others[waitsFor];
}
