import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';

type Meanings = ReadonlyMap<string, string>;

/** What a PDF says, as far as its text is text: its title, then every run that a page draws, a line each. */
export async function readPdfText(content: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(content, { updateMetadata: false });
  const pages = document.getPages().map((page) => {
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
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
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

/** Each operator that sets a font or draws: as glyphs in hexadecimal, as letters, or as an array of both with gaps. */
const operator =
  /(\/[^\s/<>[\]()]+)\s+[\d.]+\s+Tf|(<[0-9A-Fa-f\s]*>|\((?:[^\\()]|\\.)*\))\s*(?:Tj|')|\[((?:<[^>]*>|\((?:[^\\()]|\\.)*\)|[^\]<(])*)\]\s*TJ/gs;
const piece = /<([0-9A-Fa-f\s]*)>|\(((?:[^\\()]|\\.)*)\)/gs;

function readRuns(operators: string, fonts: ReadonlyMap<string, Meanings>): string {
  let font: Meanings | undefined;
  const runs: string[] = [];
  for (const [, name, single, several] of operators.matchAll(operator)) {
    if (name !== undefined) font = fonts.get(name);
    else {
      const pieces = (single ?? several ?? '').matchAll(piece);
      runs.push([...pieces].map(([, glyphs, letters]) => textOf(font, glyphs, letters)).join(''));
    }
  }
  return runs.join('\n');
}

function textOf(font: Meanings | undefined, glyphs?: string, letters?: string): string {
  if (glyphs === undefined) return (letters ?? '').replaceAll(/\\([\\()])/g, '$1');
  const hex = glyphs.replaceAll(/\s+/g, '').toUpperCase();
  if (font === undefined) return Buffer.from(hex, 'hex').toString('latin1');
  return (hex.match(/.{4}/g) ?? []).map((glyph) => font?.get(glyph) ?? '').join('');
}
