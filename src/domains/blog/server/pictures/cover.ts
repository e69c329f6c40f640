import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { readPictureAddress } from '#platform/contract/pictures.ts';
import type { ProvenFiles } from '#platform/server/files/storage/proven-files.ts';
import type { Cover } from '#platform/server/heavy/jobs.ts';
import { storageKey } from './pictures.ts';

const root = join(import.meta.dirname, '../../../../..');

/** A post's cover as it is kept; null where there is none to be had, which a link preview can do without. */
export async function readCover(files: Pick<ProvenFiles, 'read'>, image: string): Promise<Cover> {
  try {
    const picture = readPictureAddress(image);
    if (picture !== null) {
      return {
        photograph: await buffer(
          await files.read({ key: storageKey(picture.id, picture.width, 'webp'), sha256: null }),
        ),
      };
    }
    if (!/^\/blog-pictures\/[a-z0-9-]+\.svg$/.test(image)) return null;
    return { drawing: await readFile(join(root, 'public', image), 'utf8') };
  } catch {
    return null;
  }
}
