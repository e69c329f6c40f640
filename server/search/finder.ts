/**
 * What every finder's engine can do, whatever it searches. The in-process index and the plain-SQL oracle
 * of the tests answer this interface alike; nothing here knows what a dossier or a supplier is.
 */

/** The closed lists by which a finder filters. Groups combine with AND, values within a group with OR. */
export type FinderSchema = {
  groups: readonly { name: string; values: readonly string[] }[];
};

/** One listing as the index sees it. */
export type IndexedListing = {
  /** Primary key in PostgreSQL, a positive integer below 2^31. */
  id: number;
  /** Milliseconds since 1970 of the first publication; later comes first. Ties: the higher id comes first. */
  recency: number;
  /** For each group of the schema, in its order: the indices of the listing's values in that group's list. */
  values: readonly (readonly number[])[];
  /** Month of the date filter as year * 12 + (month - 1); null where the listing has no date. */
  month: number | null;
  /** Texts by which the trade calls it: title, code, names, brands and their synonyms. */
  names: readonly string[];
  /** Texts that only describe it. */
  description: readonly string[];
};

export type FinderQuery = {
  /** What the member typed; empty means no restriction. */
  text: string;
  /** For each group of the schema, in its order: the indices of the ticked values; empty means no restriction. */
  selected: readonly (readonly number[])[];
  /** Only listings dated in this month or later, counted as in IndexedListing; null means no restriction. */
  monthFrom: number | null;
  offset: number;
  limit: number;
};

export type FinderResult = {
  total: number;
  /** The page's listings, best first. */
  ids: number[];
  /** For each group and value: the matches if the group's own ticks were ignored and all else held. */
  counts: number[][];
};

export interface Finder {
  search(query: FinderQuery): FinderResult;
}
