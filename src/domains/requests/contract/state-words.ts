import type { RequestState } from './request-life.ts';

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
