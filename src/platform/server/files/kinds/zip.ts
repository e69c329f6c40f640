import yauzl, { type Entry, type LocalFileHeader, type ZipFile } from 'yauzl';
import { readZipEnd, type ZipEnd } from './zip-end.ts';

/** Why an archive is refused, as what goes on after its name: 'is encrypted. Save it …'. */
export class ZipFault extends Error {}

/** An archive that may be unpacked, with its parts by name. */
type OpenZip = { zip: ZipFile; parts: Map<string, Entry> };

const megabyte = 1024 * 1024;
const mostParts = 2_000;
/** Documents shrink to a tenth, sheets to a fiftieth. What shrinks more than this was made to. */
const mostShrunk = 200;
/** Behind a part there may stand its sizes and sum, and no header of another part. */
const largestGap = 24;
const saturated = 0xffffffff;
const encrypted = 0x2041;
const sizesFollow = 0x0008;
const methods = new Set([0, 8]);
const archive = /\.(zip|zipx|7z|rar|gz|tgz|bz2|xz|zst|lz|lzma|tar|cab|iso|jar|arj|lzh|z)$/i;

function broken(): ZipFault {
  return new ZipFault('is not whole, or its parts do not agree. Save it again, and send it again.');
}

function bomb(bytes: number): ZipFault {
  return new ZipFault(
    `unpacks to far more than it should (${Math.round(bytes / megabyte)} MB and more). Split it, or save its content in a new file.`,
  );
}

function isShrunkTooFar(size: number, packed: number): boolean {
  return size > megabyte && size > mostShrunk * packed;
}

/**
 * Opens an archive after its directory says that unpacking it is harmless: how many parts of which sizes, each once,
 * none in another's place, none encrypted, and the same for every reader. Nothing is unpacked. Throws ZipFault.
 */
export async function openZip(path: string, mostBytes: number): Promise<OpenZip> {
  const zip = await yauzl.openPromise(path, { autoClose: false, strictFileNames: true }).catch(() => {
    throw broken();
  });
  try {
    if (zip.entryCount > mostParts) throw new ZipFault(`holds more than ${mostParts} parts. Split it.`);
    const start = zip.readEntryCursor;
    const parts = await readParts(zip, mostBytes);
    await refuseOverlaps(zip, [...parts.values()], start);
    const directory = { start, end: zip.readEntryCursor, count: zip.entryCount };
    if (!agrees(await readZipEnd(path, directory.end), directory)) throw broken();
    return { zip, parts: new Map([...parts.values()].map((part) => [part.fileName, part])) };
  } catch (error) {
    zip.close();
    throw error instanceof ZipFault ? error : broken();
  }
}

/** By their names in small letters: for Office 'A.xml' and 'a.xml' are one part. */
async function readParts(zip: ZipFile, mostBytes: number): Promise<Map<string, Entry>> {
  const parts = new Map<string, Entry>();
  let total = 0;
  for await (const part of zip.eachEntry()) {
    const { fileName, compressedSize, uncompressedSize } = part;
    if (part.generalPurposeBitFlag & encrypted) {
      throw new ZipFault('is encrypted. Save it without a password, and send it again.');
    }
    if (archive.test(fileName)) {
      throw new ZipFault(`holds another archive (${printable(fileName)}). Take it out, and send it again.`);
    }
    const name = fileName.toLowerCase();
    // What packs to more than it is lies about its size.
    const isLie = compressedSize > uncompressedSize * 1.01 + 1024;
    if (parts.has(name) || isLie || !methods.has(part.compressionMethod)) throw broken();
    total += uncompressedSize;
    if (isShrunkTooFar(uncompressedSize, compressedSize) || total > mostBytes) throw bomb(total);
    parts.set(name, part);
  }
  if (isShrunkTooFar(total, zip.fileSize)) throw bomb(total);
  return parts;
}

function printable(name: string): string {
  return name.replace(/[^\x20-\x7e]/g, '_').slice(-60);
}

/** The parts lie one behind the other from the first byte to the directory, each under the header that it states. */
async function refuseOverlaps(zip: ZipFile, parts: Entry[], directoryStart: number): Promise<void> {
  let end = 0;
  for (const part of parts.sort((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)) {
    const gap = part.relativeOffsetOfLocalHeader - end;
    if (gap < 0 || gap > (end === 0 ? 0 : largestGap)) throw broken();
    const header = await zip.readLocalFileHeaderPromise(part);
    if (!isSamePart(part, header)) throw broken();
    end = header.fileDataStart + part.compressedSize;
  }
  if (directoryStart < end || directoryStart - end > largestGap) throw broken();
}

/** A reader that goes by the headers must see what one sees that goes by the directory. */
function isSamePart(part: Entry, header: LocalFileHeader): boolean {
  const follow = (header.generalPurposeBitFlag & sizesFollow) !== 0;
  const [size, packed] = sizesOf(header);
  return (
    header.fileName.equals(part.fileNameRaw) &&
    header.compressionMethod === part.compressionMethod &&
    (header.generalPurposeBitFlag & encrypted) === 0 &&
    (size === part.uncompressedSize || (follow && size === 0)) &&
    (packed === part.compressedSize || (follow && packed === 0))
  );
}

/** What a part's own header states; where it says so, in 64 bits. */
function sizesOf({ uncompressedSize, compressedSize, extraField }: LocalFileHeader): [number, number] {
  const long = yauzl.parseExtraFields(extraField).find(({ id }) => id === 1)?.data;
  if (long === undefined || long.length < 16) return [uncompressedSize, compressedSize];
  return [
    uncompressedSize === saturated ? Number(long.readBigUInt64LE(0)) : uncompressedSize,
    compressedSize === saturated ? Number(long.readBigUInt64LE(8)) : compressedSize,
  ];
}

function agrees(
  ends: ZipEnd[],
  { start, end, count }: { start: number; end: number; count: number },
): boolean {
  return (
    ends.length > 0 && ends.every((e) => e.count === count && e.start === start && e.bytes === end - start)
  );
}
