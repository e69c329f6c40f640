import { type YearsOfOperation, yearsOfOperation } from './supplier-lists.ts';

/** The last whole year of each band but the open one: 0-5, 6-10, 11-20, over 20 (§9.3). */
const lastYears = [5, 10, 20];

/** The one band in which a plant lies. */
export function bandOfYears(years: number): YearsOfOperation {
  const position = lastYears.findIndex((last) => years <= last);
  return yearsOfOperation.at(position) as YearsOfOperation;
}

/** The established year is the current year minus the years of operation (§5.10). */
export function establishedYear(years: number, now: Date): number {
  return now.getFullYear() - years;
}
