// No schema: pages read it too.

/** Of a settlement (§20.5): an accepted one counts in the launch window, no other. */
export const settlementStates = ['waiting', 'accepted', 'refused', 'withdrawn'] as const;
export type SettlementState = (typeof settlementStates)[number];

/** What a state means, wherever it stands (§10.16). */
export const settlementMeanings = {
  waiting: 'waiting',
  accepted: 'done',
  refused: 'ended',
  withdrawn: 'ended',
} as const satisfies Record<SettlementState, string>;

/** So many that wait or count a dossier has at most. */
export const mostSettlements = 40;

/** Letters that its texts take. */
export const settlementLengths = { parties: 300, source: 1000 } as const;

/** What is wrong with each field, for the form and for the server. */
export const settlementFaults = {
  market: 'Choose the market',
  day: 'Give the day from which it may be sold',
  parties: 'Name the parties of the settlement',
  source: 'Give the address where it was made public, as https://…',
} as const;
