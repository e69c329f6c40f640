import { moves, type RequestState, type Side } from '../../contract/request-life.ts';

/** What whoever's turn it is does next, as the button calls it that leads there; the page of the request has it all. */
const actions: Partial<Record<RequestState, Partial<Record<Side, string>>>> = {
  submitted: { desk: moves.review.label },
  'in-review': { owner: moves['issue-term-sheet'].label },
  'revision-asked': { owner: moves['issue-term-sheet'].label },
  'term-sheet-issued': { buyer: 'Answer the term sheet' },
  signed: { buyer: 'Pay the fee' },
};

export function nextAction({ state, side }: { state: RequestState; side: Side }): string {
  return actions[state]?.[side] ?? 'Open';
}

/** Where it is done. */
export function whereToAct(reference: string): string {
  return `/requests/${encodeURIComponent(reference)}#what-next`;
}
