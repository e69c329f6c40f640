import type { RequestState } from '../../contract/request-life.ts';
import type { RequestSummary } from '../../contract/request-view.ts';

/** What a state means, whoever reads it (§10.16): a word of somebody is due, work is under way, a deal, or an end without one. */
export type Meaning = 'waiting' | 'moving' | 'done' | 'ended';

export const meanings: Record<RequestState, Meaning> = {
  submitted: 'waiting',
  'in-review': 'moving',
  'term-sheet-issued': 'waiting',
  'revision-asked': 'moving',
  signed: 'waiting',
  'fee-paid': 'moving',
  'due-diligence': 'moving',
  closed: 'done',
  declined: 'ended',
  withdrawn: 'ended',
  expired: 'ended',
};

export type Standing = Pick<RequestSummary, 'state' | 'waitsFor' | 'side'>;

export function isViewersTurn({ waitsFor, side }: Standing): boolean {
  return waitsFor !== null && waitsFor === side;
}

const others = { buyer: 'the buyer', owner: 'the owner', desk: 'the desk' } as const;

/** Whose answer is waited for, as the reader calls them; nothing where none is. */
export function waitsForWords(standing: Standing): string {
  if (standing.waitsFor === null) return '';
  return isViewersTurn(standing) ? 'you' : others[standing.waitsFor];
}
