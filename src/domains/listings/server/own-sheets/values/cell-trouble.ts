import type { FieldValue } from '#domains/catalogue/contract/listing-field.ts';

/** What is wrong with a cell; `waits` for the answer to a question of that id. */
export type CellTrouble = { message: string; waits?: string };
export type FieldRead = { value: FieldValue } | CellTrouble;
