import { Readable } from 'node:stream';
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';

/** A part of a zip: text that is there, or one that comes piece by piece. */
type Part = { name: string; text: string | AsyncIterable<string> };

type Written = { name: string; crc: number; packed: number; size: number; offset: number; flags: number };

/** 1 January 2026: the same content makes the same file. */
const day = ((2026 - 1980) << 9) | (1 << 5) | 1;
const sizesFollow = 0x0008;
const namesAreUtf8 = 0x0800;

function localHeader({ name, crc, packed, size, flags }: Written): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  writeCommon(header, 4, { name, crc, packed, size, flags });
  return Buffer.concat([header, Buffer.from(name)]);
}

/** Version, flags, method, time, day, checksum, sizes and the name's length, as both headers have them. */
function writeCommon(header: Buffer, at: number, part: Omit<Written, 'offset'>): void {
  header.writeUInt16LE(20, at);
  header.writeUInt16LE(part.flags, at + 2);
  header.writeUInt16LE(8, at + 4);
  header.writeUInt16LE(0, at + 6);
  header.writeUInt16LE(day, at + 8);
  header.writeUInt32LE(part.crc, at + 10);
  header.writeUInt32LE(part.packed, at + 14);
  header.writeUInt32LE(part.size, at + 18);
  header.writeUInt16LE(Buffer.byteLength(part.name), at + 22);
}

function directoryEntry(part: Written): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(20, 4);
  writeCommon(header, 6, part);
  header.writeUInt32LE(part.offset, 42);
  return Buffer.concat([header, Buffer.from(part.name)]);
}

function sizesAfter({ crc, packed, size }: Written): Buffer {
  const sizes = Buffer.alloc(16);
  sizes.writeUInt32LE(0x08074b50, 0);
  sizes.writeUInt32LE(crc, 4);
  sizes.writeUInt32LE(packed, 8);
  sizes.writeUInt32LE(size, 12);
  return sizes;
}

function end(count: number, length: number, offset: number): Buffer {
  const record = Buffer.alloc(22);
  record.writeUInt32LE(0x06054b50, 0);
  record.writeUInt16LE(count, 8);
  record.writeUInt16LE(count, 10);
  record.writeUInt32LE(length, 12);
  record.writeUInt32LE(offset, 16);
  return record;
}

/** Writes a zip as its parts come, in the memory of a piece. Parts that are there whole state their sizes first. */
export async function* writeZip(parts: readonly Part[]): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const { name, text } of parts) {
    const part: Written = { name, crc: 0, packed: 0, size: 0, offset, flags: namesAreUtf8 };
    if (typeof text === 'string') {
      const bytes = Buffer.from(text);
      const packed = deflateRawSync(bytes);
      Object.assign(part, { crc: crc32(bytes), packed: packed.length, size: bytes.length });
      const whole = Buffer.concat([localHeader(part), packed]);
      offset += whole.length;
      yield whole;
    } else {
      part.flags |= sizesFollow;
      const header = localHeader(part);
      yield header;
      for await (const piece of deflate(text, part)) {
        part.packed += piece.length;
        yield piece;
      }
      const sizes = sizesAfter(part);
      offset += header.length + part.packed + sizes.length;
      yield sizes;
    }
    written.push(part);
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  yield end(written.length, directory.length, offset);
}

async function* deflate(text: AsyncIterable<string>, part: Written): AsyncGenerator<Buffer> {
  const deflater = createDeflateRaw({ level: 5 });
  const source = Readable.from(counted(text, part));
  source.on('error', (error) => deflater.destroy(error));
  yield* source.pipe(deflater) as AsyncIterable<Buffer>;
}

async function* counted(text: AsyncIterable<string>, part: Written): AsyncGenerator<Buffer> {
  for await (const piece of text) {
    const bytes = Buffer.from(piece);
    part.crc = crc32(bytes, part.crc);
    part.size += bytes.length;
    yield bytes;
  }
}
