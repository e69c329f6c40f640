import { mostBriefed } from '#domains/catalogue/contract/compare-limits.ts';
import { mostYears } from '#domains/requests/contract/term-sheet-lists.ts';

/** What one brief can say, and to how many (§25.1). */
export const mostLines = 20;
export const mostAsked = mostBriefed;
export const mostMarkets = 40;
export { mostYears };

export const titleMaxLength = 120;
export const productMaxLength = 120;
export const strengthMaxLength = 60;
export const documentsMaxLength = 400;
export const wordsMaxLength = 4000;
/** So much as one answer of a request takes. */
export const answerMaxLength = 4000;
