import type { Readable } from 'node:stream';
import { openZip as openArchive, ZipFault } from '../files/kinds/zip.ts';
import { SheetFault } from './sheet-row.ts';

/** The parts of a workbook by name. */
export type OpenZip = {
  has(name: string): boolean;
  /** Reads a part; more bytes than the directory states end it with an error. */
  open(name: string): Promise<Readable>;
  bytesOf(name: string): number;
  close(): void;
};

/** What all parts may come to when unpacked; they are read as a stream. */
const mostBytes = 1_500 * 1024 * 1024;

/** Opens a workbook after its directory says that unpacking it is harmless. Throws SheetFault. */
export async function openZip(path: string): Promise<OpenZip> {
  const { zip, parts } = await openArchive(path, mostBytes).catch((error) => {
    throw error instanceof ZipFault ? new SheetFault(`This file ${error.message}`) : error;
  });
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
