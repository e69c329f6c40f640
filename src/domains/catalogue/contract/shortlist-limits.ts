/** What the shortlist that everybody has holds (§14.1). */
export const mostShortlisted = 500;
/** What each named list holds (§14.11). */
export const mostOnList = 500;
export const noteMaxLength = 2000;
/** As many named lists as one keeps. */
export const mostLists = 50;
/** As many as are shown of those that one sees: one's own first, then those of colleagues. */
export const mostListsShown = 200;
export const listNameMaxLength = 120;
/** As many dossiers as are moved by one call. */
export const mostMoved = 100;
