/** Answers to questions about words: leave the cell out, or give its rows back. */
export const leaveOut = 'none';
export const giveBack = 'back';
/** Of a molecule: it is called so, and is new here. */
export const asWritten = 'new';
