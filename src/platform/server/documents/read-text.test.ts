import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgeArchive } from '#testing/archives.ts';
import { pdfOf, textInPdf } from '#testing/crafted-pdfs.ts';
import { readText } from './read-text.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-text-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function textOf(content: Buffer): Promise<string> {
  const path = join(folder, 'file');
  await writeFile(path, content);
  return readText(path);
}

const said = '(Term sheet 1) Tj';

test.each([
  ['letters', said],
  ['letters in pieces', '[(Term ) -20 (sheet) 3 ( 1)] TJ'],
  ['glyphs', '<5465726D 20736865657420 31> Tj'],
  ['letters on the next line', "(Term sheet 1) '"],
  ['letters behind those of something else', '/Span <</ActualText (other)>> BDC (Term sheet 1) Tj'],
])('reads %s', async (_, operators) => {
  expect((await textOf(textInPdf(operators))).trim()).toBe('Term sheet 1');
});

test.each(['[', '<', '(', '\\(', '(\\(', '<a', '[(', '/', '/a<', '"'])(
  'a million characters of an unclosed %s take no longer than their length',
  async (opened) => {
    const text = await textOf(textInPdf(`${said} ${opened.repeat(1_000_000 / opened.length)}`));
    expect(text.trim()).toBe('Term sheet 1');
  },
  20_000,
);

test('a DOCX of nothing but opened tags takes no longer than its length', async () => {
  const xml = `<w:t>Term sheet 1</w:t>${'<'.repeat(900_000)}`;
  const text = await textOf(
    forgeArchive({ parts: [{ name: 'word/document.xml', content: Buffer.from(xml) }] }),
  );
  expect(text.startsWith('Term sheet 1')).toBe(true);
}, 20_000);

test('nothing is said of a PDF that unpacks to far more than it should, however often it is packed', async () => {
  const bomb = deflateSync(Buffer.concat([Buffer.from(`${said} `), Buffer.alloc(100 * 1024 ** 2, ' ')]));
  const memory = process.memoryUsage().arrayBuffers;
  expect(await textOf(pdfOf(bomb))).toBe('');
  expect(await textOf(pdfOf(deflateSync(bomb), '[/FlateDecode /FlateDecode]'))).toBe('');
  expect(process.memoryUsage().arrayBuffers - memory).toBeLessThan(150 * 1024 ** 2);
  // The next is read as ever.
  expect((await textOf(textInPdf(said))).trim()).toBe('Term sheet 1');
});
