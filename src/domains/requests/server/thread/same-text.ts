import { letterhead } from '#platform/server/documents/letter.ts';
import { readText } from '#platform/server/documents/read-text.ts';

/**
 * The first words in which a copy is not its original: it lacks them, or has them among the terms. Or that it says something of
 * them beside them: text struck out, notes.
 */
export type Difference = { is: 'missing' | 'added' | 'amended'; words: string };

const withoutTitle = { withoutTitle: true };
/** How much of a difference is told. */
const mostWords = 8;
/** What a service of signing writes above a page, and no letter beside the one that is signed. */
const mostInMark = 40;
const head = wordsOf(`${letterhead.name} ${letterhead.line}`);

/**
 * In what a file is not its original (§10.8); null where it says all of it in its order, and nothing more but where pages begin
 * or people sign: names, dates and marks of a signature. Only for a process of its own (platform/heavy).
 */
export async function findDifference(copy: { path: string; original: string }): Promise<Difference | null> {
  let isAmended = false;
  const onAmended = () => {
    isAmended = true;
  };
  const [original, text] = [
    await readText(copy.original, withoutTitle),
    await readText(copy.path, { ...withoutTitle, onAmended }),
  ];
  return firstDifference(original, text) ?? (isAmended ? { is: 'amended', words: '' } : null);
}

export function firstDifference(original: string, copy: string): Difference | null {
  const [wanted, found] = [wordsOf(original), wordsOf(copy)];
  const signatures = wanted.lastIndexOf('Signatures');
  let added: Difference | null = null;
  let at = 0;
  for (const [index, word] of wanted.entries()) {
    const from = at;
    while (at < found.length && found[at] !== word) at += 1;
    if (at === found.length) {
      return { is: 'missing', words: wanted.slice(Math.max(0, index - 3), index + mostWords).join(' ') };
    }
    const most = index === 0 || isHead(wanted, index) ? mostInMark : 0;
    if (at - from > most && index <= signatures) {
      added ??= { is: 'added', words: found.slice(from, Math.min(at, from + mostWords)).join(' ') };
    }
    at += 1;
  }
  return added;
}

/** Where services of signing put their mark: above what every page begins with. */
function isHead(words: readonly string[], index: number): boolean {
  return head.every((word, place) => words[index + place] === word);
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
