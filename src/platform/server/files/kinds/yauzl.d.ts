declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  type ExtraField = { id: number; data: Buffer };
  type Header = {
    generalPurposeBitFlag: number;
    compressionMethod: number;
    compressedSize: number;
    uncompressedSize: number;
  };
  export type Entry = Header & {
    fileName: string;
    fileNameRaw: Buffer;
    relativeOffsetOfLocalHeader: number;
    /** The sum of what it unpacks to. */
    crc32: number;
    /** Seven bits of years since 1980, four of the month, five of the day. */
    lastModFileDate: number;
  };
  export type LocalFileHeader = Header & { fileDataStart: number; fileName: Buffer; extraField: Buffer };
  export type ZipFile = {
    entryCount: number;
    fileSize: number;
    /** Where the directory goes on: its start before the first entry is read, its end after the last. */
    readEntryCursor: number;
    eachEntry(): AsyncIterable<Entry>;
    readLocalFileHeaderPromise(entry: Entry): Promise<LocalFileHeader>;
    openReadStreamPromise(entry: Entry): Promise<Readable>;
    close(): void;
  };
  const yauzl: {
    openPromise(path: string, options?: { autoClose?: boolean; strictFileNames?: boolean }): Promise<ZipFile>;
    parseExtraFields(extraField: Buffer): ExtraField[];
  };
  export default yauzl;
}
