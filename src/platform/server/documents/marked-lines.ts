import type { Marked } from './letter.ts';
import { wrapText } from './wrap-text.ts';

/** The lines of a marked text, each of runs of one kind, in their order; a run that follows another begins with its space. */
export function markedLines(
  pieces: readonly Marked[],
  width: number,
  measure: (word: string) => number,
): Marked[][] {
  const text = pieces.map((piece) => piece.text).join(' ');
  const words = pieces.flatMap(({ text, kind }) =>
    text
      .split(/\s/)
      .filter(Boolean)
      .map((word) => ({ left: word.length, kind })),
  );
  let place = 0;
  return wrapText(text, width, measure).map((line) => {
    const runs: Marked[] = [];
    for (const part of line.split(' ').filter(Boolean)) {
      // A word that is wider than a line comes in parts.
      const word = words[place];
      const kind = word?.kind ?? 'same';
      if (word !== undefined) word.left -= part.length;
      if ((word?.left ?? 0) <= 0) place += 1;
      const last = runs.at(-1);
      if (last?.kind === kind) last.text += ` ${part}`;
      else runs.push({ text: last === undefined ? part : ` ${part}`, kind });
    }
    return runs;
  });
}
