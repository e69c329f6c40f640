/** The same words as a sentence begins with them. */
export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** And as they go on within one. */
export function uncapitalise(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
