import {
  charactersOf,
  editDistance,
  emptyCharacters,
  letterSet,
  mayBeNear,
} from '#domains/finder/engine/words/edit-distance.ts';
import { wordsOf } from '#domains/finder/engine/words/words.ts';
import { brandNames } from './brand-names.ts';
import { furtherInns } from './further-inns.ts';
import { knownNames } from './molecule-names.ts';
import { type NameKind, otherNames } from './other-names.ts';

/** A part of a text that names a molecule: the words as they were typed, and the INNs, each of a substance or several. */
type NamedMolecule = { typed: string; molecules: readonly string[] };

const inns = [
  ...new Set([
    ...Object.keys(otherNames),
    ...Object.keys(brandNames).flatMap((key) => key.split(' + ')),
    ...furtherInns,
  ]),
];

/** Names by their words, with the INNs for which they stand; and apart those that are too short to be sure of. */
const names = new Map<string, string[]>();
const shortNames = new Map<string, string[]>();
/** Of each word with which names begin, how many words the longest of them has. */
const longestFrom = new Map<string, number>();

function enter(table: Map<string, string[]>, key: string, inn: string): void {
  const known = table.get(key);
  if (known === undefined) table.set(key, [inn]);
  else if (!known.includes(inn)) known.push(inn);
  const words = wordsOf(key);
  const [first = ''] = words;
  longestFrom.set(first, Math.max(longestFrom.get(first) ?? 1, words.length));
}

for (const inn of inns) enter(names, wordsOf(inn).join(' '), inn);
for (const [inn, kinds] of Object.entries(otherNames)) {
  for (const [kind, others] of Object.entries(kinds) as [NameKind, readonly string[]][]) {
    for (const name of others) {
      // Calcium and lithium are also parts of other molecules' names.
      if (kind === 'short') enter(shortNames, name, inn);
      else if (!(kind === 'common' && inn.startsWith(`${name} `))) enter(names, wordsOf(name).join(' '), inn);
    }
  }
}
const brands = new Map<string, string[]>();
for (const [inn, theirs] of Object.entries(brandNames)) {
  for (const brand of theirs) enter(brands, wordsOf(brand).join(' '), inn);
}

/** What stands for each set of molecules that have names in common: the INN, or of several what was entered first. */
const oneName = new Map<string, string>();
for (const [name, molecules] of names) {
  const [only = '', ...more] = molecules;
  const one = more.length === 0 ? wordsOf(only).join(' ') : name;
  if (!oneName.has(setOf(molecules))) oneName.set(setOf(molecules), one);
}

function setOf(molecules: readonly string[]): string {
  return molecules.toSorted().join('|');
}

/** Where a name stands in a text. */
type Placed = NamedMolecule & { from: number; to: number };

/** The molecules that a text names, the longest names first; beside their names also what is found by `findMore`. */
function* namedIn(
  text: string,
  findMore: (key: string, written: string) => readonly string[] | undefined,
): Generator<Placed> {
  const tokens = Array.from(text.matchAll(/[\p{L}\p{N}\p{M}]+/gu), (match) => ({
    ...{ from: match.index, to: match.index + match[0].length },
    ...{ written: match[0], words: wordsOf(match[0]).join(' ') },
  }));
  for (let at = 0; at < tokens.length; at++) {
    const most = longestFrom.get(tokens[at]?.words.split(' ', 1)[0] ?? '') ?? 0;
    for (let count = Math.min(most, tokens.length - at); count > 0; count--) {
      const some = tokens.slice(at, at + count);
      const key = some.map(({ words }) => words).join(' ');
      const molecules = names.get(key) ?? findMore(key, some.map(({ written }) => written).join('-'));
      if (molecules === undefined) continue;
      const [from, to] = [some[0]?.from ?? 0, some.at(-1)?.to ?? 0];
      yield { typed: text.slice(from, to), molecules, from, to };
      at += count - 1;
      break;
    }
  }
}

/** The molecules that a search names, by any of their names and brands. */
export function moleculesNamed(text: string): NamedMolecule[] {
  return [...namedIn(text, (key) => brands.get(key))].map(({ typed, molecules }) => ({ typed, molecules }));
}

/**
 * A search with one name in the place of all that mean the same molecules. Names are words of other names, and beginnings
 * of them: 'estradiol' also finds ethinyl estradiol, and 'oestradiol' would not.
 */
export function byOneName(text: string): string {
  const found = [...namedIn(text, () => undefined)].toReversed();
  return found.reduce((before, { molecules, from, to }) => {
    return before.slice(0, from) + oneName.get(setOf(molecules)) + before.slice(to);
  }, text);
}

/** The molecules of which this is a name as it stands: an INN, another name, or a brand, which may be of a combination. */
export function moleculesCalled(name: string): { molecules: readonly string[]; isBrand: boolean } {
  const key = wordsOf(name).join(' ');
  const named = names.get(key) ?? shortNames.get(name.trim()) ?? shortNames.get(name.trim().toUpperCase());
  return { molecules: named ?? brands.get(key) ?? [], isBrand: named === undefined };
}

/** Everything else that the molecules are called which a text names: who searches for one name finds the others. */
export function alsoCalled(text: string): string {
  const others = new Set<string>();
  for (const { molecules } of namedIn(text, (_, written) => shortNames.get(written))) {
    for (const inn of molecules) for (const name of [inn, ...knownNames(inn).otherNames]) others.add(name);
  }
  return [...others].join(' ');
}

/** The words by which the index knows what a dossier is of: of a combination one for each substance. */
export function moleculeWords(inn: string): string {
  return knownNames(inn)
    .inns.map((one) => `0xi${wordsOf(one).join('')}z`)
    .join(' ');
}

/** Each word of a search may be compared with all of them. */
const written = inns.map((inn) => {
  const characters = charactersOf(inn, emptyCharacters(inn.length));
  return { inn, characters, letters: letterSet(characters) };
});

/** The name that a word is the nearest misspelling of, at no more than so many mistakes. */
export function nearestName(word: string, most: number): string | undefined {
  if (most < 1 || !/^\p{L}{4,}$/u.test(word)) return undefined;
  const typed = charactersOf(word);
  const typedLetters = letterSet(typed);
  let nearest: string | undefined;
  let limit = most;
  for (const { inn, characters, letters } of written) {
    if (!mayBeNear(typedLetters, letters, limit)) continue;
    const distance = editDistance(typed, characters, limit);
    if (distance > limit) continue;
    nearest = inn;
    limit = distance - 1;
    if (limit < 0) break;
  }
  return nearest;
}

/** Other molecules whose names are like a molecule's: a letter or two apart, or one within the other. */
export function namesLike(molecule: string): string[] {
  const own = charactersOf(molecule);
  const ownLetters = letterSet(own);
  const like = written.filter(({ inn, characters, letters }) => {
    if (inn === molecule) return false;
    const [short, long] = inn.length < molecule.length ? [inn, molecule] : [molecule, inn];
    return (
      (short.length > 6 && long.endsWith(short)) ||
      (mayBeNear(ownLetters, letters, 2) && editDistance(own, characters, 2) <= 2)
    );
  });
  return like.map(({ inn }) => inn);
}
