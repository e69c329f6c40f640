/** Breaks a text into lines no wider than `width`: at its own line ends, between words, and within one that is wider. */
export function wrapText(text: string, width: number, measure: (word: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, width, measure));
}

/** Measures each word once: setting a whole line anew for every word of it takes a page a second. */
function wrapParagraph(paragraph: string, width: number, measure: (word: string) => number): string[] {
  const space = measure(' ');
  const lines: string[] = [];
  let line = '';
  let reached = 0;
  for (const word of paragraph.split(/\s+/).filter(Boolean)) {
    for (const part of breakWord(word, width, measure)) {
      const wide = measure(part);
      if (line !== '' && reached + space + wide <= width && part === word) {
        line += ` ${part}`;
        reached += space + wide;
        continue;
      }
      if (line !== '') lines.push(line);
      line = part;
      reached = wide;
    }
  }
  return [...lines, line];
}

/** The word itself where it fits into a line. */
function breakWord(word: string, width: number, measure: (word: string) => number): string[] {
  if (measure(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  let reached = 0;
  for (const character of word) {
    const wide = measure(character);
    if (part !== '' && reached + wide > width) {
      parts.push(part);
      part = '';
      reached = 0;
    }
    part += character;
    reached += wide;
  }
  return [...parts, part];
}
