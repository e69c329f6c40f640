import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { breakLines } from '#domains/blog/server/pictures/layout.ts';
import { atomFeed, sitemap } from '#domains/site/server/newsletter/wire.ts';
import { toDocx } from '#platform/server/documents/letter-docx.ts';
import { toPdf } from '#platform/server/documents/letter-pdf.ts';
import { writeXlsx } from '#platform/server/sheets/write-xlsx.ts';
import { readPdf, readZipped } from '#testing/read-documents.ts';

/** Everything that XML cannot carry between two words, and what it gives a meaning. */
const controls = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('');
const typed = `Begin${controls}\u007f\u0080\u009f\ufffe\uffff\ud800<&">]]>End`;

/** Throws where a reader of XML would. */
function readStrictly(xml: string): string {
  const parser = new SaxesParser();
  let text = '';
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('text', (piece) => {
    text += piece;
  });
  parser.write(xml).close();
  return text;
}

const letter = {
  ...{ title: typed, heading: typed, subheading: typed, foot: typed },
  sections: [{ heading: typed, facts: [{ label: typed, value: typed }], signatures: [typed] }],
};
const post = { path: '/blog-details/1', title: typed, content: typed, tags: [typed] };
const dated = { ...post, publishedAt: new Date(0), updatedAt: new Date(0) };

async function sheetOf(text: string): Promise<Buffer> {
  async function* rows() {
    yield [[text]];
  }
  const pieces: Buffer[] = [];
  for await (const piece of writeXlsx([{ name: 'A', rows: rows() }])) pieces.push(piece);
  return Buffer.concat(pieces);
}

test.each([
  ['a DOCX', async () => readZipped(Buffer.from(await toDocx(letter)), 'word/document.xml')],
  ['the foot of a DOCX', async () => readZipped(Buffer.from(await toDocx(letter)), 'word/footer1.xml')],
  ['the name of a DOCX', async () => readZipped(Buffer.from(await toDocx(letter)), 'docProps/core.xml')],
  ['an XLSX', async () => readZipped(await sheetOf(typed), 'xl/worksheets/sheet1.xml')],
  ['the feed', async () => atomFeed('https://dosebridge.example', [dated])],
  ['a picture of a title', async () => `<a>${breakLines(typed, 500).lines.join(' ')}</a>`],
])('%s stays XML whatever was typed, and keeps the words', async (_name, write) => {
  const text = readStrictly(await write());
  expect(text).toContain('Begin');
  expect(text).toContain('<&">]]>End');
});

test('the sitemap stays XML whatever a path holds', () => {
  readStrictly(sitemap('https://dosebridge.example', [{ ...dated, path: `/${typed}` }]));
});

test('a PDF draws no box for what has no look', async () => {
  const text = (await readPdf(await toPdf(letter))).join('\n');
  expect(text).toContain('Begin');
  expect(text).not.toContain('An empty box stands for a character');
});
