import { markWords, type Piece } from './marked-words.ts';
import type { StoredTerms } from './said-terms.ts';
import { compareTerms } from './term-lines.ts';

/** A line that one says otherwise than the other. */
export type Change = {
  key: string;
  label: string;
  before: string;
  after: string;
  /** Both in one text: what goes is struck through, what comes underlined. */
  pieces: Piece[];
  /** The same for whoever sees neither. */
  words: string;
};
export type Redline = { changes: Change[]; same: number };

/** What changed from one version or counter to another (§10.21), line by line: the same in page, PDF, DOCX and mail. */
export function redline(before: StoredTerms, after: StoredTerms): Redline {
  const lines = compareTerms(before, after);
  const changes = lines
    .filter(({ changed }) => changed)
    .map(({ key, label, before: was, after: is }) => {
      return { key, label, before: was, after: is, pieces: markWords(was, is), words: tell(was, is) };
    });
  return { changes, same: lines.length - changes.length };
}

function tell(was: string, is: string): string {
  if (was === '') return `Added: ${is}`;
  if (is === '') return `Taken out: ${was}`;
  return `Was: ${was}${was.endsWith('.') ? '' : '.'} Is: ${is}`;
}

/** How many lines changed, in a sentence. */
export function countWords({ changes, same }: Redline): string {
  if (changes.length === 0) return 'Both say the same.';
  return `${changes.length} of ${changes.length + same} lines changed.`;
}
