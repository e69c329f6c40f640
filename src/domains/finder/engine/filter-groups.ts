import type { FinderSchema } from './finder.ts';
import { rememberedOf } from './remembered.ts';

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
  indicesOf(labels: LabelsByGroup<G>): readonly (readonly number[])[];
  /** The engine's counts under the names of their groups. */
  nameCounts(counts: readonly number[][]): Record<keyof G & string, number[]>;
};

export function nameFilters<const G extends FilterGroups>(
  groups: G,
  statements: readonly string[] = [],
  columns: Pick<FinderSchema, 'numbers' | 'texts'> = {},
): FilterNames<G> {
  const names = Object.keys(groups) as (keyof G & string)[];
  const indices = names.map((name) => indicesIn(groups[name] ?? []));
  return {
    schema: { groups: names.map((name) => ({ name, values: groups[name] ?? [] })), statements, ...columns },
    indicesOf: (labels) => names.map((name, g) => (indices[g] as LabelIndices)(labels[name])),
    nameCounts: (counts) =>
      Object.fromEntries(names.map((name, g) => [name, counts[g] ?? []])) as Record<
        keyof G & string,
        number[]
      >,
  };
}

type LabelIndices = (labels: string | readonly string[]) => readonly number[];
const none: readonly number[] = [];

/** The same label, and the same array of labels, return in thousands of listings. */
function indicesIn(values: readonly string[]): LabelIndices {
  const ofLabel = new Map(values.map((label, index) => [label, [index]]));
  const ofOne = (label: string) => ofLabel.get(label) ?? none;
  const ofLabels = rememberedOf((labels: readonly string[]) => labels.flatMap(ofOne));
  return (labels) => {
    if (typeof labels === 'string') return ofOne(labels);
    // A search brings arrays of its own: to remember them costs more than it ever saves.
    return labels.length > 1 ? ofLabels(labels) : labels.length === 0 ? none : ofOne(labels[0] as string);
  };
}
