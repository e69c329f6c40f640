/** A supplier shows up to ten dosage forms (§9.1); the fields of each carry its number. */
export const dosageFormNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type DosageFormNumber = (typeof dosageFormNumbers)[number];
