/** As many drafts as a company has at most (§12.13). */
export const mostDrafts = 200;
/** As many listings as are confirmed by one call. */
export const mostConfirmed = 200;
