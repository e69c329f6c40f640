import type { RegisterName } from '../../contract/register-rows.ts';
import { RowFault } from './faults.ts';

/** A cell by the header above it, without spaces at its ends. */
export type CellOf<Header extends string> = (header: Header) => string;

/** What a shape learns on the way of the day of its edition. */
export type SoFar = {
  /** The latest day that a row tells of as past. */
  latest: string | null;
  /** What nobody can have approved later than: the day that was named for the edition, or today. */
  readonly notAfter: string;
};

/** How one register's rows are read, by its publisher's headers. */
export type Shape<Row, Header extends string = string> = {
  register: RegisterName;
  headers: readonly Header[];
  /** Headers of other years of the same file, by what each is called above. */
  renamed?: Readonly<Record<string, Header>>;
  /** Headers that a file may leave out: it then says nothing of them. */
  optional?: readonly Header[];
  /** Rows of a file in CSV or XLSX, where they are more than registers mostly have. */
  mostRows?: number;
  /** Throws RowFault; null is left out. */
  read(cell: CellOf<Header>, soFar: SoFar): Row | null;
  /** The same row again is left out: the publisher tells by it what is not kept. */
  dropsRepeated: boolean;
};

export function defineShape<Row, Header extends string>(shape: Shape<Row, Header>): Shape<Row, Header> {
  return shape;
}

/** A day that has passed, noted as one that the edition knows of. */
export function pastDay(column: string, text: string, day: string | null, soFar: SoFar): string {
  if (day === null) throw new RowFault(column, `'${text.slice(0, 40)}' is no day`);
  if (day > soFar.notAfter) throw new RowFault(column, `'${text.slice(0, 40)}' has not come yet`);
  if (soFar.latest === null || day > soFar.latest) soFar.latest = day;
  return day;
}

export function anyDay(column: string, text: string, day: string | null): string {
  if (day === null) throw new RowFault(column, `'${text.slice(0, 40)}' is no day`);
  return day;
}

export function matching(column: string, text: string, pattern: RegExp, what: string): string {
  if (!pattern.test(text)) throw new RowFault(column, `'${text.slice(0, 40)}' is no ${what}`);
  return text;
}

export function oneOf<const T extends string>(column: string, text: string, known: readonly T[]): T {
  const found = known.find((word) => word === text);
  if (found === undefined)
    throw new RowFault(column, `'${text.slice(0, 40)}' is none of ${known.join(', ')}`);
  return found;
}

/** What stands in a column that may not be empty. */
export function filled(column: string, text: string, what: string): string {
  if (text === '') throw new RowFault(column, `there is no ${what}`);
  return text;
}
