import { open } from 'node:fs/promises';

/** What an end record says of the directory; a field that leaves it to the 64-bit record is filled from there. */
export type ZipEnd = { count: number; bytes: number; start: number };

const endBytes = 22;
const longEndBytes = 56;
const locatorBytes = 20;
const longestComment = 0xffff;

/**
 * The end records that stand right behind the directory and end with the file; none where something else stands there.
 * More than one reader's truth must not fit in one file: each record is to be compared with the directory that was read.
 */
export async function readZipEnd(path: string, directoryEnd: number): Promise<ZipEnd[]> {
  const tail = await readTail(path, directoryEnd);
  if (tail === null) return [];
  const long = readLongEnd(tail, directoryEnd);
  const at = long === null ? 0 : longEndBytes + locatorBytes;
  if (tail.length < at + endBytes || tail.readUInt32LE(at) !== 0x06054b50) return [];
  if (tail.readUInt16LE(at + 20) !== tail.length - at - endBytes) return [];
  const count = tail.readUInt16LE(at + 10);
  const bytes = tail.readUInt32LE(at + 12);
  const start = tail.readUInt32LE(at + 16);
  if (long === null) return [{ count, bytes, start }];
  const plain = {
    count: count === 0xffff ? long.count : count,
    bytes: bytes === 0xffffffff ? long.bytes : bytes,
    start: start === 0xffffffff ? long.start : start,
  };
  return [long, plain];
}

async function readTail(path: string, from: number): Promise<Buffer | null> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const length = size - from;
    if (length < endBytes || length > longEndBytes + locatorBytes + endBytes + longestComment) return null;
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
    return bytesRead === length ? buffer : null;
  } finally {
    await file.close();
  }
}

/** The 64-bit record and, behind it, the locator that points at it. */
function readLongEnd(tail: Buffer, at: number): ZipEnd | null {
  if (tail.length < longEndBytes + locatorBytes + endBytes || tail.readUInt32LE(0) !== 0x06064b50)
    return null;
  const isPlain = Number(tail.readBigUInt64LE(4)) === longEndBytes - 12;
  const isLocated =
    tail.readUInt32LE(longEndBytes) === 0x07064b50 && Number(tail.readBigUInt64LE(longEndBytes + 8)) === at;
  if (!isPlain || !isLocated) return null;
  return {
    count: Number(tail.readBigUInt64LE(32)),
    bytes: Number(tail.readBigUInt64LE(40)),
    start: Number(tail.readBigUInt64LE(48)),
  };
}
