/** As many drafts as a company has at most (§12.13). */
export const mostDrafts = 200;
/** As many listings as are confirmed, retired or restored by one call. */
export const mostTicked = 200;
