import { wordsOf } from './words.ts';

/** A label of a filter group, and what people type for it. */
export type Phrases = { group: string; label: string; phrases: readonly string[] };

/** A label that a phrase stands for. */
export type Meaning = { group: string; label: string };

/**
 * What a phrase says that no filter of the page holds: of a listing that it states one of these, or has this word of
 * the index; or that no search understands it, and why.
 */
export type Fact = { label: string; statements: readonly number[]; word?: string } | { why: string };

/** A fact, and what people type for it. */
export type FactPhrases = { fact: Fact; phrases: readonly string[] };

/** What phrases mean, by their words in lower case with one space between them. */
export type PhraseTable = {
  meanings: ReadonlyMap<string, readonly Meaning[]>;
  /** Of the same words they go before filters, and before strengths: the 6 of CDK4/6 is none. */
  facts: ReadonlyMap<string, Fact>;
  /** Words of the longest phrase. */
  longest: number;
};

/**
 * One phrase may stand for several labels: of one group any of them will do, of several groups all must hold. Where
 * only a phrase's last word is a plural, or could be one, it is known in both numbers.
 */
export function createPhraseTable(
  entries: Iterable<Phrases>,
  known: Iterable<FactPhrases> = [],
): PhraseTable {
  const facts = new Map<string, Fact>();
  const meanings = new Map<string, Meaning[]>();
  let longest = 0;
  for (const { group, label, phrases } of entries) {
    for (const phrase of phrases.flatMap(inBothNumbers)) {
      const known = meanings.get(phrase) ?? [];
      if (known.some((one) => one.group === group && one.label === label)) continue;
      meanings.set(phrase, [...known, { group, label }]);
      longest = Math.max(longest, phrase.split(' ').length);
    }
  }
  for (const { fact, phrases } of known) {
    for (const phrase of phrases.flatMap(inBothNumbers)) {
      if (!facts.has(phrase)) facts.set(phrase, fact);
      longest = Math.max(longest, phrase.split(' ').length);
    }
  }
  return { meanings, facts, longest };
}

/** Short words are left alone: US is no plural. A phrase with a full stop at its end is meant as it stands. */
function inBothNumbers(phrase: string): string[] {
  const words = wordsOf(phrase);
  const asWritten = words.join(' ');
  const last = words.at(-1) ?? '';
  if (phrase.endsWith('.') || last.length < 5 || !/[a-z]$/.test(last)) return [asWritten];
  if (last.endsWith('s')) return last.endsWith('ss') ? [asWritten] : [asWritten, asWritten.slice(0, -1)];
  return last.endsWith('y') ? [asWritten] : [asWritten, `${asWritten}s`];
}
