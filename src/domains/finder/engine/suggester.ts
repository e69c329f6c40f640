import { Dictionary } from './words/dictionary.ts';
import { eachWord, wordsOf } from './words/words.ts';

/** What may be suggested, and by which names a text that is being typed leads to it. */
export type Suggestable<T> = {
  value: T;
  /** What is put in place of what was typed. */
  text: string;
  /** Its own names; those that begin with the typed text come first. */
  names: readonly string[];
  /** Names that lead to it from elsewhere; they come after. */
  synonyms: readonly string[];
  /** Among equals the more frequent come first. */
  count: number;
};

export type Suggester<T> = {
  size: number;
  /** The best, at most so many; `text` is the whole text with what was chosen at its end. */
  suggest(typed: string, most: number): { value: T; text: string }[];
};

/** Of a long text only its last words are completed. */
const mostWords = 4;
/** A single letter begins thousands of names; nobody looks at more of them than this. */
const mostLookedAt = 4_000;

type Name = { words: readonly string[]; joined: string; entry: number; penalty: number };

/**
 * Completes a text by names of which each typed word begins a word, in any order; where there are none, by names
 * for its last words; where there are none either, by names one of whose words is misspelt as the last typed one.
 */
export function createSuggester<T>(
  entries: readonly Suggestable<T>[],
  /** Whether a word is a name as it stands, and no misspelling of another. */
  isName: (word: string) => boolean = () => false,
): Suggester<T> {
  const dictionary = new Dictionary();
  const names: Name[] = [];
  const namesOfWord: number[][] = [];
  entries.forEach(({ names: own, synonyms }, entry) => {
    for (const [texts, penalty] of [[own, 0] as const, [synonyms, 2] as const]) {
      for (const text of texts) {
        const words = wordsOf(text);
        for (const word of new Set(words)) {
          eachWord(word, (source, from, to, hash) => {
            const number = dictionary.addUnsorted(source, from, to, hash);
            namesOfWord[number] ??= [];
            namesOfWord[number].push(names.length);
          });
        }
        names.push({ words, joined: words.join(' '), entry, penalty });
      }
    }
  });
  dictionary.sort();

  /** Entries with how well they fit: the lower the better. */
  function complete(words: readonly string[]): Map<number, number> {
    const found = new Map<number, number>();
    const longest = words.toSorted((a, b) => b.length - a.length)[0];
    if (longest === undefined) return found;
    const typed = words.join(' ');
    const { from, to } = dictionary.beginningWith(longest);
    let left = mostLookedAt;
    for (let place = from; place < to && left > 0; place++) {
      for (const at of namesOfWord[dictionary.wordAt(place)] ?? []) {
        left -= 1;
        const name = names[at] as Name;
        if (!words.every((word) => name.words.some((one) => one.startsWith(word)))) continue;
        const fit = name.penalty + (name.joined.startsWith(typed) ? 0 : 1);
        if (fit < (found.get(name.entry) ?? 9)) found.set(name.entry, fit);
      }
    }
    return found;
  }

  function guess(word: string): Map<number, number> {
    const found = new Map<number, number>();
    for (const known of dictionary.misspelt(word, () => true)) {
      for (const at of namesOfWord[known] ?? []) {
        const { entry, penalty } = names[at] as Name;
        if (penalty < (found.get(entry) ?? 9)) found.set(entry, penalty);
      }
    }
    return found;
  }

  function best(found: ReadonlyMap<number, number>, head: string, most: number) {
    return [...found]
      .sort(([a, fitA], [b, fitB]) => fitA - fitB || countOf(b) - countOf(a) || a - b)
      .slice(0, most)
      .map(([at]) => {
        const { value, text } = entries[at] as Suggestable<T>;
        return { value, text: head === '' ? text : `${head} ${text}` };
      });
  }

  const countOf = (entry: number) => (entries[entry] as Suggestable<T>).count;

  return {
    size: entries.length,
    suggest(typed, most) {
      const tokens = Array.from(typed.slice(0, 500).matchAll(/[\p{L}\p{N}\p{M}]+/gu));
      const first = Math.max(0, tokens.length - mostWords);
      for (let start = first; start < tokens.length; start++) {
        const from = tokens[start]?.index ?? 0;
        const head = typed.slice(0, from).trim();
        const found = complete(wordsOf(typed.slice(from)));
        if (found.size > 0) return best(found, head, most);
      }
      const last = tokens.at(-1);
      if (!last || isName(last[0])) return [];
      return best(guess(wordsOf(last[0])[0] ?? ''), typed.slice(0, last.index).trim(), most);
    },
  };
}
