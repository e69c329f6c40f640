import type { RequestSummary } from '../../contract/request-view.ts';

export type Turn = Pick<RequestSummary, 'state' | 'waitsFor' | 'side'>;

export function isViewersTurn({ waitsFor, side }: Turn): boolean {
  return waitsFor !== null && waitsFor === side;
}

const others = { buyer: 'the buyer', owner: 'the owner', desk: 'the desk' } as const;

/** Whose answer is waited for, as the reader calls them; nothing where none is. */
export function waitsForWords(turn: Turn): string {
  if (turn.waitsFor === null) return '';
  return isViewersTurn(turn) ? 'you' : others[turn.waitsFor];
}
