import type { Readable } from 'node:stream';
import yauzl, { type Entry } from 'yauzl';
import { SheetFault } from './sheet-row.ts';

/** The parts of a workbook by name. */
export type OpenZip = {
  has(name: string): boolean;
  /** Reads a part; more bytes than the directory states end it with an error. */
  open(name: string): Promise<Readable>;
  bytesOf(name: string): number;
  close(): void;
};

const megabyte = 1024 * 1024;
const mostParts = 2_000;
/** What all parts may come to when unpacked; they are read as a stream. */
const mostBytes = 1_500 * megabyte;
/** Sheets shrink to a tenth or a fiftieth. What shrinks more than this was made to. */
const mostShrunk = 200;

/** Opens a zip after its directory says that unpacking it is harmless. Throws SheetFault. */
export async function openZip(path: string): Promise<OpenZip> {
  const zip = await yauzl.openPromise(path, { autoClose: false }).catch(() => {
    throw new SheetFault('This is not a whole XLSX file. Save it again, and send it again.');
  });
  const parts = new Map<string, Entry>();
  try {
    if (zip.entryCount > mostParts) throw new SheetFault('This file holds too many parts to be a workbook.');
    let total = 0;
    for await (const part of zip.eachEntry()) {
      total += part.uncompressedSize;
      const isBomb =
        part.uncompressedSize > megabyte && part.uncompressedSize > mostShrunk * part.compressedSize;
      if (isBomb || total > mostBytes) {
        throw new SheetFault(
          `This file unpacks to far more than a sheet of listings needs (${Math.round(total / megabyte)} MB and more). Split it, or save its values in a new sheet.`,
        );
      }
      parts.set(part.fileName, part);
    }
  } catch (error) {
    zip.close();
    if (error instanceof SheetFault) throw error;
    throw new SheetFault('This is not a whole XLSX file. Save it again, and send it again.');
  }
  return {
    has: (name) => parts.has(name),
    bytesOf: (name) => parts.get(name)?.uncompressedSize ?? 0,
    async open(name) {
      const part = parts.get(name);
      if (part === undefined)
        throw new SheetFault(`This workbook has no part '${name}'. Save it again as XLSX.`);
      return zip.openReadStreamPromise(part);
    },
    close: () => zip.close(),
  };
}
