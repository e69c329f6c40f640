/** A number stays one; everything else is text. */
export type SheetCell = string | number;
