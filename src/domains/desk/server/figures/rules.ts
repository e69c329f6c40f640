/** A search in one line: its words, then what was ticked, as the desk reads it. */
export function searchLine(words: string, ticked: Record<string, unknown>): string {
  const labels = Object.values(ticked).flatMap((value) =>
    Array.isArray(value)
      ? value.filter((label) => typeof label === 'string')
      : typeof value === 'string'
        ? [value]
        : [],
  );
  return [words.replace(/\s+/g, ' ').trim().toLowerCase(), ...labels]
    .filter((part) => part !== '')
    .join(' · ');
}
