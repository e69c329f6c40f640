import type { Understood } from '#contract/finders.ts';
import {
  type Filter,
  type FinderShape,
  type FinderState,
  filtersOf,
  type ListFilter,
} from './finder-shape.ts';
import { chipLabel } from './in-use.ts';
import { holds } from './words.ts';

/** Words of the text that were read as a filter or a strength, and how their chip shows it. */
export type FilterRead = {
  /** Undefined for a strength, which no list holds. */
  filter: ListFilter | undefined;
  value: string;
  label: string;
  words: string;
};

/** Of a search that is not answered yet. */
export const nothingUnderstood: Understood = { filters: [], strengths: [], corrections: [] };

/** What an answer read out of a text, as far as the text that is asked for still says so. */
export function filtersRead(
  shape: FinderShape,
  { text, asTyped }: FinderState,
  { filters, strengths }: Understood,
): FilterRead[] {
  if (asTyped) return [];
  const read = [
    ...filters.flatMap(({ group, label, words }) => {
      const filter = filterNamed(shape, group);
      return filter?.kind === 'list'
        ? [{ filter, value: label, label: chipLabel(filter, label), words }]
        : [];
    }),
    ...strengths.map(({ strength, words }) => ({
      filter: undefined,
      value: strength,
      label: `Strength: ${strength}`,
      words,
    })),
  ];
  return read.filter(({ words }) => holds(text, words));
}

export function filterNamed(shape: FinderShape, name: string | undefined): Filter | undefined {
  return filtersOf(shape).find((filter) => filter.name === name);
}
