import { wordsOf } from '#domains/finder/engine/words/words.ts';

/** A text as it is compared: in small letters, without accents and marks, with one space between its words. */
export function fold(text: string): string {
  return wordsOf(text).join(' ');
}
