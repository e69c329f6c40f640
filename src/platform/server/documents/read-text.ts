import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { openZip } from '../files/kinds/zip.ts';
import { readPdfText } from './pdf-text.ts';

const megabyte = 1024 * 1024;
/** Unpacked: of all that a DOCX holds, pictures too, and of its text. */
const most = { archive: 64 * megabyte, text: 16 * megabyte };
const parts = /^(docprops\/core|word\/(document|header\d*|footer\d*))\.xml$/;

/**
 * The text of a PDF or DOCX that somebody sent, title and feet included; empty where there is none to be read: a scan, or
 * a file that is encrypted (which a PDF is told of), broken or too much. It may take any time: only for a process of its own (platform/heavy).
 */
export async function readText(path: string, onEncrypted: () => void = () => undefined): Promise<string> {
  try {
    const content = await readFile(path);
    return content.toString('latin1', 0, 2) === 'PK' ? await readDocx(path) : await readPdfText(content);
  } catch (error) {
    // Of what the library throws the class is lost on the way to us; its words are the same in all its releases.
    if (error instanceof Error && error.message.includes('is encrypted')) onEncrypted();
    return '';
  }
}

async function readDocx(path: string): Promise<string> {
  const archive = await openZip(path, most.archive);
  try {
    const texts: string[] = [];
    const found = [...archive.parts].filter(([name]) => parts.test(name)).map(([, part]) => part);
    if (found.reduce((sum, part) => sum + part.uncompressedSize, 0) > most.text) return '';
    for (const part of found) {
      const xml = await text(await archive.zip.openReadStreamPromise(part));
      // Words may be in pieces within a paragraph: tags go without a trace, paragraphs end lines. No tag holds a '<', and
      // to look past one would be to look at the same again from there.
      texts.push(xml.replaceAll(/<\/w:p>/g, '\n').replaceAll(/<[^<>]*>/g, ''));
    }
    return texts.join('\n');
  } finally {
    archive.zip.close();
  }
}
