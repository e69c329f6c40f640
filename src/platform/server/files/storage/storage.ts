import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk, type DriveFile } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { AppError } from '../../http/errors.ts';
import type { Settings } from '../../settings/settings.ts';
import { syncToDisk } from './sync-to-disk.ts';

/** Where the bytes of uploaded files lie for good: a folder, or a bucket. */
export type FileStorage = {
  /** Moves a local file in. When it returns, the bytes survive a power cut. */
  keep(key: string, localPath: string): Promise<void>;
  /** Puts a short text in; it survives a power cut as well. */
  write(key: string, text: string): Promise<void>;
  read(key: string): Promise<Readable>;
  /** Forgets a file; one that is not there is forgotten already. */
  remove(key: string): Promise<void>;
  has(key: string): Promise<boolean>;
  /** In bytes; null where there is no such file. */
  size(key: string): Promise<number | null>;
  /** The files below a folder, as they are when the list comes to them. */
  list(folder: string): AsyncGenerator<StoredFile>;
};

/** `keptAt` in milliseconds since 1970; a file that has gone meanwhile is as new as can be. */
type StoredFile = { key: string; keptAt(): Promise<number> };

/** What any kind of storage does alike. */
function shared(disk: Disk): Pick<FileStorage, 'read' | 'remove' | 'has' | 'size' | 'list'> {
  return {
    read: (key) => disk.getStream(key),
    remove: (key) => disk.delete(key),
    has: (key) => disk.exists(key),
    size: (key) => sizeOf(disk, key),
    async *list(folder) {
      let page: { paginationToken?: string } | undefined;
      do {
        const { objects, paginationToken } = await disk.listAll(`${folder}/`, { recursive: true, ...page });
        for (const file of objects) {
          if (file.isFile) yield { key: file.key, keptAt: () => keptAt(disk, file) };
        }
        page = paginationToken === undefined ? undefined : { paginationToken };
      } while (page !== undefined);
    },
  };
}

async function sizeOf(disk: Disk, key: string): Promise<number | null> {
  try {
    return (await disk.getMetaData(key)).contentLength;
  } catch (error) {
    if (isMissing(error as Error)) return null;
    throw error;
  }
}

async function keptAt(disk: Disk, file: DriveFile): Promise<number> {
  try {
    return (await file.getMetaData()).lastModified.getTime();
  } catch (error) {
    if (await disk.exists(file.key)) throw error;
    return Date.now();
  }
}

/** A bucket that cannot be reached, or a disk that is full, is nothing that the request could have done better. */
function storageAway(cause: Error): AppError {
  return new AppError(
    'unavailable',
    'Files cannot be stored or read at the moment. Try again in a few seconds.',
    { retryAfter: 5, cause },
  );
}

function isMissing({ cause }: Error): boolean {
  return (
    cause instanceof Error &&
    (cause.name === 'NoSuchKey' || cause.name === 'NotFound' || ('code' in cause && cause.code === 'ENOENT'))
  );
}

/** Opens the storage. What cannot be reached or stored throws AppError 'unavailable'; a missing file, another error. */
export async function openFileStorage(settings: Pick<Settings, 'dataDir' | 's3'>): Promise<FileStorage> {
  const { s3 } = settings;
  if (s3 !== undefined) {
    // Loaded only where there is a bucket: the client is a megabyte of code.
    const { openBucket } = await import('./bucket.ts');
    const { disk, reading } = openBucket(s3);
    const orAway = (error: Error): never => {
      throw isMissing(error) ? error : storageAway(error);
    };
    return {
      ...shared(disk),
      keep: (key, localPath) => disk.moveFromFs(localPath, key).catch(orAway),
      write: (key, text) => disk.put(key, text).catch(orAway),
      read: (key) => reading.getStream(key).catch(orAway),
      size: (key) => sizeOf(disk, key).catch(orAway),
      remove: (key) => disk.delete(key).catch(orAway),
    };
  }
  const root = join(settings.dataDir, 'files');
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }));
  /** The driver hides what the disk says behind an abort of its own, and does not sync. */
  async function put(key: string, driven: Promise<void>): Promise<void> {
    await driven.catch((error: Error) => {
      throw storageAway(error);
    });
    // Up to the folder that names the root: the first file makes the root too.
    const outermost = dirname(root);
    for (let path = join(root, key); path.length >= outermost.length; path = dirname(path)) {
      await syncToDisk(path);
    }
  }
  return {
    ...shared(disk),
    keep: (key, localPath) => put(key, disk.moveFromFs(localPath, key)),
    write: (key, text) => put(key, disk.put(key, text)),
  };
}
