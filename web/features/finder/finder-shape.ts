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
  /** At most one value at a time. */
  exclusive?: boolean;
  /** The chip shows only the value, because the value says it all. */
  selfExplaining?: boolean;
};

/** From a month on, as YYYY-MM. */
export type MonthFilter = FilterBasics & {
  kind: 'month';
  /** What the tooltip beside the label says. */
  hint: string;
};

export type Filter = ListFilter | MonthFilter;

/** One or more filters under one heading of the sidebar. */
export type FilterSection = { label: string; filters: readonly Filter[] };

export type FinderShape = {
  /** What is found, in the plural. */
  noun: string;
  sections: readonly FilterSection[];
};

/** What is asked of a finder. A month is kept as a list of one, so that every filter is treated alike. */
export type FinderState = {
  text: string;
  chosen: Readonly<Record<string, readonly string[]>>;
  page: number;
  size: number;
};

export const pageSizes = [3, 12, 24] as const;

export const emptyState: FinderState = { text: '', chosen: {}, page: 1, size: pageSizes[0] };

export function filtersOf(shape: FinderShape): Filter[] {
  return shape.sections.flatMap((section) => section.filters);
}

export function chosenOf(state: FinderState, name: string): readonly string[] {
  return state.chosen[name] ?? [];
}

/** Nothing typed and nothing ticked: the whole catalogue. */
export function isUnfiltered(state: FinderState): boolean {
  return state.text === '' && Object.values(state.chosen).every((values) => values.length === 0);
}
