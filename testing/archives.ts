import { crc32, deflateRawSync } from 'node:zlib';

/** A part as the two places that describe it may state it: what is not given is the truth. */
export type ForgedPart = {
  name: string;
  content?: Buffer;
  /** What stands there instead of the deflated content. */
  packed?: Buffer;
  method?: number;
  flags?: number;
  size?: number;
  /** Of the directory; the part's own header keeps the truth. */
  directory?: { name?: string; size?: number; packedSize?: number; at?: number };
  /** Stands in the directory alone. */
  unwritten?: boolean;
  /** Sizes stand in 64-bit fields in both places. */
  long?: boolean;
};

export type ForgedArchive = {
  parts: ForgedPart[];
  before?: Buffer;
  beforeDirectory?: Buffer;
  /** What the end record states instead of the number of parts. */
  count?: number;
  /** A 64-bit end record; where an offset is given, it names another directory than the plain one. */
  longEnd?: { start?: number; count?: number };
  behind?: Buffer;
};

type Fields = { name: string; flags: number; method: number; sum: number; packed: number; size: number };

function common({ name, flags, method, sum, packed, size }: Fields, long: boolean): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(long ? 45 : 20, 0);
  fields.writeUInt16LE(flags, 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt32LE(sum, 10);
  fields.writeUInt32LE(long ? 0xffffffff : packed, 14);
  fields.writeUInt32LE(long ? 0xffffffff : size, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  fields.writeUInt16LE(long ? 20 : 0, 24);
  return fields;
}

function extra({ packed, size }: Fields, long: boolean): Buffer {
  if (!long) return Buffer.alloc(0);
  const field = Buffer.alloc(20);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(16, 2);
  field.writeBigUInt64LE(BigInt(size), 4);
  field.writeBigUInt64LE(BigInt(packed), 12);
  return field;
}

/** A zip that says of itself what it is told to. */
export function forgeArchive(archive: ForgedArchive): Buffer {
  const before = archive.before ?? Buffer.alloc(0);
  const pieces: Buffer[] = [before];
  const directory: Buffer[] = [];
  let offset = before.length;
  for (const part of archive.parts) {
    const content = part.content ?? Buffer.from(part.name);
    const packed = part.packed ?? deflateRawSync(content);
    const long = part.long ?? false;
    const fields = {
      name: part.name,
      flags: part.flags ?? 0x0800,
      method: part.method ?? 8,
      sum: crc32(content),
      packed: packed.length,
      size: part.size ?? content.length,
    };
    const local = [
      Buffer.from('PK\x03\x04'),
      common(fields, long),
      Buffer.from(part.name),
      extra(fields, long),
      packed,
    ];
    const { name = part.name, size = fields.size, packedSize = packed.length, at } = part.directory ?? {};
    const stated = { ...fields, name, size, packed: packedSize };
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at ?? offset, 10);
    directory.push(
      Buffer.from('PK\x01\x02\x14\x00'),
      common(stated, long),
      place,
      Buffer.from(name),
      extra(stated, long),
    );
    if (part.unwritten) continue;
    pieces.push(...local);
    offset += Buffer.concat(local).length;
  }
  const gap = archive.beforeDirectory ?? Buffer.alloc(0);
  const listing = Buffer.concat(directory);
  return Buffer.concat([...pieces, gap, listing, ...ends(archive, listing.length, offset + gap.length)]);
}

function ends({ parts, count, longEnd, behind }: ForgedArchive, bytes: number, start: number): Buffer[] {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count ?? parts.length, 8);
  end.writeUInt16LE(count ?? parts.length, 10);
  end.writeUInt32LE(bytes, 12);
  end.writeUInt32LE(start, 16);
  const after = [end, ...(behind ? [behind] : [])];
  if (longEnd === undefined) return after;
  const long = Buffer.alloc(56);
  long.write('PK\x06\x06', 'latin1');
  long.writeBigUInt64LE(44n, 4);
  for (const at of [24, 32]) long.writeBigUInt64LE(BigInt(longEnd.count ?? parts.length), at);
  long.writeBigUInt64LE(BigInt(bytes), 40);
  long.writeBigUInt64LE(BigInt(longEnd.start ?? start), 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07', 'latin1');
  locator.writeBigUInt64LE(BigInt(start + bytes), 8);
  locator.writeUInt32LE(1, 16);
  return [long, locator, ...after];
}
