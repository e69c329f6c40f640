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

/** What a state can mean, whoever reads it (§10.16): a word of somebody is due, work is under way, a deal, or an end without one. */
export const standings = ['waiting', 'moving', 'done', 'ended'] as const;

export const meanings: Record<RequestState, (typeof standings)[number]> = {
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
