import type { FieldValue } from '#domains/catalogue/contract/listing-field.ts';

/** Of what waits for an answer. */
export const notAnswered = 'A question about this is not answered yet';

/** What is wrong with a cell; `waits` for the answer to a question of that id. */
export type CellTrouble = { message: string; waits?: string };
export type FieldRead = { value: FieldValue } | CellTrouble;
