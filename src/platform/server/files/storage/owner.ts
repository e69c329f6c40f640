import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/database.ts';

/** A file of the storage that a row names. */
export type NamedFile = {
  key: string;
  /** What was received; null where no row says it. */
  sha256: string | null;
  /** The product can do without it: the row was written before the file, or outlives it. */
  optional: boolean;
};

/** Rows that name files, and the folder of the storage in which nothing but these files lies. */
export type FileOwner = {
  folder: string;
  /** What names a file: its key, or what the key is made of. */
  column: AnyPgColumn;
  /** Every file that its rows name. */
  list(db: Queryable): Promise<NamedFile[]>;
  /** What the desk calls the file of a key; null where no row names it any more. */
  nameOf(db: Queryable, key: string): Promise<string | null>;
};
