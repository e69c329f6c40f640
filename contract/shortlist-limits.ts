/** What a shortlist holds. */
export const mostShortlisted = 500;
export const noteMaxLength = 2000;
