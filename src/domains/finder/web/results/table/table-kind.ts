import type { ComponentType, ReactNode } from 'react';
import type { PageKeys } from '#platform/web/keys/page-keys.ts';
import type { FinderState } from '../../state/finder-shape.ts';
import type { ResultColumn } from './result-column.ts';

/** What makes the table of a finder the table it is. */
export type TableKind<C> = {
  /** What its rows are. */
  label: string;
  /** What a row is called, with its code: the first column, which stays in sight. */
  name: ResultColumn<C>;
  code: ResultColumn<C>;
  /** What tells a row from others of its name, below it. */
  under: (card: C) => ReactNode;
  addressOf: (card: C) => string;
  /** The other columns there are, and those that are shown until one chooses, by what is asked for: the same list for the same. */
  columns: readonly ResultColumn<C>[];
  usual: (asked: FinderState) => readonly string[];
  /** What stands under a row's name on a phone, a line each; nothing is no line. */
  second: (card: C) => ReactNode;
  third: (card: C) => ReactNode;
  /** How the reader wants what the rows say, where they may choose. */
  Reading?: ComponentType;
  /** What a row carries beside its name: marks of what one did with it. */
  Marks: ComponentType<{ card: C }>;
  /** Its details, under its name. */
  Panel: ComponentType<{ card: C }>;
  /** What can be done with several at once. */
  Bulk: ComponentType<{ cards: readonly C[] }>;
  /** What its keys do, for the list of shortcuts. */
  keys: PageKeys;
};

/** The keys that each table has; what its letters do is its own. */
export const keysOfRows: PageKeys['keys'] = [
  { key: '↑ ↓', label: 'Walk the rows; the details follow' },
  { key: 'Space', label: 'Show or close the details' },
  { key: '→ ←', label: 'Into the details, and back to the row' },
  { key: 'Enter', label: 'Open the page' },
  { key: 'x', label: 'Tick the row' },
  { key: 'Home End', label: 'The first and the last row' },
  { key: 'Esc', label: 'Close the details' },
];
