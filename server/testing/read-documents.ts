import { inflateRawSync } from 'node:zlib';
import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream, type PDFRef } from 'pdf-lib';

/** The text of each page of a PDF whose fonts say what their glyphs mean. */
export async function readPdf(content: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(content);
  return document.getPages().map((page) => {
    const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
    const meanings = new Map<string, Map<string, string>>();
    for (const [name, reference] of fonts?.entries() ?? []) {
      const font = document.context.lookup(reference as PDFRef, PDFDict);
      const map = font.lookup(PDFName.of('ToUnicode'));
      if (map instanceof PDFRawStream) meanings.set(name.toString(), readMap(decode(map)));
    }
    const contents = page.node.normalizedEntries().Contents;
    const streams = contents?.asArray().map((entry) => document.context.lookup(entry)) ?? [];
    const operators = streams
      .map((stream) => (stream instanceof PDFRawStream ? decode(stream) : ''))
      .join('\n');
    return readText(operators, meanings);
  });
}

function decode(stream: PDFRawStream): string {
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
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

function readText(operators: string, meanings: Map<string, Map<string, string>>): string {
  let font: Map<string, string> | undefined;
  const lines: string[] = [];
  for (const [, name, glyphs] of operators.matchAll(/(\/\S+) [\d.]+ Tf|<([0-9A-Fa-f]*)> Tj/g)) {
    if (name !== undefined) font = meanings.get(name);
    else
      lines.push(
        (glyphs?.match(/.{4}/g) ?? []).map((glyph) => font?.get(glyph.toUpperCase()) ?? '').join(''),
      );
  }
  return lines.join('\n');
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
