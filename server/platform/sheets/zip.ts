import { crc32, createDeflateRaw } from 'node:zlib';

export type ZipEntry = { name: string; content: AsyncIterable<string> | Iterable<string> };

type Written = { name: Buffer; crc: number; packed: number; size: number; offset: number };

/** Sizes and sums stand behind the content, which is therefore never held whole; names are UTF-8. */
const flags = 0x0808;
const deflated = 8;
/** 1 January 1980, the first day that the format knows: the same rows make the same file. */
const day = 0x21;

/** A zip archive (PKWARE 6.3, without the 64-bit parts) as it is made. */
export async function* writeZip(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const entry: Written = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, offset };
    const head = localHeader(entry);
    yield head;
    for await (const part of deflate(content, entry)) {
      entry.packed += part.length;
      yield part;
    }
    const tail = descriptor(entry);
    yield tail;
    offset += head.length + entry.packed + tail.length;
    written.push(entry);
  }
  const directory = Buffer.concat(written.map(centralHeader));
  yield directory;
  yield end(written.length, directory.length, offset);
}

async function* deflate(content: ZipEntry['content'], entry: Written): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw();
  const feeding = feed();
  feeding.catch((error) => packer.destroy(error));
  yield* packer;
  await feeding;

  async function feed(): Promise<void> {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      if (!packer.write(bytes)) await new Promise((resolve) => packer.once('drain', resolve));
    }
    packer.end();
  }
}

function fields(...values: [bytes: 2 | 4, value: number][]): Buffer {
  const buffer = Buffer.alloc(values.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of values) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

function localHeader({ name }: Written): Buffer {
  const head = fields(
    [4, 0x04034b50],
    [2, 20],
    [2, flags],
    [2, deflated],
    [2, 0],
    [2, day],
    [4, 0],
    [4, 0],
    [4, 0],
    [2, name.length],
    [2, 0],
  );
  return Buffer.concat([head, name]);
}

function descriptor({ crc, packed, size }: Written): Buffer {
  return fields([4, 0x08074b50], [4, crc], [4, packed], [4, size]);
}

function centralHeader({ name, crc, packed, size, offset }: Written): Buffer {
  const head = fields(
    [4, 0x02014b50],
    [2, 20],
    [2, 20],
    [2, flags],
    [2, deflated],
    [2, 0],
    [2, day],
    [4, crc],
    [4, packed],
    [4, size],
    [2, name.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, offset],
  );
  return Buffer.concat([head, name]);
}

function end(count: number, length: number, offset: number): Buffer {
  return fields([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, length], [4, offset], [2, 0]);
}
