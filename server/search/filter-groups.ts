import type { FinderSchema } from './finder.ts';

/** A finder's filter groups as its contract lists them: payload field → labels. */
export type FilterGroups = Readonly<Record<string, readonly string[]>>;

/** For each group one label, several, or none. */
export type LabelsByGroup<G extends FilterGroups> = {
  readonly [Name in keyof G]: string | readonly string[];
};

/** Between the labels and field names of a contract and the numbers of the engine. */
export type FilterNames<G extends FilterGroups> = {
  schema: FinderSchema;
  /** Labels that a listing carries or a member has ticked, as the engine takes them; unknown ones fall out. */
  indicesOf(labels: LabelsByGroup<G>): number[][];
  /** The engine's counts under the names of their groups. */
  nameCounts(counts: readonly number[][]): Record<keyof G & string, number[]>;
};

export function nameFilters<const G extends FilterGroups>(groups: G): FilterNames<G> {
  const names = Object.keys(groups) as (keyof G & string)[];
  const indexes = names.map((name) => new Map(groups[name]?.map((label, index) => [label, index])));
  return {
    schema: { groups: names.map((name) => ({ name, values: groups[name] ?? [] })) },
    indicesOf: (labels) =>
      names.map((name, g) =>
        [labels[name]].flat().flatMap((label) => indexes[g]?.get(label as string) ?? []),
      ),
    nameCounts: (counts) =>
      Object.fromEntries(names.map((name, g) => [name, counts[g] ?? []])) as Record<
        keyof G & string,
        number[]
      >,
  };
}
