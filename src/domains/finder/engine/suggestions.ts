import type { Suggestion } from '../contract/finders.ts';
import type { FinderSchema } from './finder.ts';
import type { Reader } from './reading/read-text.ts';
import { createSuggester, type Suggestable, type Suggester } from './suggester.ts';
import { wordsOf } from './words/words.ts';

export type SuggestionEntry = Suggestable<Omit<Suggestion, 'text' | 'count'>>;

/** A finder's filter labels, where the label alone or one of its phrases is read as that filter. */
export function filterEntries({ groups }: FinderSchema, { phrases }: Reader): SuggestionEntry[] {
  const phrasesOf = new Map<string, string[]>();
  for (const [phrase, meanings] of phrases.meanings) {
    for (const { group, label } of meanings) {
      const key = `${group}|${label}`;
      phrasesOf.set(key, [...(phrasesOf.get(key) ?? []), phrase]);
    }
  }
  return groups.flatMap(({ name: group, values }) =>
    values.flatMap((label): SuggestionEntry[] => {
      const known = phrasesOf.get(`${group}|${label}`);
      if (!known) return [];
      const own = wordsOf(label).join(' ');
      const text = known.includes(own) ? label : (known[0] as string);
      return [{ value: { kind: 'filter', group, label }, text, names: [text], synonyms: known, count: 0 }];
    }),
  );
}

/** What suggestions are made from, and how it is noticed that they are out of date. */
type Source = {
  load(): Promise<SuggestionEntry[]>;
  /** Changes whenever listings may have changed. */
  version(): unknown;
  /** How many listings a text finds. */
  count(text: string): Promise<number>;
  /** Whether a word is a name as it stands: another is not suggested for it. */
  isName?(word: string): boolean;
};

const most = 8;
/** Reading the names takes at most one part in so many of the time, however large the catalogue. */
const share = 20;
const leastMilliseconds = 1_000;

/**
 * Suggestions from a table in this process (§13.10). A table that is out of date still answers while the next one is
 * read, and what its suggestions find is counted anew, so that none is offered that brings nothing.
 */
export function createSuggestions({ load, version, count, isName }: Source) {
  let table: Suggester<SuggestionEntry['value']> | undefined;
  let loaded: unknown;
  let nextAt = 0;
  let loading: Promise<void> | undefined;
  let counted = new Map<string, number>();
  let countedAt: unknown;

  async function read(): Promise<void> {
    const [before, at] = [performance.now(), version()];
    try {
      table = createSuggester(await load(), isName);
      loaded = at;
    } finally {
      const now = performance.now();
      nextAt = now + Math.max(leastMilliseconds, share * (now - before));
    }
  }

  function refresh(): Promise<void> {
    loading ??= read().finally(() => {
      loading = undefined;
    });
    return loading;
  }

  async function countKept(text: string): Promise<number> {
    if (countedAt !== version() || counted.size > 5_000) {
      counted = new Map();
      countedAt = version();
    }
    const known = counted.get(text) ?? (await count(text));
    counted.set(text, known);
    return known;
  }

  return async (typed: string): Promise<Suggestion[]> => {
    if (table === undefined) await refresh();
    else if (loaded !== version() && performance.now() >= nextAt) refresh().catch(() => undefined);
    const suggestions: Suggestion[] = [];
    for (const { value, text } of table?.suggest(typed, most) ?? []) {
      const found = await countKept(text);
      if (found > 0) suggestions.push({ ...value, text, count: found });
    }
    return suggestions;
  };
}
