import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { Document, Packer, Paragraph } from 'docx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ForgedArchive, type ForgedPart, forgeArchive } from '#testing/archives.ts';
import * as samples from '#testing/sample-files.ts';
import { openZip, ZipFault } from './zip.ts';

const megabyte = 1024 * 1024;
const mostBytes = 300 * megabyte;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dosebridge-zip-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The names of its parts, or why it is refused. */
async function judge(content: Buffer): Promise<string[] | string> {
  const path = join(folder, 'archive');
  await writeFile(path, content);
  try {
    const { zip, parts } = await openZip(path, mostBytes);
    zip.close();
    return [...parts.keys()];
  } catch (error) {
    if (error instanceof ZipFault) return error.message;
    throw error;
  }
}

const types = { name: '[Content_Types].xml' };
const text = { name: 'word/document.xml' };
const zeros = (megabytes: number): ForgedPart => ({
  name: 'word/document.xml',
  packed: deflateRawSync(Buffer.alloc(megabyte), { level: 9 }),
  size: megabytes * megabyte,
});

test.each<[string, Buffer]>([
  ['one made by hand', samples.docx()],
  ['one with 64-bit sizes', forgeArchive({ parts: [types, { ...text, long: true }], longEnd: {} })],
  [
    'one with a chart that is a workbook',
    forgeArchive({ parts: [types, { name: 'word/embeddings/1.xlsx' }] }),
  ],
  ['one with a comment at its end', withComment(forgeArchive({ parts: [types, text] }))],
])('%s is taken', async (_, content) => {
  expect(await judge(content)).toContain('[Content_Types].xml');
});

function withComment(archive: Buffer): Buffer {
  archive.writeUInt16LE(4, archive.length - 2);
  return Buffer.concat([archive, Buffer.from('none')]);
}

test('a document of another program is taken', async () => {
  const document = new Document({ sections: [{ children: [new Paragraph('Signed CDA')] }] });
  expect(await judge(await Packer.toBuffer(document))).toContain('word/document.xml');
});

test('nothing is unpacked to judge it: what is packed may be anything', async () => {
  const part = { ...text, packed: randomBytes(5_000), size: 50_000 };
  expect(await judge(forgeArchive({ parts: [types, part] }))).toEqual([types.name, text.name]);
});

const alone = forgeArchive({ parts: [text] });
const quoted = alone.subarray(0, alone.readUInt32LE(alone.length - 6));
/** Its content is another part: a reader would unpack that twice. */
const quoting = { name: 'word/a.xml', method: 0, packed: quoted, content: quoted };

const tooFar = /unpacks to far more than it should/;
const torn = /is not whole, or its parts do not agree/;
const many = Array.from({ length: 400 }, (_, i): ForgedPart => ({ ...zeros(1), name: `${i}.xml` }));
const whole = forgeArchive({ parts: [types, text] });
const directoryAt = whole.readUInt32LE(whole.length - 6);

test.each<[string, ForgedArchive | Buffer, RegExp]>([
  ['a part that unpacks to a thousand times its size', { parts: [types, zeros(10)] }, tooFar],
  ['hundreds of small parts that unpack to too much together', { parts: many }, tooFar],
  ['a part of 4 EB by its 64-bit size', { parts: [types, { ...zeros(4e12), long: true }] }, tooFar],
  ['a part that packs to more than it is', { parts: [types, { ...text, packed: randomBytes(5_000) }] }, torn],
  [
    'a directory that states less than the part itself',
    { parts: [types, { ...zeros(10), directory: { size: 2_000 } }] },
    torn,
  ],
  [
    'a part inside another',
    { parts: [quoting, { ...text, unwritten: true, directory: { at: 30 + quoting.name.length } }] },
    torn,
  ],
  ['one name twice', { parts: [types, text, { ...text, name: 'WORD/document.xml' }] }, torn],
  [
    'a part called otherwise in the directory',
    { parts: [types, { ...text, directory: { name: 'word/document.xm2' } }] },
    torn,
  ],
  [
    'more than two thousand parts',
    { parts: Array.from({ length: 2_001 }, (_, i) => ({ name: `${i}` })) },
    /more than 2000 parts/,
  ],
  ['a number of parts that hides some', { parts: [types, text], count: 1 }, torn],
  ['a 64-bit end that hides some', { parts: [types, text], longEnd: { count: 1 } }, torn],
  ['ends that disagree', { parts: [types, text], longEnd: {}, count: 1 }, torn],
  ['bytes behind the end', { parts: [types, text], longEnd: {}, behind: randomBytes(9) }, torn],
  ['an encrypted part', { parts: [types, { ...text, flags: 0x0801 }] }, /is encrypted/],
  [
    'an archive inside',
    { parts: [types, { name: 'word/more.ZIP' }] },
    /holds another archive \(word\/more\.ZIP\)/,
  ],
  ['a way of packing that cannot be judged', { parts: [types, { ...text, method: 9 }] }, torn],
  ['a name that climbs out', { parts: [types, { name: '../../etc/passwd' }] }, torn],
  ['a name from the root', { parts: [types, { name: '/etc/passwd' }] }, torn],
  ['a name of Windows', { parts: [types, { name: 'C:\\windows\\a.dll' }] }, torn],
  ['bytes before the first part', { parts: [types], before: samples.pdf() }, torn],
  [
    'a part that the directory does not name',
    { parts: [types], beforeDirectory: whole.subarray(0, directoryAt) },
    torn,
  ],
  ['half of one', whole.subarray(0, whole.length / 2), torn],
])('%s is refused', async (_, archive, why) => {
  expect(await judge(Buffer.isBuffer(archive) ? archive : forgeArchive(archive))).toMatch(why);
});

test('whatever bytes are changed, it is judged and nothing breaks', async () => {
  for (let at = 0; at < whole.length; at += 1) {
    const changed = Buffer.from(whole);
    changed[at] = (changed[at] ?? 0) ^ 0xff;
    await judge(changed);
  }
});
