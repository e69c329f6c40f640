import type { Unlisted } from '../../contract/finders.ts';
import type { Correction } from '../finder.ts';
import { charactersOf, editDistance } from './edit-distance.ts';
import { queryWords, wordsOf } from './words.ts';

/** A part of a text that is a name, as it was typed, and the things for which the name may stand. */
export type Named = { typed: string; molecules: readonly string[] };

/** Names that a finder knows whether or not a listing has them: none is taken for a misspelling of another. */
export type KnownNames = {
  /** The names in a text. */
  namedIn(text: string): readonly Named[];
  /** Those of these words that are names, of which `namedIn` need not know. */
  lookUp(words: readonly string[]): Promise<readonly Named[]>;
  /** The name that a word is the nearest misspelling of, at no more than so many mistakes. */
  nearest(word: string, most: number): string | undefined;
  /** Words by which the index knows that a listing is of this. */
  wordsFor(molecule: string): string;
  /** Other names that look alike. */
  like(molecule: string): readonly string[];
};

/** Names without a listing that one search tells of, and for each the names like it that are tried and told. */
const mostUnlisted = 3;
const mostLike = 8;
const mostTold = 3;

/** The words of the names, as an engine takes them. */
export function wordsOfNames(named: readonly Named[]): string[] {
  return named.flatMap(({ typed }) => wordsOf(typed));
}

/** Names that the engine took for misspellings, because no listing has them. */
export async function mistakenFor(known: KnownNames, corrections: readonly Correction[]): Promise<Named[]> {
  const looked = await known.lookUp(corrections.map(({ typed }) => typed));
  const others = corrections.filter(({ typed }) => !looked.some((one) => one.typed === typed));
  // A name that is nearer than what the engine found is what was meant, listed or not.
  const nearer = others.flatMap(({ typed, read }) => {
    const distance = editDistance(charactersOf(typed), charactersOf(read), 2);
    const name = known.nearest(typed, distance - 1);
    return name === undefined ? [] : [{ typed, molecules: [name] }];
  });
  return [...looked, ...nearer];
}

/**
 * Names of which no listing has anything like: of words that nothing has, those that are a name, or nearly one. No more
 * than are told, as each is looked for again.
 */
export async function misspeltNames(
  known: KnownNames,
  text: string,
  isAnywhere: (word: string) => Promise<boolean>,
): Promise<Named[]> {
  const words = queryWords(text);
  const misspelt = [...(await known.lookUp(words))];
  for (const typed of words) {
    if (misspelt.length >= mostUnlisted) break;
    if (misspelt.some((one) => one.typed === typed)) continue;
    const name = known.nearest(typed, typed.length >= 8 ? 2 : 1);
    if (name === undefined || wordsOf(name).includes(typed) || (await isAnywhere(typed))) continue;
    misspelt.push({ typed, molecules: [name] });
  }
  return misspelt;
}

/** What a text names that no listing is of, and what is listed under names like it. */
export async function unlistedOf(
  known: KnownNames,
  named: readonly Named[],
  search: {
    /** Whether any listing is of this. */
    isListed(named: Named): Promise<boolean>;
    /** How many the search finds with another name in place of what was typed. */
    instead(typed: string, name: string): Promise<number>;
  },
): Promise<Unlisted[]> {
  const unlisted: Unlisted[] = [];
  for (const { typed, molecules } of named) {
    if (unlisted.length >= mostUnlisted) break;
    if (await search.isListed({ typed, molecules })) continue;
    const [molecule = typed] = molecules;
    const others: Unlisted['others'] = [];
    for (const name of known.like(molecule).slice(0, mostLike)) {
      const brings = await search.instead(typed, name);
      if (brings > 0) others.push({ name, brings });
    }
    others.sort((a, b) => b.brings - a.brings);
    unlisted.push({ typed, molecule, others: others.slice(0, mostTold) });
  }
  return unlisted;
}
