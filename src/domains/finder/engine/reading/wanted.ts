import type { FilterGroups, FilterNames, LabelsByGroup } from '../filter-groups.ts';
import type { FinderQuery, NumberRange } from '../finder.ts';
import type { ReadFact, Reading, ReadPhrase } from './read-text.ts';
import { readStrengths } from './strengths.ts';

/** What a search wants of the listings, part by part, so that parts can be left out. */
export type Wanted = {
  /** The text for the engine, without what was read out of it. */
  text: string;
  phrases: readonly ReadPhrase[];
  facts: readonly ReadFact[];
  /** Months that the text names, from which on it asks. */
  months: readonly { words: string; month: number }[];
  /** Typed ones have words. */
  strengths: readonly { strength: string; word: string; words?: string; orElse?: string }[];
  /** The ticked values of each group, by their numbers. */
  ticked: readonly (readonly number[])[];
  monthFrom: number | null;
  ranges: readonly NumberRange[];
  /** Words of the text that are names as they stand. */
  names: readonly string[];
};

/** A strength that a page sent on its own; one that cannot be read is one that no listing has. */
function strengthOf(strength: string): { strength: string; word: string } {
  const [read] = readStrengths(strength, { bareNumbers: true });
  return { strength, word: read?.word ?? '0xunreadx' };
}

export function wantedOf(
  reading: Reading | undefined,
  typed: string,
  more: { strengths: readonly string[] } & Pick<Wanted, 'ticked' | 'monthFrom' | 'ranges' | 'names'>,
): Wanted {
  return {
    text: reading ? reading.words.join(' ') : typed,
    phrases: reading?.phrases ?? [],
    facts: reading?.facts ?? [],
    months: reading?.months ?? [],
    strengths: [...(reading?.strengths ?? []), ...more.strengths.map(strengthOf)],
    ticked: more.ticked,
    monthFrom: more.monthFrom,
    ranges: more.ranges,
    names: more.names,
  };
}

/** What is wanted of those that match. */
export type Page = Pick<FinderQuery, 'order' | 'offset' | 'limit' | 'upTo' | 'totalOnly'>;

/** The numbers of the values wanted in each group: what is ticked, and what the text names. */
export function selectedOf<G extends FilterGroups>(
  names: FilterNames<G>,
  { ticked, phrases }: Pick<Wanted, 'ticked' | 'phrases'>,
): (readonly number[])[] {
  const selected = [...ticked];
  for (const { meanings } of phrases) {
    const byGroup = names.indicesOf(labelsByGroup<G>(names, meanings));
    byGroup.forEach((values, group) => {
      if (values.length > 0) selected[group] = narrowed(selected[group] ?? [], values);
    });
  }
  return selected;
}

/** 'extended release' and 'tablets' mean what is both; 'US' and 'EU', which have nothing in common, either. */
function narrowed(before: readonly number[], more: readonly number[]): readonly number[] {
  const both = more.filter((value) => before.includes(value));
  return both.length > 0 ? both : [...before, ...more];
}

function labelsByGroup<G extends FilterGroups>(
  names: FilterNames<G>,
  meanings: ReadPhrase['meanings'],
): LabelsByGroup<G> {
  return Object.fromEntries(
    names.schema.groups.map(({ name }) => [
      name,
      meanings.filter(({ group }) => group === name).map(({ label }) => label),
    ]),
  ) as unknown as LabelsByGroup<G>;
}

export function toQuery<G extends FilterGroups>(
  names: FilterNames<G>,
  wanted: Wanted,
  page: Page,
): FinderQuery {
  const facts = wanted.facts.map(({ fact }) => fact);
  const factWords = facts.flatMap((fact) => ('word' in fact && fact.word ? fact.word : []));
  const months = [...wanted.months.map(({ month }) => month), wanted.monthFrom ?? 0];
  return {
    // The engine reads only the beginning of a long text, and what narrows most must not be cut off.
    text: [...wanted.strengths.map(({ word }) => word), ...factWords, wanted.text].join(' '),
    selected: selectedOf(names, wanted),
    stated: facts.flatMap((fact) => ('why' in fact ? [[]] : fact.word ? [] : [fact.statements])),
    names: wanted.names,
    monthFrom: Math.max(...months) || null,
    ranges: wanted.ranges,
    ...page,
  };
}
