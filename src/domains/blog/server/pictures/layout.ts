import { escapeXml } from '#platform/server/documents/xml-text.ts';

const fontSizes = [60, 54, 48, 42, 36];
const mostLines = 5;

/** Breaks a title into lines of a width, in the largest type in which they are few enough; what is left over is cut. */
export function breakLines(title: string, width: number): { fontSize: number; lines: string[] } {
  const words = title.split(/\s+/).filter(Boolean);
  const smallest = fontSizes.at(-1) ?? 36;
  const fontSize = fontSizes.find((size) => fits(fill(words, width / size), width / size)) ?? smallest;
  const lines = fill(words, width / fontSize);
  const shown = lines.slice(0, mostLines);
  if (lines.length > mostLines) shown[mostLines - 1] += '…';
  return { fontSize, lines: shown.map(escapeXml) };
}

function fits(lines: string[], ems: number): boolean {
  return lines.length <= mostLines && lines.every((line) => widthOf(line) <= ems);
}

function fill(words: string[], ems: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= ems) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** In ems of bold Inter, near enough to break lines by; rather too wide than too narrow. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += widthOfOne(character);
  return width;
}

function widthOfOne(character: string): number {
  if (/[iljtfrI.,:;!|'’() ]/.test(character)) return 0.34;
  if (/[mwMW@%—]/.test(character)) return 0.9;
  if (/[A-Z0-9]/.test(character)) return 0.7;
  return 0.59;
}
