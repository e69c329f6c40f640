declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  export type Entry = { fileName: string; compressedSize: number; uncompressedSize: number };
  export type ZipFile = {
    entryCount: number;
    eachEntry(): AsyncIterable<Entry>;
    openReadStreamPromise(entry: Entry): Promise<Readable>;
    close(): void;
  };
  const yauzl: { openPromise(path: string, options?: { autoClose?: boolean }): Promise<ZipFile> };
  export default yauzl;
}
