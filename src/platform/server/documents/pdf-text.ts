import { createRequire } from 'node:module';
import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';

type Meanings = ReadonlyMap<string, string>;

/** Of one file, whichever of its streams, each time that one is unpacked. */
const mostUnpacked = 32 * 1024 * 1024;
/** By which whoever reads knows that it was too much: what the library throws on comes to them without its class. */
export const tooMuchUnpacked = 'unpacks to more than is read of one';
let unpacked = 0;

function count(bytes: number): void {
  unpacked += bytes;
  if (unpacked > mostUnpacked) throw new Error(`This PDF ${tooMuchUnpacked}`);
}

/** Whatever pdf-lib unpacks, also while it opens a file, it unpacks into a buffer that grows here, and knows no bound. */
type Growing = { buffer: Uint8Array; ensureBuffer(bytes: number): Uint8Array };
const streams = createRequire(import.meta.url)('pdf-lib/cjs/core/streams/DecodeStream.js');
const growing: Growing = streams.default.prototype;
const ensureBuffer = growing.ensureBuffer;
growing.ensureBuffer = function grow(this: Growing, bytes: number): Uint8Array {
  if (bytes > this.buffer.byteLength) count(bytes - this.buffer.byteLength);
  return ensureBuffer.call(this, bytes);
};

/** Marks over a text that say it is not what stands there. */
const amends = new Set(['/StrikeOut', '/Squiggly', '/Caret', '/Redact']);

/**
 * What a PDF says, as far as its text is text: its title, then every run that a page draws, a line each. One at a time.
 * Throws where it is broken, or unpacks to too much. `onAmended` is told where something of it is struck out, or put in by a mark.
 */
export async function readPdfText(content: Uint8Array, onAmended?: () => void): Promise<string> {
  unpacked = 0;
  const document = await PDFDocument.load(content, { updateMetadata: false });
  const pages = document.getPages().map((page) => {
    const notes = page.node.Annots()?.asArray() ?? [];
    const kinds = notes.map((note) =>
      document.context.lookupMaybe(note, PDFDict)?.get(PDFName.of('Subtype')),
    );
    if (kinds.some((kind) => amends.has(String(kind)))) onAmended?.();
    const fonts = new Map<string, Meanings>();
    const named = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict);
    for (const name of named?.keys() ?? []) {
      const map = named?.lookupMaybe(name, PDFDict)?.lookup(PDFName.of('ToUnicode'));
      if (map instanceof PDFRawStream) fonts.set(name.toString(), readMeanings(decode(map)));
    }
    const streams = page.node.normalizedEntries().Contents?.asArray() ?? [];
    const operators = streams.map((entry) => {
      const stream = document.context.lookup(entry);
      return stream instanceof PDFRawStream ? decode(stream) : '';
    });
    return readRuns(operators.join('\n'), fonts);
  });
  return [document.getTitle() ?? '', ...pages].join('\n');
}

function decode(stream: PDFRawStream): string {
  const bytes = decodePDFRawStream(stream).decode();
  count(bytes.length);
  return Buffer.from(bytes).toString('latin1');
}

/** Glyph → text, out of the `bfchar` lines of a map. */
function readMeanings(map: string): Meanings {
  const pairs = map.matchAll(/<([0-9A-Fa-f]{4})>\s*<([0-9A-Fa-f]+)>/g);
  return new Map(
    [...pairs].map(([, glyph = '', text = '']) => [
      glyph.toUpperCase(),
      Buffer.from(text, 'hex').swap16().toString('utf16le'),
    ]),
  );
}

/**
 * A name, glyphs in hexadecimal, letters, or an operator. Each that begins is taken, closed or not: to begin anew behind
 * what is not closed takes the square of its length.
 */
const token = /(\/[^\s/<>[\]()]+)|<([0-9A-Fa-f\s]*)>?|\(((?:[^\\()]|\\.)*)\)?|([A-Za-z'"*]+)/gs;
const draws = new Set(['Tj', 'TJ', "'", '"']);

function readRuns(operators: string, fonts: ReadonlyMap<string, Meanings>): string {
  let font: Meanings | undefined;
  let named = '';
  let pieces: string[] = [];
  const runs: string[] = [];
  for (const [, name, glyphs, letters, operator] of operators.matchAll(token)) {
    if (name !== undefined) named = name;
    else if (operator === undefined) pieces.push(textOf(font, glyphs, letters));
    else {
      if (operator === 'Tf') font = fonts.get(named);
      if (draws.has(operator)) runs.push(pieces.join(''));
      pieces = [];
    }
  }
  return runs.join('\n');
}

function textOf(font: Meanings | undefined, glyphs?: string, letters?: string): string {
  // Hardly any letters have one, and to look for it is cheaper than to replace none.
  if (glyphs === undefined)
    return letters?.includes('\\') ? letters.replaceAll(/\\([\\()])/g, '$1') : (letters ?? '');
  const hex = glyphs.replaceAll(/\s+/g, '').toUpperCase();
  if (font === undefined) return Buffer.from(hex, 'hex').toString('latin1');
  return (hex.match(/.{4}/g) ?? []).map((glyph) => font?.get(glyph) ?? '').join('');
}
