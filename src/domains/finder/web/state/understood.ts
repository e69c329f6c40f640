import { writtenMonth } from '#domains/catalogue/web/numbers/written.ts';
import type { Understood } from '../../contract/finders.ts';
import {
  type Filter,
  type FinderShape,
  type FinderState,
  filtersOf,
  type ListFilter,
} from './finder-shape.ts';
import { holds } from './words.ts';

/** Words of the text that were read as values of filters, or as a strength, and how their chip shows it. */
export type FilterRead = {
  words: string;
  /** None for a strength and whatever else no list holds. */
  values: readonly { filter: ListFilter; value: string }[];
  label: string;
};

/** Of a search that is not answered yet. */
export const nothingUnderstood: Understood = {
  filters: [],
  strengths: [],
  stated: [],
  months: [],
  notUnderstood: [],
  corrections: [],
};

/** What an answer read out of a text, as far as the text that is asked for still says so. */
export function filtersRead(
  shape: FinderShape,
  { text, asTyped }: FinderState,
  { filters, strengths, stated, months }: Understood,
): FilterRead[] {
  if (asTyped) return [];
  const phrases = new Map<string, FilterRead['values']>();
  for (const { group, label: value, words } of filters) {
    const filter = filterNamed(shape, group);
    if (filter?.kind === 'list') phrases.set(words, [...(phrases.get(words) ?? []), { filter, value }]);
  }
  const read = [
    ...Array.from(phrases, ([words, values]) => ({ words, values, label: labelOf(values) })),
    ...strengths.map(({ strength, words }) => ({ words, values: [], label: `Strength: ${strength}` })),
    ...stated.map(({ label, words }) => ({ words, values: [], label })),
    ...months.map(({ month, words }) => ({
      ...{ words, values: [] },
      // 'after 2028' is searched from January 2029 on: the chip says that month, so not 'after' it.
      label: `${(monthFilter(shape)?.label ?? 'Date').replace(' After', '')}: from ${writtenMonth(month)}`,
    })),
  ];
  return read.filter(({ words }) => holds(text, words));
}

/** What the words of a search say of its filters, by the filters' names. */
export function valuesRead(
  shape: FinderShape,
  state: FinderState,
  understood = nothingUnderstood,
): Record<string, string[]> {
  const values = filtersRead(shape, state, understood).flatMap((read) => read.values);
  const byFilter = Map.groupBy(values, ({ filter }) => filter.name);
  return Object.fromEntries([...byFilter].map(([name, of]) => [name, of.map(({ value }) => value)]));
}

/** 'tablets' means every kind of tablet: its chip names two and says how many more; the sidebar shows them all. */
function labelOf(values: FilterRead['values']): string {
  const filters = [...new Set(values.map(({ filter }) => filter))];
  const parts = filters.map((each) => {
    const named = values.filter(({ filter }) => filter === each).map(({ value }) => value);
    const most = named.length > 2 ? `${named[0]} and ${named.length - 1} more` : named.join(', ');
    return each.selfExplaining ? most : `${each.label}: ${most}`;
  });
  return parts.join(' · ');
}

export function monthFilter(shape: FinderShape): Filter | undefined {
  return filtersOf(shape).find(({ kind }) => kind === 'month');
}

export function filterNamed(shape: FinderShape, name: string | undefined): Filter | undefined {
  return filtersOf(shape).find(
    // A launch is a range of one of several columns, which begin with its name.
    (filter) => filter.name === name || (filter.kind === 'launch' && name?.startsWith(filter.name)),
  );
}
