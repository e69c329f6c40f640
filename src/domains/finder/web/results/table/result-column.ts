import type { ReactNode } from 'react';
import { type Press, pressOn } from '#ui/table/head-press.ts';
import type { FinderShape, FinderState } from '../../state/finder-shape.ts';

/** A column of a finder's table. */
export type ResultColumn<C> = {
  /** By which the columns that somebody chose are kept; an order's address has `sort`. */
  name: string;
  label: string;
  /** Figures stand at the right. */
  numeric?: boolean;
  /** Cut off it would be read as something else: it is as wide as what it says. */
  whole?: boolean;
  /** The finder's order by it, where it has one. */
  sort?: string;
  /** What is looked for first stands at the end: the first press sorts downwards. */
  downwardsFirst?: boolean;
  /** As it is shown and exported; '' where there is nothing. */
  text: (card: C) => string;
  /** Where it is shown as more than its text. */
  show?: (card: C) => ReactNode;
};

/** How a press on a column's head sorts; null where the finder has no order by it. */
export function sortingBy<C>(
  shape: FinderShape,
  { sort }: FinderState,
  column: ResultColumn<C>,
): Press<FinderState['sort']> | null {
  const upwards = orderOf(shape, column.sort);
  if (upwards === undefined) return null;
  const { sorted, next } = pressOn(upwards, sort, column.downwardsFirst);
  return { sorted, next: orderOf(shape, next) ?? upwards };
}

function orderOf({ sorts }: FinderShape, name: string | undefined): FinderState['sort'] | undefined {
  return sorts.find((sort) => sort === name);
}

/** The columns of these names, in that order; what no column has is passed over. */
export function columnsNamed<C>(
  columns: readonly ResultColumn<C>[],
  names: readonly string[],
): ResultColumn<C>[] {
  return names.flatMap((name) => columns.find((column) => column.name === name) ?? []);
}

/** One place up or down; at either end it stays. */
export function moved(names: readonly string[], name: string, by: 1 | -1): string[] {
  const at = names.indexOf(name);
  const to = at + by;
  const other = names[to];
  if (at < 0 || other === undefined) return [...names];
  return names.map((each, place) => (place === at ? other : place === to ? name : each));
}
