/**
 * What a finder's engine answers, whatever it searches. The in-process index and the plain-SQL oracle of the
 * tests answer alike; nothing here knows what a dossier or a supplier is.
 *
 * ## Words
 * A text becomes words thus: Unicode NFKD; lower case; all marks (category M) dropped; ß æ œ ø đ ð þ ł ı ς read
 * as ss ae oe o d d th l i σ; every longest run of letters and numbers (categories L and N) is a word, and of a
 * word longer than 64 characters only the first 64 count. A character is a Unicode code point, and an unpaired
 * surrogate is no letter. Of a query's text only the first 1,024 UTF-16 units and the first 32 distinct words
 * count; the others are ignored.
 *
 * ## Which listings match the text
 * Words combine with AND: a listing matches when each query word matches it, and a query without words restricts
 * nothing. A query word w matches by the first of these steps that finds any listing in the whole index as it is
 * now, filters aside; later steps are then not tried.
 *   1. Union of: tier 0, a name word equals w; tier 1, a name word begins with w; tier 3, a description word
 *      equals w.
 *   2. Tier 4: a description word begins with w.
 *   3. Tier 2: a name word is a misspelling of w, at the least distance at which there is one.
 *   4. Tier 4: a description word is a misspelling of w, at the least distance at which there is one.
 * So misspellings are a last resort (docs/decisions/typos-only-when-nothing-else-matches.md), and free text is
 * completed only where no name is.
 *
 * Misspelling: the optimal string alignment distance (insertion, deletion, substitution of a character and
 * transposition of two neighbours cost 1 each, no part edited twice) is at most 1 where w has 4 to 7 characters
 * and at most 2 where it has 8 or more. Shorter words have no misspellings, and neither a query word nor an
 * indexed word that holds anything but letters (category L) takes part: another number is another product. Nor
 * does a query word that the query calls a name: esomeprazole is no misspelling of omeprazole.
 *
 * ## Corrections
 * A query word that steps 3 or 4 matched is a correction, in the order of the query, whatever the other words
 * match. It is read as one of the words by which that step matched: the one that most listings of the whole index
 * have in that kind of text; of several such, the first by its UTF-16 units.
 *
 * ## Order
 * A listing's tier for a word is the lowest by which that word matches it; its tier for the query is the highest
 * over the words, 0 without words. By relevance, lower tiers come first and, where the query has words, of one tier
 * what holds fewer substances, though of three and more all are alike; by offer days, the fewer, and listings without last. Then, and for the newest first from
 * the start, come later recency and the higher id. By a column of numbers or texts what has none comes last in both
 * directions; texts compare by their UTF-16 units, so that the caller folds case and marks.
 */

/** The closed lists by which a finder filters. Groups combine with AND, values within a group with OR. */
export type FinderSchema = {
  groups: readonly { name: string; values: readonly string[] }[];
  /** What listings state that no group holds ('made in India'): it can be asked for, and is not counted. */
  statements?: readonly string[];
  /** Columns of numbers, of which ranges can be asked for and by which can be sorted. */
  numbers?: readonly string[];
  /** Columns of texts by which can be sorted. */
  texts?: readonly string[];
};

/** One listing as the index sees it. */
export type IndexedListing = {
  /** Primary key in PostgreSQL, a positive integer below 2^31. */
  id: number;
  /** Milliseconds since 1970 of the first publication; later comes first. Ties: the higher id comes first. */
  recency: number;
  /** For each group of the schema, in its order: the indices of the listing's values; unknown ones are ignored. */
  values: readonly (readonly number[])[];
  /** The indices of what it states, of the schema's statements; unknown ones are ignored. */
  statements?: readonly number[];
  /** Month of the date filter as year * 12 + (month - 1), in the years 1 to 5000; null where there is no date. */
  month: number | null;
  /** Business days until an offer, a whole number from 0 to 65,534; null where none is promised. */
  offerDays: number | null;
  /** For each column of numbers of the schema a finite number, or null for none. */
  numbers?: readonly (number | null)[];
  /** The same for each column of texts. */
  texts?: readonly (string | null)[];
  /** How many substances it holds: who asks for some of them rarely means one that holds more. */
  substances: number;
  /** A name that no other listing has: its code. */
  own?: string;
  /**
   * Texts by which the trade calls it: title, names, brands and their synonyms. Where listings share the array, and
   * that of the description, they are entered quicker.
   */
  names: readonly string[];
  /** Texts that only describe it. */
  description: readonly string[];
};

export type FinderQuery = {
  /** What the member typed; without any word it means no restriction. */
  text: string;
  /**
   * For each group of the schema, in its order: the indices of the ticked values. Empty means no restriction; an
   * index that the group does not have is a value that no listing has.
   */
  selected: readonly (readonly number[])[];
  /** Of each of these lists of statements a listing states at least one; of an empty list none does. */
  stated?: readonly (readonly number[])[];
  /**
   * Words that are names as they stand, in lower case and without marks: none is taken for a misspelling, whether or
   * not a listing has it.
   */
  names?: readonly string[];
  /** Only listings dated in this month or later, counted as in IndexedListing; null means no restriction. */
  monthFrom: number | null;
  /** Each wants a number of its column between both ends, which belong to it: a listing without one never matches. */
  ranges?: readonly NumberRange[];
  /** Of each of these columns it is told how many listings have a number that is no more; of null, how many have none. */
  upTo?: readonly { column: number; to: number | null }[];
  order: FinderOrder;
  /** Whole and not negative. Past the last match the page is empty and the total still right. */
  offset: number;
  limit: number;
  /** Nothing else is wanted: no page, no counts and no tallies. */
  totalOnly?: true;
};

/** Of a column of numbers of the schema, by its place there; finite ends. */
export type NumberRange = { column: number; from?: number | undefined; to?: number | undefined };

/** A column by its place among the schema's numbers, and then its texts. */
export type ColumnOrder = { column: number; descending: boolean };

export type FinderOrder = 'relevance' | 'newest' | 'offer-days' | ColumnOrder;

/** Words in lower case and without marks: one that was typed, and the one of the index that it is read as. */
export type Correction = { typed: string; read: string };

export type FinderResult = {
  total: number;
  /** The page's listings, best first. */
  ids: number[];
  /** For each group and value: the matches if the group's own ticks were ignored and all else held. Empty where only the total was asked. */
  counts: number[][];
  /**
   * For each of the query's `upTo`: the listings that have such a number, or none, if no range of any of their columns were asked
   * for and all else held. Absent where nothing was asked.
   */
  upTo?: number[];
  /** The words that only a misspelling matched. */
  corrections: Correction[];
};

export interface Finder {
  search(query: FinderQuery): FinderResult | Promise<FinderResult>;
}
