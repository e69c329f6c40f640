import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readWholeXml } from './read-xml.ts';

/** As it comes out of an archive: in pieces. */
function inPieces(...texts: string[]): Readable {
  return Readable.from(texts.map((text) => Buffer.from(text)));
}

async function read(...texts: string[]): Promise<{ tags: number; text: string }> {
  const found = { tags: 0, text: '' };
  await readWholeXml(inPieces(...texts), {
    open: () => {
      found.tags += 1;
    },
    text: (piece) => {
      found.text += piece;
    },
  });
  return found;
}

function nested(depth: number): string {
  return `${'<c>'.repeat(depth)}x${'</c>'.repeat(depth)}`;
}

test('what office programs write is read, wherever it is cut', async () => {
  const text = '<x:row><c r="A1">Größe</c></x:row>';
  const bytes = Buffer.from(text);
  for (let at = 1; at < bytes.length; at += 1) {
    const found: string[] = [];
    const stream = Readable.from([bytes.subarray(0, at), bytes.subarray(at)]);
    await readWholeXml(stream, { open: (name) => found.push(name), text: (piece) => found.push(piece) });
    expect(found.slice(0, 2), `cut at ${at}`).toEqual(['row', 'c']);
    expect(found.slice(2).join('')).toBe('Größe');
  }
});

test('a part is read to a depth that no program writes, and no deeper', async () => {
  expect(await read(nested(100))).toEqual({ tags: 100, text: 'x' });
  await expect(read(nested(101))).rejects.toThrow('A part of this workbook is broken');
});

test('a text, an attribute or a remark without end is given up before it fills the memory', async () => {
  const piece = 'x'.repeat(64 * 1024);
  const pieces = (count: number) => Array.from({ length: count }, () => piece);
  expect((await read('<c>', ...pieces(15), '</c>')).text).toHaveLength(15 * piece.length);
  for (const begin of ['<c>', '<c a="', '<!--', '<c><![CDATA[', '<']) {
    let given = 0;
    const endless = Readable.from(
      (function* () {
        yield Buffer.from(begin);
        for (;;) {
          given += piece.length;
          yield Buffer.from(piece);
        }
      })(),
    );
    await expect(readWholeXml(endless, {}), begin).rejects.toThrow('A part of this workbook is broken');
    expect(given).toBeLessThan(4 * 1024 * 1024);
    expect(endless.destroyed).toBe(true);
  }
  // Many rows are no such thing: the memory is that of one.
  const rows = await read('<s>', ...Array.from({ length: 64 }, () => `<c>${piece}</c>`), '</s>');
  expect(rows.tags).toBe(65);
});

test('entities of a part’s own are not resolved, and a part that is cut is none', async () => {
  const bomb = '<!DOCTYPE s [<!ENTITY a "xxxxxxxxxx"><!ENTITY b "&a;&a;&a;&a;">]><s>&b;</s>';
  await expect(read(bomb)).rejects.toThrow('A part of this workbook is broken');
  await expect(read('<s><c>x</c>')).rejects.toThrow('A part of this workbook is broken');
});
