import type { Fact, Meaning, PhraseTable } from '../words/phrases.ts';
import { wordsOf } from '../words/words.ts';
import { readDates } from './read-dates.ts';
import { readStrengths } from './strengths.ts';

/** What a finder reads in a text beside the words that it looks for. */
export type Reader = {
  phrases: PhraseTable;
  /** Which numbers are strengths: none, those with a unit, or 500 in 'metformin 500' too. */
  strengths: 'none' | 'with unit' | 'any';
  /** Whether its listings bear a date by which they are filtered. */
  dates: boolean;
  /** Words that tell this finder's listings from nothing: 'dossier' says nothing about a dossier. */
  idle: ReadonlySet<string>;
  /** A text with one name in the place of all that mean the same. */
  byOneName?(text: string): string;
};

/** A part of a text that means filter labels. */
export type ReadPhrase = { words: string; meanings: readonly Meaning[] };
/** A part of a text that is a strength; `word` as the index knows it. */
type TypedStrength = { words: string; strength: string; word: string; orElse?: string };
/** A part of a text that says what listings state, or that no search understands. */
export type ReadFact = { words: string; fact: Fact };

/** A text taken apart: every word stands in exactly one of the phrases, the facts, the dates, the strengths or the rest. */
export type Reading = {
  phrases: ReadPhrase[];
  facts: ReadFact[];
  /** Months from which on it asks. */
  months: { words: string; month: number }[];
  strengths: TypedStrength[];
  /** What is left, as it was typed. */
  rest: string;
  /** The words of the rest that the engine looks for: without those that only join others. */
  words: string[];
};

/** Words that join others and say nothing of their own. */
const joining = new Set('a an and as at by for from in of on or plus the to via with'.split(' '));

type Part = {
  from: number;
  to: number;
  phrase?: ReadPhrase;
  fact?: ReadFact;
  month?: Reading['months'][number];
  strength?: TypedStrength;
};
type Token = { from: number; to: number; words: string[]; taken: boolean };

/** Nothing is read: every word is looked for as it stands. */
export function asTyped(text: string): Reading {
  return { phrases: [], facts: [], months: [], strengths: [], rest: text, words: wordsOf(text) };
}

/** Numbers of the Chemical Abstracts Service: 103-90-2. They are no strengths, and listings do not state them. */
const casNumber = /(?<![\p{L}\p{N}.,-])(?:CAS[\s#:.-]{0,3})?(\d{2,7}-\d{2}-\d)(?![\p{L}\p{N}-])/giu;
const noCasNumbers: Fact = { why: 'Listings do not state CAS numbers: search for the name' };
const noDates: Fact = { why: 'These listings bear no date to search by' };

/**
 * Reads the filters and strengths that a text names (§13.5). The longest phrase wins, from left to right; only a whole
 * phrase of the table is read, never a part of one. Joining words before a phrase and idle ones after it go with it.
 */
export function readText(text: string, { phrases, strengths, dates, idle }: Reader): Reading {
  const tokens = tokensOf(text);
  const parts: Part[] = [];
  // Codes, dates and strengths are told by digits, and most searches have none.
  const hasDigits = /\d/.test(text);

  function take(first: number, last: number): { from: number; to: number; words: string } {
    for (let at = first; at <= last; at++) (tokens[at] as Token).taken = true;
    const from = (tokens[first] as Token).from;
    const to = withBracket(text, from, (tokens[last] as Token).to);
    return { from, to, words: text.slice(from, to) };
  }
  /** The first of the joining words that lead up to a token. */
  function leadOf(position: number): number {
    let first = position;
    while (isFree(tokens[first - 1], joining)) first -= 1;
    return first;
  }

  /** The tokens between two places of the text, unless one of them is taken. */
  function tokensBetween(from: number, to: number): [first: number, last: number] | undefined {
    const first = tokens.findIndex((token) => token.to > from);
    const last = tokens.findLastIndex((token) => token.from < to);
    if (first === -1 || last < first) return undefined;
    return tokens.slice(first, last + 1).some(({ taken }) => taken) ? undefined : [first, last];
  }

  for (const { index, 0: found } of hasDigits ? text.matchAll(casNumber) : []) {
    const between = tokensBetween(index, index + found.length);
    if (!between) continue;
    const { from, to, words } = take(...between);
    parts.push({ from, to, fact: { words, fact: noCasNumbers } });
  }
  for (const date of hasDigits ? readDates(text) : []) {
    const between = tokensBetween(date.from, date.to);
    if (!between) continue;
    const { from, to, words } = take(leadOf(between[0]), between[1]);
    if ('month' in date && dates) parts.push({ from, to, month: { words, month: date.month } });
    else parts.push({ from, to, fact: { words, fact: 'why' in date ? { why: date.why } : noDates } });
  }
  for (let at = 0; at < tokens.length; at++) {
    const found = longestPhrase(tokens, at, phrases.longest, phrases.facts);
    if (!found) continue;
    const filter = longestPhrase(tokens, at, phrases.longest, phrases.meanings);
    if (filter && filter.tokens > found.tokens) {
      at += filter.tokens - 1;
      continue;
    }
    let last = at + found.tokens - 1;
    while (isFree(tokens[last + 1], idle)) last += 1;
    const { from, to, words } = take(leadOf(at), last);
    parts.push({ from, to, fact: { words, fact: found.known } });
    at = last;
  }
  if (hasDigits && strengths !== 'none') {
    for (const { from, to, strength, word, orElse } of readStrengths(text, {
      bareNumbers: strengths === 'any',
    })) {
      const between = tokensBetween(from, to);
      if (!between) continue;
      const taken = take(leadOf(between[0]), between[1]);
      // A sign of per cent is no word, and belongs to the strength all the same.
      const end = Math.max(taken.to, to);
      const words = text.slice(taken.from, end);
      parts.push({
        from: taken.from,
        to: end,
        strength: { words, strength, word, ...(orElse && { orElse }) },
      });
    }
  }
  for (let at = 0; at < tokens.length; at++) {
    const found = longestPhrase(tokens, at, phrases.longest, phrases.meanings);
    if (!found) continue;
    let last = at + found.tokens - 1;
    while (isFree(tokens[last + 1], idle)) last += 1;
    const { from, to, words } = take(leadOf(at), last);
    parts.push({ from, to, phrase: { words, meanings: found.known } });
    at = last;
  }
  parts.sort((a, b) => a.from - b.from);
  const rest = withoutParts(text, parts);
  const left = wordsOf(rest);
  const telling = left.filter((word) => !joining.has(word) && !idle.has(word));
  return {
    phrases: parts.flatMap(({ phrase }) => phrase ?? []),
    facts: parts.flatMap(({ fact }) => fact ?? []),
    months: parts.flatMap(({ month }) => month ?? []),
    strengths: parts.flatMap(({ strength }) => strength ?? []),
    rest,
    words: telling.length + parts.length > 0 ? telling : left,
  };
}

/** Signs such as ™ go with the word beside them, for some of them count as letters of it. */
function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}\p{M}\p{So}\p{Sc}\p{Sk}]+/gu), (match) => ({
    from: match.index,
    to: match.index + match[0].length,
    words: wordsOf(match[0]),
    taken: false,
  }));
}

/** '505(b)(2)' ends with the bracket that it opened. */
function withBracket(text: string, from: number, to: number): number {
  const within = text.slice(from, to);
  return text[to] === ')' && within.split('(').length > within.split(')').length ? to + 1 : to;
}

function isFree(token: Token | undefined, words: ReadonlySet<string>): boolean {
  return (
    token !== undefined && !token.taken && token.words.length === 1 && words.has(token.words[0] as string)
  );
}

function longestPhrase<Known>(
  tokens: readonly Token[],
  first: number,
  longest: number,
  table: ReadonlyMap<string, Known>,
) {
  let phrase = '';
  let found: { tokens: number; known: Known } | undefined;
  for (let at = first; at < tokens.length && at < first + longest; at++) {
    const token = tokens[at] as Token;
    if (token.taken) break;
    phrase = [phrase, ...token.words].filter(Boolean).join(' ');
    const known = table.get(phrase);
    if (known) found = { tokens: at - first + 1, known };
  }
  return found;
}

function withoutParts(text: string, parts: readonly { from: number; to: number }[]): string {
  let rest = '';
  let end = 0;
  for (const part of parts) {
    rest += `${text.slice(end, part.from)} `;
    end = part.to;
  }
  return (rest + text.slice(end)).trim().replace(/\s+/g, ' ');
}
