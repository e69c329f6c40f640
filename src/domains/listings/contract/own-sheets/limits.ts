/** What an owner's own sheet may come to (§12.17). */
export const bytesOfOwnSheet = 50 * 1024 * 1024;
export const columnsOfOwnSheet = 300;
export const rowsOfOwnSheet = 20_000;
export const sheetsOfOwnFile = 20;
export const lettersOfOwnCell = 4_000;
/** Of all cells of a sheet. */
export const lettersOfOwnSheet = 20_000_000;
/** As many questions as are asked of one sheet; what is unclear beyond them comes back with its rows. */
export const mostQuestions = 15;
