import { z } from 'zod';
import { passwordMinLength } from '#platform/contract/validation.ts';
import { invalid } from '#platform/server/http/errors.ts';
import words from './own-words.json' with { type: 'json' };

/** Out of leaked sets, lower case. Those shorter than a password has to be count with something around them. */
let leakedPasswords: Set<string> | undefined;

/** Half a megabyte of words, read when the first password is chosen. */
async function readLeaked(): Promise<Set<string>> {
  leakedPasswords ??= new Set((await import('@zxcvbn-ts/language-common')).dictionary.passwords);
  return leakedPasswords;
}

/** '2026!': so many digits and signs around a leaked password are tried as well. */
const longestTrimming = 5;

/** Of the product, its trade and its roles: what is tried here before anywhere else. Documented in docs/decisions. */
export const ownWords: readonly string[] = z.array(z.string().lowercase()).parse(words);
/** Shorter ones stand in half of all words. */
const shortestWord = 3;

/** Letters that are commonly written as something else. */
const lookalikes: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

/** What differs only by capitals, accents or look-alikes becomes the same. */
function fold(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[013457@$]/g, (sign) => lookalikes[sign] ?? sign);
}

/** Whose password it is to be. */
type Owner = { name: string; organisation: string; email: string };

/** Refuses what is tried first by those who break in (§15.4). Throws 'invalid' with an issue of `password`. */
export async function refuseWeakPassword(password: string, owner: Owner): Promise<void> {
  if (isLeaked(password, await readLeaked())) {
    throw refuse('This password, or the word in it, stands on a list of leaked ones');
  }
  const { words, left } = withoutWords(password, [...ownWords, ...wordsOf(owner)]);
  if (words.length > 0 && left < passwordMinLength) {
    throw refuse(
      `Without what is easy to guess here (${words.join(', ')}) this password has ${left === 1 ? 'one character' : `${left} characters`} of the ${passwordMinLength} it needs`,
    );
  }
}

/** One sentence: it stands beside the field, under a hint that has said the rule. */
function refuse(why: string) {
  return invalid([{ path: 'password', message: `${why}; three or four unrelated words make a good one.` }]);
}

function isLeaked(password: string, leaked: ReadonlySet<string>): boolean {
  const typed = password.trim().toLowerCase();
  for (let before = 0; before <= longestTrimming; before += 1) {
    for (let after = 0; before + after <= longestTrimming; after += 1) {
      const core = typed.slice(before, typed.length - after);
      const around = typed.slice(0, before) + typed.slice(typed.length - after);
      if (!/\p{L}/u.test(around) && leaked.has(core)) return true;
    }
  }
  return false;
}

/** The parts of a name, a company and an address; its last label ('com') says nothing. */
function wordsOf({ name, organisation, email }: Owner): string[] {
  const address = email.slice(0, Math.max(email.lastIndexOf('.'), 0));
  const parts = `${name} ${organisation} ${address}`.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);
  return parts.filter((part) => fold(part).length >= shortestWord);
}

/** Which of the words a password holds, and how many characters it has beside them and spaces. */
function withoutWords(password: string, words: readonly string[]): { words: string[]; left: number } {
  let rest = fold(password);
  // Longer ones first: 'dosebridge' is one word here.
  const found = [...new Set(words)]
    .sort((one, other) => other.length - one.length)
    .filter((word) => {
      const before = rest;
      rest = rest.replaceAll(fold(word), ' ');
      return rest !== before;
    });
  return { words: found, left: rest.replace(/\s/g, '').length };
}
