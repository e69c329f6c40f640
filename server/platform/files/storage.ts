import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk, type DriveFile } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import type { Settings } from '#server/settings.ts';
import { syncToDisk } from './sync-to-disk.ts';

/** Where the bytes of uploaded files lie for good: a folder, or a bucket. */
export type FileStorage = {
  /** Moves a local file in. When it returns, the bytes survive a power cut. */
  keep(key: string, localPath: string): Promise<void>;
  read(key: string): Promise<Readable>;
  /** Forgets a file; one that is not there is forgotten already. */
  remove(key: string): Promise<void>;
  has(key: string): Promise<boolean>;
  /** The files below a folder, as they are when the list comes to them. */
  list(folder: string): AsyncGenerator<StoredFile>;
};

/** `keptAt` in milliseconds since 1970; a file that has gone meanwhile is as new as can be. */
type StoredFile = { key: string; keptAt(): Promise<number> };

/** What any kind of storage does alike. */
function shared(disk: Disk): Pick<FileStorage, 'read' | 'remove' | 'has' | 'list'> {
  return {
    read: (key) => disk.getStream(key),
    remove: (key) => disk.delete(key),
    has: (key) => disk.exists(key),
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

async function keptAt(disk: Disk, file: DriveFile): Promise<number> {
  try {
    return (await file.getMetaData()).lastModified.getTime();
  } catch (error) {
    if (await disk.exists(file.key)) throw error;
    return Date.now();
  }
}

export function openFileStorage(settings: Pick<Settings, 'dataDir' | 's3'>): FileStorage {
  const { s3 } = settings;
  if (s3 !== undefined) {
    const disk = new Disk(
      new S3Driver({
        bucket: s3.bucket,
        region: s3.region,
        visibility: 'private',
        supportsACL: false,
        ...(s3.endpoint ? { endpoint: s3.endpoint, forcePathStyle: true } : {}),
        // By default the client sends its checksum as a trailer, which stores other than AWS keep as part of the file.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        ...(s3.accessKeyId && s3.secretAccessKey
          ? { credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey } }
          : {}),
      }),
    );
    return {
      ...shared(disk),
      keep: (key, localPath) => disk.moveFromFs(localPath, key),
    };
  }
  const root = join(settings.dataDir, 'files');
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }));
  return {
    ...shared(disk),
    async keep(key, localPath) {
      await disk.moveFromFs(localPath, key);
      // The driver copies and does not sync. Up to the folder that names the root: the first file makes the root too.
      const outermost = dirname(root);
      for (let path = join(root, key); path.length >= outermost.length; path = dirname(path)) {
        await syncToDisk(path);
      }
    },
  };
}
