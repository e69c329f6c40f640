/** What an owner asks of the desk: to change a published listing, or to publish a draft (§12.13). */
export const editAims = ['change', 'publication'] as const;
export type EditAim = (typeof editAims)[number];

export const editStates = ['waiting', 'approved', 'rejected', 'withdrawn'] as const;
