import { inflateRawSync } from 'node:zlib';
import { readPdf } from '../read-documents.ts';

/** What a reader of an answer can read, also of a document. */
export async function textOf(content: Buffer): Promise<string> {
  if (content.subarray(0, 5).toString() === '%PDF-') {
    const pages = await readPdf(content).catch(() => []);
    return `${content.toString('latin1')}\n${pages.join('\n').replaceAll('\n', '')}`;
  }
  if (content.subarray(0, 4).toString() === 'PK\x03\x04') return unzip(content);
  return content.toString();
}

/** Everything in a zip archive that has its sizes in its directory. */
function unzip(content: Buffer): string {
  const end = content.lastIndexOf('PK\x05\x06');
  let at = content.readUInt32LE(end + 16);
  let text = '';
  for (let left = content.readUInt16LE(end + 10); left > 0; left -= 1) {
    const local = content.readUInt32LE(at + 42);
    const from = local + 30 + content.readUInt16LE(local + 26) + content.readUInt16LE(local + 28);
    const bytes = content.subarray(from, from + content.readUInt32LE(at + 20));
    text += content.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes);
    at += 46 + content.readUInt16LE(at + 28) + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  return text;
}
