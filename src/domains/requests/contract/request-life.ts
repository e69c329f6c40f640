/** The life of a request as data (§10.4): its states, who may move it, what each move needs, and what it leads to. */

/** Of a listing: a proposal for a dossier, a term sheet from a supplier, or an investor's interest in a dossier. */
export const requestKinds = ['dossier', 'supplier', 'investment'] as const;
export type RequestKind = (typeof requestKinds)[number];

export const requestStates = [
  'submitted',
  'in-review',
  'term-sheet-issued',
  'revision-asked',
  'signed',
  'fee-paid',
  'due-diligence',
  'closed',
  'declined',
  'withdrawn',
  'expired',
] as const;
export type RequestState = (typeof requestStates)[number];

/** As whom somebody takes part in a request: who asks, who owns the listing, and Dosebridge between them. */
export const sides = ['buyer', 'owner', 'desk'] as const;
export type Side = (typeof sides)[number];

/** Something a move cannot do without: a file comes in the box 'files' of the same form. */
export const needs = ['note', 'file', 'term-sheet', 'fee'] as const;
export type Need = (typeof needs)[number];

/** Whose answer the next state waits for, and by when: the clock that runs in it. */
export type Clock = {
  waitsFor: Side;
  /** Business days: those the listing promises, a number, or none for the day until which the term sheet holds. */
  days: 'offer-days' | 'validity' | number;
  /** What its end does: the request expires, or whom it waits for is reminded on every business day from then on. */
  atEnd: 'expire' | 'remind';
};

export type Move = {
  /** What the button says. */
  label: string;
  /** What the timeline says when it is done. */
  done: string;
  from: readonly RequestState[];
  to: RequestState;
  by: readonly Side[];
  needs: readonly Need[];
};

/** States in which nothing more is expected of anybody. */
export const endedStates = ['closed', 'declined', 'withdrawn', 'expired'] as const satisfies RequestState[];

/** The desk's own delay costs nobody a deal, and neither does a fee that is late. */
export const clocks: Partial<Record<RequestState, Clock>> = {
  submitted: { waitsFor: 'desk', days: 'offer-days', atEnd: 'remind' },
  'in-review': { waitsFor: 'owner', days: 'offer-days', atEnd: 'expire' },
  'revision-asked': { waitsFor: 'owner', days: 'offer-days', atEnd: 'expire' },
  'term-sheet-issued': { waitsFor: 'buyer', days: 'validity', atEnd: 'expire' },
  signed: { waitsFor: 'buyer', days: 10, atEnd: 'remind' },
};

/** Business days that an owner has where the listing states none. */
export const usualOfferDays = 10;

/** The states whose clock waits for a side; of a term sheet that the buyer has signed already, see `waitsForOf`. */
export function waitingFor(side: Side): RequestState[] {
  return requestStates.filter((state) => clocks[state]?.waitsFor === side);
}

/** Whose answer a state waits for: of a half signed term sheet the side whose signature is missing (§10.22). */
export function waitsForOf(state: RequestState, halfSignedBy: Side | null): Side | null {
  if (state === 'term-sheet-issued' && halfSignedBy === 'buyer') return 'owner';
  return clocks[state]?.waitsFor ?? null;
}

export const moves = {
  review: {
    label: 'Take into review',
    done: 'In review; passed on to the owner',
    from: ['submitted'],
    to: 'in-review',
    by: ['desk'],
    needs: [],
  },
  'issue-term-sheet': {
    label: 'Issue a term sheet',
    done: 'Term sheet issued',
    from: ['in-review', 'revision-asked', 'term-sheet-issued'],
    to: 'term-sheet-issued',
    by: ['owner', 'desk'],
    needs: ['term-sheet'],
  },
  'ask-revision': {
    label: 'Ask for a revision',
    done: 'Revision asked',
    from: ['term-sheet-issued'],
    to: 'revision-asked',
    by: ['buyer'],
    needs: ['note'],
  },
  sign: {
    label: 'Attach a signed copy',
    done: 'Term sheet signed',
    from: ['term-sheet-issued'],
    to: 'signed',
    by: ['buyer'],
    needs: ['file'],
  },
  'record-fee': {
    label: 'Record the fee',
    done: 'Fee paid',
    from: ['signed'],
    to: 'fee-paid',
    by: ['desk'],
    needs: ['fee'],
  },
  'start-due-diligence': {
    label: 'Start due diligence',
    done: 'Due diligence started',
    // From the second where no fee is asked for: see `mayMove`.
    from: ['fee-paid', 'signed'],
    to: 'due-diligence',
    by: ['desk', 'owner'],
    needs: [],
  },
  close: {
    label: 'Close with a contract',
    done: 'Closed',
    from: ['due-diligence'],
    to: 'closed',
    by: ['desk'],
    needs: ['note'],
  },
  decline: {
    label: 'Decline',
    done: 'Declined',
    from: [
      'submitted',
      'in-review',
      'revision-asked',
      'term-sheet-issued',
      'signed',
      'fee-paid',
      'due-diligence',
    ],
    to: 'declined',
    by: ['buyer', 'owner', 'desk'],
    needs: ['note'],
  },
  withdraw: {
    label: 'Withdraw',
    done: 'Withdrawn',
    from: ['submitted', 'in-review', 'revision-asked'],
    to: 'withdrawn',
    by: ['buyer'],
    needs: [],
  },
  reopen: {
    label: 'Open again',
    done: 'Opened again',
    from: ['declined', 'withdrawn', 'expired'],
    to: 'in-review',
    by: ['desk'],
    needs: ['note'],
  },
} as const satisfies Record<string, Move>;
export type MoveName = keyof typeof moves;

/** What in the mover's company their role must allow (§26.1). */
export function actOf(name: MoveName): 'deal' | 'sign' {
  return name === 'sign' ? 'sign' : 'deal';
}

/** What the timeline says of a payment that leaves a part of the fee open: the request stays as it was. */
export const partOfFee = 'Part of the fee arrived';

export const moveNames = Object.keys(moves) as [MoveName, ...MoveName[]];

/**
 * Whether a side may make a move now (§10.5). A signed request whose clock runs awaits the fee; without a fee step (§10.7) it
 * has no clock, and due diligence comes next.
 */
export function mayMove(name: MoveName, state: RequestState, side: Side, awaitsFee = true): boolean {
  const move: Move = moves[name];
  if (!move.from.includes(state) || !move.by.includes(side)) return false;
  if (state === 'signed' && name === (awaitsFee ? 'start-due-diligence' : 'record-fee')) return false;
  const canWithdraw = (moves.withdraw.from as readonly RequestState[]).includes(state);
  return !(name === 'decline' && side === 'buyer' && canWithdraw);
}

/** Nothing came of it. */
export function hasFallenThrough(state: RequestState): boolean {
  return isEnded(state) && state !== 'closed';
}

export function isEnded(state: RequestState): boolean {
  return (endedStates as readonly RequestState[]).includes(state);
}
