import type { RequestSummary } from '../../contract/request-view.ts';

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
