import { toSentenceDate } from '#platform/contract/dates.ts';

/** One line of a term sheet; an empty value where it is not agreed on. */
export type TermLine = {
  /** The same in every version: the field, and of a table the row, 'prices 5mg|30'. */
  key: string;
  label: string;
  value: string;
};

/** '31 Dec 2026'; a day that is still typed stays as it is. */
export function dayWords(day: string): string {
  const moment = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) ? day : toSentenceDate(moment);
}
