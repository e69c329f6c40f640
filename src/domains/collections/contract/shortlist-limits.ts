/** What a shortlist holds (§14.1). */
export const mostShortlisted = 500;
export const noteMaxLength = 2000;
