/** How far a sheet is. */
export const ownSheetStates = ['reading', 'asking', 'ready', 'writing', 'done', 'failed'] as const;
/** What becomes of rows: a listing that is new, one that is there and says something else or the same, or they come back. */
export const rowOutcomes = ['new', 'change', 'same', 'back'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];
/** How a row was written: a draft, a change of a draft, or a change that waits for the desk. */
export const rowsWritten = ['', 'draft', 'saved', 'proposed'] as const;
