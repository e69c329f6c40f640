import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { openZip } from '../files/kinds/zip.ts';
import { readPdfText, tooMuchUnpacked } from './pdf-text.ts';

const megabyte = 1024 * 1024;
/** Unpacked: of all that a DOCX holds, pictures too, and of its text. */
const most = { archive: 64 * megabyte, text: 16 * megabyte, relations: megabyte };
const parts = /^(docprops\/core|word\/(header\d*|footer\d*))\.xml$/;
const notes = /^word\/(footnotes|endnotes|comments)\.xml$/;
const relations = '_rels/.rels';

/** Text that a reader of the paper would not see as it stands: of tracked changes, and hidden. By whatever name its space goes. */
const marked =
  /<(?:[\w.-]{1,32}:)?(?:ins|del|moveFrom|moveTo|delText|vanish|specVanish)(?:\s[^<>]{0,500})?\/?>/g;
/** Text that is struck out for everybody to see, and what is taken in from elsewhere once it is opened. */
const amended = /<(?:[\w.-]{1,32}:)?(?:strike|dstrike|altChunk)(?:\s[^<>]{0,500})?\/?>/g;
const isOff = /\bval\s{0,8}=\s{0,8}["'](?:0|false|off)["']/;

type Told = {
  onEncrypted?: () => void;
  onMarked?: () => void;
  onTooMuch?: () => void;
  onAmended?: () => void;
  withoutTitle?: boolean;
};

/**
 * The text of a PDF or DOCX that somebody sent, feet included, and its title unless that is left out: whatever saves a file
 * anew writes beside it who did and when. Empty where there is none to be read: a scan, or a file that is encrypted (which a
 * PDF is told of), broken, or too much, which is told of. A DOCX with tracked changes or hidden text is told of too, and one with
 * text struck out or with notes, whose words are not among those that are answered; so is a PDF with marks that strike text out. It may take any time: only for a process of
 * its own (platform/heavy).
 */
export async function readText(path: string, told: Told = {}): Promise<string> {
  try {
    const content = await readFile(path);
    return content.toString('latin1', 0, 2) === 'PK'
      ? await readDocx(path, told)
      : await readPdfText(content, told.onAmended);
  } catch (error) {
    // Of what the library throws the class is lost on the way to us; its words are the same in all its releases.
    if (error instanceof Error && error.message.includes('is encrypted')) told.onEncrypted?.();
    if (error instanceof Error && error.message.includes(tooMuchUnpacked)) told.onTooMuch?.();
    return '';
  }
}

async function readDocx(path: string, told: Told): Promise<string> {
  const { onMarked, onTooMuch, onAmended, withoutTitle = false } = told;
  const archive = await openZip(path, most.archive);
  try {
    const texts: string[] = [];
    // By name, because whatever saves a file anew packs it in an order of its own.
    const main = await findMainPart(archive);
    const found = [...archive.parts]
      .filter(([name]) => name === main || parts.test(name) || notes.test(name))
      .filter(([name]) => !(withoutTitle && name.startsWith('docprops/')))
      .sort(([one], [other]) => (one < other ? -1 : 1));
    if (found.reduce((sum, [, part]) => sum + part.uncompressedSize, 0) > most.text) {
      onTooMuch?.();
      return '';
    }
    for (const [name, part] of found) {
      const xml = await text(await archive.zip.openReadStreamPromise(part));
      if (notes.test(name)) {
        if (textIn(xml).trim() !== '') onAmended?.();
        continue;
      }
      if (xml.match(amended)?.some((tag) => !isOff.test(tag))) onAmended?.();
      if (xml.match(marked)?.some((tag) => !isOff.test(tag))) onMarked?.();
      texts.push(textIn(xml));
    }
    return texts.join('\n');
  } finally {
    archive.zip.close();
  }
}

/** What whoever opens the file is shown: its relations name it, and it may stand beside a document that nobody sees. */
async function findMainPart({ zip, parts }: Awaited<ReturnType<typeof openZip>>): Promise<string> {
  const part = parts.get(relations);
  const usual = 'word/document.xml';
  if (part === undefined || part.uncompressedSize > most.relations) return usual;
  const xml = await text(await zip.openReadStreamPromise(part));
  const main = xml.split('<').find((tag) => /\/officeDocument["']/.test(tag));
  const target = /\bTarget\s{0,8}=\s{0,8}["']\/?([^"']{1,200})["']/.exec(main ?? '')?.[1];
  return target ?? usual;
}

/**
 * Words may be in pieces within a paragraph: tags go without a trace, paragraphs end lines. No tag holds a '<', and what lies
 * between two of them is looked at once. How a field is worked out is shown by nobody, but only what came of it: the number
 * of a page, which Word writes in once it has counted.
 */
function textIn(xml: string): string {
  const [before = '', ...pieces] = xml.split('<');
  const said = [before];
  let isInstruction = false;
  for (const piece of pieces) {
    const end = piece.indexOf('>');
    if (end === -1) {
      said.push(piece);
      continue;
    }
    const tag = piece.slice(0, end);
    if (tag.startsWith('w:instrText')) isInstruction = !tag.endsWith('/');
    else if (tag === '/w:instrText') isInstruction = false;
    if (tag === '/w:p') said.push('\n');
    if (!isInstruction) said.push(piece.slice(end + 1));
  }
  return said.join('');
}
