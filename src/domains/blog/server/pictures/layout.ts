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
  return lines.length <= mostLines && lines.every((line) => isWithin(line, ems));
}

/** The lines that are shown, and one more where there are more. */
function fill(words: string[], ems: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && isWithin(longer, ems)) lines[lines.length - 1] = longer;
    else if (lines.push(word) > mostLines) break;
  }
  return lines;
}

/** In ems of bold Inter, near enough to break lines by; rather too wide than too narrow. */
function isWithin(text: string, ems: number): boolean {
  let width = 0;
  for (const character of text) {
    width += widths.get(character) ?? usual;
    if (width > ems) return false;
  }
  return true;
}

const usual = 0.59;
const widths = new Map<string, number>();
for (const [width, characters] of [
  [0.34, "iljtfrI.,:;!|'’() "],
  [0.9, 'mwMW@%—'],
  [0.7, 'ABCDEFGHJKLNOPQRSTUVXYZ0123456789'],
] as const)
  for (const character of characters) widths.set(character, width);
