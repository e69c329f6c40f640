/** What an owner asks of the desk: to change a published listing, or to publish a draft (§12.13). */
export const editAims = ['change', 'publication'] as const;
export type EditAim = (typeof editAims)[number];

export const editStates = ['waiting', 'approved', 'rejected', 'withdrawn'] as const;

/** What a state means, wherever it stands (§10.16). */
export const editMeanings = {
  waiting: 'waiting',
  approved: 'done',
  rejected: 'ended',
  withdrawn: 'ended',
} as const satisfies Record<(typeof editStates)[number], string>;
