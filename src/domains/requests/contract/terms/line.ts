/** One line of a term sheet; an empty value where it is not agreed on. */
export type TermLine = {
  /** The same in every version: the field, and of a table the row, 'prices 5mg|30'. */
  key: string;
  label: string;
  value: string;
};
