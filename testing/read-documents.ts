import { inflateRawSync, inflateSync } from 'node:zlib';
import fontkit, { type Font } from '@pdf-lib/fontkit';
import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';

/** Its file is unpacked where an outline is asked for: it is most of a document. */
type EmbeddedFont = { name: string; meanings: Map<string, string>; file(): Uint8Array };
type Run = { font: EmbeddedFont | undefined; glyphs: string[] };

/** The text of each page of a PDF whose fonts say what their glyphs mean. */
export async function readPdf(content: Uint8Array): Promise<string[]> {
  const pages = await readRuns(content);
  return pages.map((runs) =>
    runs
      .map(({ font, glyphs }) => glyphs.map((glyph) => font?.meanings.get(glyph) ?? '').join(''))
      .join('\n'),
  );
}

/** Each character that a PDF draws, with the outline that its embedded font has for it. */
export async function drawnGlyphs(content: Uint8Array) {
  const fonts = new Map<string, Font>();
  return (await readRuns(content)).flat().flatMap(({ font, glyphs }) => {
    if (font === undefined) return [];
    const embedded = fonts.get(font.name) ?? fontkit.create(font.file());
    fonts.set(font.name, embedded);
    return glyphs.map((glyph) => ({
      weight: font.name.includes('Bold') ? ('bold' as const) : ('regular' as const),
      character: font.meanings.get(glyph) ?? '',
      outline: embedded.getGlyph(Number.parseInt(glyph, 16)).path.toSVG(),
    }));
  });
}

async function readRuns(content: Uint8Array): Promise<Run[][]> {
  const document = await PDFDocument.load(content);
  return document.getPages().map((page) => {
    const fonts = new Map<string, EmbeddedFont>();
    const named = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
    for (const name of named?.keys() ?? []) {
      const font = named?.lookup(name, PDFDict);
      if (font !== undefined) fonts.set(name.toString(), readFont(font));
    }
    const streams = page.node.normalizedEntries().Contents?.asArray() ?? [];
    const operators = streams.map((entry) => {
      const stream = document.context.lookup(entry);
      return stream instanceof PDFRawStream ? decode(stream).toString('latin1') : '';
    });
    return readOperators(operators.join('\n'), fonts);
  });
}

function readFont(font: PDFDict): EmbeddedFont {
  const descriptor = font
    .lookup(PDFName.of('DescendantFonts'), PDFArray)
    .lookup(0, PDFDict)
    .lookup(PDFName.of('FontDescriptor'), PDFDict);
  const map = font.lookup(PDFName.of('ToUnicode'));
  const file = descriptor.lookup(PDFName.of('FontFile2'));
  if (!(map instanceof PDFRawStream && file instanceof PDFRawStream))
    throw new Error('a font is not embedded');
  return {
    name: descriptor.get(PDFName.of('FontName'))?.toString() ?? '',
    meanings: readMap(decode(map).toString('latin1')),
    file: () => decode(file),
  };
}

function decode(stream: PDFRawStream): Buffer {
  const isDeflated = stream.dict.get(PDFName.of('Filter')) === PDFName.of('FlateDecode');
  return isDeflated ? inflateSync(stream.contents) : Buffer.from(decodePDFRawStream(stream).decode());
}

/** Glyph → text, out of the `bfchar` lines of a map. */
function readMap(map: string): Map<string, string> {
  const pairs = [...map.matchAll(/<([0-9A-Fa-f]{4})>\s*<([0-9A-Fa-f]+)>/g)];
  return new Map(
    pairs.map(([, glyph = '', text = '']) => [
      glyph.toUpperCase(),
      Buffer.from(text, 'hex').swap16().toString('utf16le'),
    ]),
  );
}

function readOperators(operators: string, fonts: Map<string, EmbeddedFont>): Run[] {
  let font: EmbeddedFont | undefined;
  const runs: Run[] = [];
  for (const [, name, glyphs] of operators.matchAll(/(?:(\/\S+) [\d.]+ Tf|<([0-9A-Fa-f]*)> Tj)/g)) {
    if (name !== undefined) font = fonts.get(name);
    else runs.push({ font, glyphs: glyphs?.toUpperCase().match(/.{4}/g) ?? [] });
  }
  return runs;
}

/** The names of what a zip archive holds, by its directory. */
export function namesInZip(content: Buffer): string[] {
  const end = content.lastIndexOf('PK\x05\x06');
  let at = content.readUInt32LE(end + 16);
  return Array.from({ length: content.readUInt16LE(end + 10) }, () => {
    const nameLength = content.readUInt16LE(at + 28);
    const name = content.toString('utf8', at + 46, at + 46 + nameLength);
    at += 46 + nameLength + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
    return name;
  });
}

/** A file of a zip archive as text, found by the archive's directory. */
export function readZipped(content: Buffer, name: string): string {
  const end = content.lastIndexOf('PK\x05\x06');
  let at = content.readUInt32LE(end + 16);
  for (let left = content.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = content.readUInt16LE(at + 28);
    if (content.toString('utf8', at + 46, at + 46 + nameLength) === name) {
      const local = content.readUInt32LE(at + 42);
      const from = local + 30 + content.readUInt16LE(local + 26) + content.readUInt16LE(local + 28);
      const bytes = content.subarray(from, from + content.readUInt32LE(at + 20));
      return (content.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes)).toString();
    }
    at += 46 + nameLength + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  throw new Error(`the archive holds no ${name}`);
}
