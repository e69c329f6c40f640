import type { ComponentType } from 'react';
import type { ColumnName, SortOrder } from '../../contract/orders.ts';

/** What a finder can filter by, described as data: the sidebar, the chips and the address are drawn from it. */

type FilterBasics = {
  /** The field of the payload, and the key of the answer's counts. */
  name: string;
  /** The parameter in the address: short, readable. */
  param: string;
  label: string;
  /** How the chosen values travel, where the payload wants something else than the list of them. */
  send?: (chosen: readonly string[]) => unknown;
};

/** Values out of a closed list. */
export type ListFilter = FilterBasics & {
  kind: 'list';
  values: readonly string[];
  /** How the values stand in the address, where their own words would be clumsy; in the order of `values`. */
  slugs?: readonly string[];
  /** What the values are called where they are shown, where they are none to read. */
  words?: Readonly<Record<string, string>>;
  /** At most one value at a time. */
  exclusive?: boolean;
  /** The chip shows only the value, because the value says it all. */
  selfExplaining?: boolean;
  /** What stands above its values, and may choose among them. */
  above?: ComponentType<{ chosen: readonly string[]; onChoose: (values: readonly string[]) => void }>;
};

/** From a month on, as YYYY-MM. */
export type MonthFilter = FilterBasics & {
  kind: 'month';
  /** What the tooltip beside the label says. */
  hint: string;
};

/** From one number or month to another, as it stands in the address: '10..50', '10..', '..50'; '2025-01..'. */
export type RangeFilter = FilterBasics & {
  kind: 'range';
  of: 'numbers' | 'months';
  /** What the numbers count, behind them ('%', 'months'); empty for months. */
  unit: string;
  /** The most that may be asked for. */
  most: number;
};

/** When something may be launched, and in which market, as it stands in the address: 'us:12m', 'us:..2028-11-23'. */
export type LaunchFilter = FilterBasics & { kind: 'launch' };

/** A value as it is shown. */
export function wordOf({ words }: Pick<ListFilter, 'words'>, value: string): string {
  return words?.[value] ?? value;
}

export type Filter = ListFilter | MonthFilter | RangeFilter | LaunchFilter;

/** One or more filters under one heading of the sidebar. */
export type FilterSection = { label: string; filters: readonly Filter[] };

export type FinderShape = {
  /** What is found, in the plural. */
  noun: string;
  /** The orders in which it can show them. */
  sorts: readonly SortOrder[];
  /** What the columns are called by which it can. */
  columnLabels?: Readonly<Record<ColumnName, string>>;
  sections: readonly FilterSection[];
  /** Its results can be shown as a table, too. */
  hasTable?: boolean;
};

/** How results are shown. */
export type View = 'cards' | 'table';

/** What is asked of a finder. A month, and a range, is kept as a list of one, so that every filter is treated alike. */
export type FinderState = {
  text: string;
  /** No word of the text is read as a filter. */
  asTyped: boolean;
  chosen: Readonly<Record<string, readonly string[]>>;
  sort: SortOrder;
  page: number;
  size: number;
  view: View;
};

/** How many a page may show: of a table's rows as many as one call may ask for. */
export const pageSizes = [3, 12, 24] as const;
export const tableSizes = [...pageSizes, 50] as const;

export function sizesOf(view: View): readonly number[] {
  return view === 'table' ? tableSizes : pageSizes;
}

export const emptyState: FinderState = {
  text: '',
  asTyped: false,
  chosen: {},
  sort: 'relevance',
  page: 1,
  size: pageSizes[0],
  view: 'cards',
};

/** '1 dossier', '2 dossiers'. */
export function counted({ noun }: FinderShape, count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? oneOf(noun) : noun}`;
}

export function oneOf(noun: string): string {
  return noun.replace(/s$/, '');
}

export function filtersOf(shape: FinderShape): Filter[] {
  return shape.sections.flatMap((section) => section.filters);
}

export function chosenOf(state: FinderState, name: string): readonly string[] {
  return state.chosen[name] ?? [];
}

/** Nothing typed, nothing ticked and the usual order: the whole catalogue. */
export function isUnfiltered({ text, chosen, sort }: FinderState): boolean {
  return (
    text === '' && sort === emptyState.sort && Object.values(chosen).every((values) => values.length === 0)
  );
}
