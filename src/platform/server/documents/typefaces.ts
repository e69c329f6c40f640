import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fontkit, { type Font } from '@pdf-lib/fontkit';
import type { PDFDocument, PDFFont } from 'pdf-lib';

const files = { regular: '400Regular/Inter_400Regular.ttf', bold: '700Bold/Inter_700Bold.ttf' } as const;
export type Weight = keyof typeof files;

/** Kerning and the like cost milliseconds a line and are not seen at this size; without them widths add up. */
const features = Object.fromEntries(
  ['calt', 'ccmp', 'clig', 'curs', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig'].map((feature) => [
    feature,
    false,
  ]),
);

/**
 * The library writes where the outline of each glyph begins as half of its offset, and so loses those that begin at
 * an odd one: every other glyph would be a blank. Version 1 of that table holds the offsets whole.
 */
const wholeOffsets = {
  create(bytes: Uint8Array): Font {
    const font = fontkit.create(bytes);
    const createSubset = font.createSubset.bind(font);
    font.createSubset = () => {
      let table: object = {};
      return Object.defineProperty(createSubset(), 'loca', {
        get: () => table,
        set: (begun: object) => {
          table = Object.assign(begun, { version: 1 });
        },
      });
    };
    return font;
  },
};

type Typeface = { bytes: Buffer; font: Font };
const typefaces = new Map<Weight, Promise<Typeface>>();

async function readTypeface(weight: Weight): Promise<Typeface> {
  const address = import.meta.resolve(`@expo-google-fonts/inter/${files[weight]}`);
  const bytes = await readFile(fileURLToPath(address));
  return { bytes, font: fontkit.create(bytes) };
}

function openTypeface(weight: Weight): Promise<Typeface> {
  const known = typefaces.get(weight) ?? readTypeface(weight);
  typefaces.set(weight, known);
  return known;
}

/** A typeface embedded in a document: to draw with, to measure with, and to ask what it can print. */
export type EmbeddedTypeface = {
  font: PDFFont;
  widthOf(text: string, size: number): number;
  prints(text: string): boolean;
};

export async function embedTypeface(document: PDFDocument, weight: Weight): Promise<EmbeddedTypeface> {
  const { bytes, font } = await openTypeface(weight);
  document.registerFontkit(wholeOffsets);
  const codesOf = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0);
  return {
    font: await document.embedFont(bytes, { subset: true, features }),
    widthOf(text, size) {
      const units = codesOf(text).reduce((sum, code) => sum + font.glyphForCodePoint(code).advanceWidth, 0);
      return (units * size) / font.unitsPerEm;
    },
    prints: (text) => codesOf(text).every((code) => font.hasGlyphForCodePoint(code)),
  };
}

/** The characters of a text, each once, that no letter can print. */
export async function lackingIn(text: string): Promise<string> {
  const faces = await Promise.all([openTypeface('regular'), openTypeface('bold')]);
  const lacks = (character: string) =>
    faces.some(({ font }) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  return [...new Set(text.normalize('NFC'))].filter(lacks).join('');
}

/** The outline of a character as the typeface has it, as an SVG path. */
export async function outlineOf(weight: Weight, character: string): Promise<string> {
  const { font } = await openTypeface(weight);
  return font.glyphForCodePoint(character.codePointAt(0) ?? 0).path.toSVG();
}
