import type { SQL } from 'drizzle-orm';
import type { TableShape } from '../../contract/tables/columns.ts';
import type { OrderType } from './cursor.ts';

/** Where a column of a table comes from. */
export type ColumnSource = {
  /** What its cell shows. */
  value: SQL;
  /** What it is sorted by, where that is not the value: never null, and an index gives its order. */
  order?: SQL;
  /** Of what type it is sorted, where that is not what the column's own says. */
  orderType?: OrderType;
  /** Of few values, each in very many rows: PostgreSQL sorts all rows sooner than it walks along the order. */
  ofFew?: true;
  /** Words with the value among them, as `wordsOf` gives them. */
  within?: SQL;
  /** The condition of a filter that is more than a comparison with the value. */
  where?: (given: string) => SQL;
  /** The joins without which none of these can be read. */
  needs?: readonly string[];
};

/** Another table's row that belongs to each row, or may: none changes how many rows there are. */
export type Join = {
  table: SQL;
  /** The other row's number there, and here. */
  id: SQL;
  key: SQL;
  /** Whether some rows have none. */
  optional?: true;
};

/**
 * A table as data: what it is read from, and where each of its columns comes from. Pages are found with only the
 * joins that the question needs, and filled with all of them.
 */
export type TableSource<Column extends string = string, JoinName extends string = string> = {
  shape: TableShape;
  from: SQL;
  /** The row's number, unique in the whole. */
  id: SQL;
  joins: Readonly<Record<JoinName, Join>>;
  columns: Readonly<Record<Column, ColumnSource>>;
  /** What the search field looks through, as `wordsOf` gives it. */
  searched?: SQL;
  /** Name → the number of another table's row that a cell stands for. */
  keys?: Readonly<Record<string, SQL>>;
};

/** What a reader asks of a table, checked against its shape. */
export type Question = {
  words: string;
  column: string;
  descending: boolean;
  filters: ReadonlyMap<string, string>;
};
