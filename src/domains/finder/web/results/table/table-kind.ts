import type { ComponentType } from 'react';
import type { RowAction } from './keys-help.tsx';
import type { ResultColumn } from './result-column.ts';

/** What makes the table of a finder the table it is. */
export type TableKind<C> = {
  /** What its rows are. */
  label: string;
  /** What a row is called, with its code: the first column, which stays in sight. */
  name: ResultColumn<C>;
  code: ResultColumn<C>;
  addressOf: (card: C) => string;
  /** The other columns there are, and those that are shown until one chooses. */
  columns: readonly ResultColumn<C>[];
  usual: readonly string[];
  /** What stands under a row's name on a phone. */
  second: (card: C) => string;
  /** What a row carries beside its name: marks of what one did with it. */
  Marks: ComponentType<{ card: C }>;
  /** Its details, under its name. */
  Panel: ComponentType<{ card: C }>;
  /** What can be done with several at once. */
  Bulk: ComponentType<{ cards: readonly C[] }>;
  /** What a key does with a row. */
  actions: readonly RowAction[];
};
