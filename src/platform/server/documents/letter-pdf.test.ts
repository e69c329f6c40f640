import { expect, test } from 'vitest';
import { drawnGlyphs, readPdf } from '#testing/read-documents.ts';
import { toPdf } from './letter-pdf.ts';
import { outlineOf } from './typefaces.ts';
import { wrapText } from './wrap-text.ts';

const alphabet =
  'The quick brown fox jumps over 1,234,567.89 lazy dogs: ŁódźФармаΩmegaNguyễnȚarăĐặngÇelikÅgren₹€';

function letterOf(...values: string[]) {
  const facts = values.map((value, i) => ({ label: `Label ${i}`, value }));
  return {
    title: 'T',
    heading: 'A heading',
    subheading: 'Below it',
    foot: 'At the foot',
    sections: [{ heading: 'Terms', facts, signatures: ['Łódź Pharma'] }],
  };
}

test('every character that is drawn has the outline that its typeface gives it', async () => {
  const glyphs = await drawnGlyphs(await toPdf(letterOf(alphabet, 'Another line')));
  expect(glyphs.length).toBeGreaterThan(150);
  const wrong: string[] = [];
  for (const { weight, character, outline } of glyphs) {
    if (outline !== (await outlineOf(weight, character))) wrong.push(`${weight} ${character}`);
  }
  expect(wrong).toEqual([]);
});

test('a text longer than a page goes on on the next, whole, and in order', async () => {
  const words = Array.from({ length: 2_000 }, (_, i) => `word${i}`).join(' ');
  const pages = await readPdf(await toPdf(letterOf(words)));
  expect(pages.length).toBeGreaterThan(2);
  expect(
    pages
      .join(' ')
      .match(/word\d+/g)
      ?.join(' '),
  ).toBe(words);
});

test('lines are no wider than they may be, and hold every character of the text', () => {
  const measure = (text: string) => [...text].length;
  for (const [text, lines] of [
    ['one two three', ['one two', 'three']],
    ['a\n\nb', ['a', '', 'b']],
    ['', ['']],
    ['antidisestablishmentarian ism', ['antidise', 'stablish', 'mentaria', 'n ism']],
    ['to antidisest', ['to', 'antidise', 'st']],
  ] as const) {
    expect(wrapText(text, 8, measure)).toEqual(lines);
  }
});
