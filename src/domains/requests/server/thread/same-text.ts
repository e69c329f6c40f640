import { readText } from '#platform/server/documents/read-text.ts';

const withoutTitle = { withoutTitle: true };
/** How much of what is missing is told. */
const mostWords = 8;

/**
 * Of each file the first words of its original that it lacks (§10.8); null where it says all of them, in their order, whatever
 * it says beside: names, dates and marks of a signature. Only for a process of its own (platform/heavy).
 */
export async function findLacking(
  copies: readonly { path: string; original: string }[],
): Promise<(string | null)[]> {
  const lacking: (string | null)[] = [];
  for (const { path, original } of copies) {
    lacking.push(firstLacking(await readText(original, withoutTitle), await readText(path, withoutTitle)));
  }
  return lacking;
}

export function firstLacking(original: string, copy: string): string | null {
  const [wanted, found] = [wordsOf(original), wordsOf(copy)];
  let at = 0;
  for (const [index, word] of wanted.entries()) {
    while (at < found.length && found[at] !== word) at += 1;
    if (at === found.length) return wanted.slice(Math.max(0, index - 3), index + mostWords).join(' ');
    at += 1;
  }
  return null;
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
