/** Static lists and limits of a term sheet. The labels are also the values on the wire. */

export const currencies = ['USD', 'EUR', 'GBP', 'CHF', 'INR'] as const;
export const exclusivities = ['Exclusive', 'Semi-exclusive', 'Non-exclusive'] as const;
/** Years for which volumes can be told. */
export const mostYears = 10;
/** What a version can be downloaded as. */
export const documentFormats = ['pdf', 'docx'] as const;
/** What an entry of the fee ledger is. */
export const feeKinds = ['payment', 'refund', 'correction'] as const;
