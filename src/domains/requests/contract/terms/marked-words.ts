export type Piece = { text: string; kind: 'same' | 'deleted' | 'inserted' };

/** Texts of so many words one by the other are compared word by word; longer ones are replaced whole. */
const mostPairs = 4_000_000;

/** Two texts in one, by words: what both say, what only the first said, what only the second says. Line ends are words. */
export function markWords(before: string, after: string): Piece[] {
  const [old, latest] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < old.length && start < latest.length && old[start] === latest[start]) start += 1;
  let end = 0;
  const most = Math.min(old.length, latest.length) - start;
  while (end < most && old.at(-1 - end) === latest.at(-1 - end)) end += 1;
  return joined([
    ...toPieces(old.slice(0, start), 'same'),
    ...between(old.slice(start, old.length - end), latest.slice(start, latest.length - end)),
    ...toPieces(old.slice(old.length - end), 'same'),
  ]);
}

function wordsOf(text: string): string[] {
  return text.match(/\n|\S+/g) ?? [];
}

function toPieces(words: readonly string[], kind: Piece['kind']): Piece[] {
  return words.map((text) => ({ text, kind }));
}

/** By the longest row of words that both have, in their order. */
function between(old: readonly string[], latest: readonly string[]): Piece[] {
  if (old.length * latest.length > mostPairs) {
    return [...toPieces(old, 'deleted'), ...toPieces(latest, 'inserted')];
  }
  const wide = latest.length + 1;
  // How many words the rests from here on have alike.
  const alike = new Uint16Array((old.length + 1) * wide);
  const at = (row: number, column: number) => alike[row * wide + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = latest.length - 1; column >= 0; column -= 1) {
      alike[row * wide + column] =
        old[row] === latest[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pieces: Piece[] = [];
  let [row, column] = [0, 0];
  while (row < old.length && column < latest.length) {
    const [was = '', is = ''] = [old[row], latest[column]];
    if (was === is) {
      pieces.push({ text: was, kind: 'same' });
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) {
      pieces.push({ text: was, kind: 'deleted' });
      row += 1;
    } else {
      pieces.push({ text: is, kind: 'inserted' });
      column += 1;
    }
  }
  return [...pieces, ...toPieces(old.slice(row), 'deleted'), ...toPieces(latest.slice(column), 'inserted')];
}

/** Words of one kind that follow each other are one piece. */
function joined(words: readonly Piece[]): Piece[] {
  const pieces: Piece[] = [];
  for (const { text, kind } of words) {
    const last = pieces.at(-1);
    if (last === undefined || last.kind !== kind) pieces.push({ text, kind });
    else last.text += text === '\n' || last.text.endsWith('\n') ? text : ` ${text}`;
  }
  return pieces;
}
