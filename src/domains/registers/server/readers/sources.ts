import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { crc32, createGunzip } from 'node:zlib';
import { openZip, ZipFault } from '#platform/server/files/kinds/zip.ts';
import { RegisterFault } from './faults.ts';

/** A file, or one part of an archive, that can be read from its start as often as wanted. */
export type Source = {
  name: string;
  open(): Promise<Readable>;
  /** The day on which the archive says that it was written. */
  stamped: string | null;
  /** What the archive says the bytes sum up to. */
  sum: number | null;
};

type OpenSources = {
  /** A workbook is read by its path. */
  kind: 'workbook' | 'text';
  sources: Source[];
  close(): void;
};

const megabyte = 1024 * 1024;
/** Twenty times what the largest register has today, packed or not. */
const mostBytes = 256 * megabyte;
const headBytes = 64 * 1024;

/** Opens a register's file by what it is, whatever its name: an archive, a workbook, or text, packed or not. */
export async function openSources(path: string, name = basename(path)): Promise<OpenSources> {
  const { size } = await stat(path);
  if (size === 0) throw new RegisterFault('the file is empty');
  if (size > mostBytes) throw tooLarge(size);
  const whole: Source = { name, open: async () => createReadStream(path), stamped: null, sum: null };
  const start = await readHead(whole, 4);
  if (start.readUInt16BE(0) === 0x1f8b) {
    const unpack = async () => pipeline(createReadStream(path), createGunzip(), () => undefined);
    const source = { ...whole, name: name.replace(/\.gz$/i, ''), open: unpack };
    return { kind: 'text', sources: [source], close: () => undefined };
  }
  if (start.length < 4 || start.readUInt32LE(0) !== 0x04034b50)
    return { kind: 'text', sources: [whole], close: () => undefined };
  return openArchive(path, whole);
}

async function openArchive(path: string, whole: Source): Promise<OpenSources> {
  const { zip, parts } = await openZip(path, mostBytes).catch((error) => {
    throw error instanceof ZipFault ? new RegisterFault(`the archive ${error.message}`) : error;
  });
  if (parts.has('xl/workbook.xml')) {
    zip.close();
    return { kind: 'workbook', sources: [whole], close: () => undefined };
  }
  const files = [...parts.values()].filter(({ fileName }) => !fileName.endsWith('/'));
  const sources = files.map((part) => ({
    name: basename(part.fileName),
    open: () => zip.openReadStreamPromise(part),
    stamped: stampOf(part.lastModFileDate),
    sum: part.crc32,
  }));
  return { kind: 'text', sources, close: () => zip.close() };
}

function stampOf(date: number): string | null {
  const [year, month, day] = [(date >> 9) + 1980, (date >> 5) & 15, date & 31];
  if (month < 1 || month > 12 || day < 1) return null;
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** Reads a source to its end: the hash of what it holds, after its sum and size were found right. */
export async function hashSource(source: Source): Promise<string> {
  const hash = createHash('sha256');
  let sum = 0;
  let size = 0;
  for await (const piece of await reading(source)) {
    size += piece.length;
    if (size > mostBytes) throw tooLarge(size);
    hash.update(piece);
    if (source.sum !== null) sum = crc32(piece, sum);
  }
  if (source.sum !== null && sum !== source.sum) throw damaged();
  return hash.digest('hex');
}

/** The first bytes of a source. */
export async function readHead(source: Source, most = headBytes): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of await reading(source)) {
    pieces.push(piece);
    size += piece.length;
    if (size >= most) break;
  }
  return Buffer.concat(pieces).subarray(0, most);
}

/** The bytes of a source; what unpacking it meets is told in words. */
export async function reading(source: Source): Promise<Readable> {
  const opened = await source.open();
  return Readable.from(told(opened), { objectMode: true, highWaterMark: 2 });
}

async function* told(stream: Readable): AsyncGenerator<Buffer> {
  try {
    yield* stream as AsyncIterable<Buffer>;
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (code === 'Z_BUF_ERROR') throw new RegisterFault('the file is cut: it ends within what is packed');
    if (code?.startsWith('Z_') || /bytes in the stream/.test(message)) throw damaged();
    throw error;
  } finally {
    stream.destroy();
  }
}

function damaged(): RegisterFault {
  return new RegisterFault(
    'the file is damaged: what it unpacks to is not what was packed. Download it again',
  );
}

function tooLarge(bytes: number): RegisterFault {
  return new RegisterFault(
    `the file has ${Math.round(bytes / megabyte).toLocaleString('en')} MB and more; no register has more than ${mostBytes / megabyte}`,
  );
}
