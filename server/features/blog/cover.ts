import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { readPictureAddress } from '#contract/pictures.ts';
import type { ProvenFiles } from '#server/platform/files/proven-files.ts';
import { storageKey } from './pictures.ts';

const root = join(import.meta.dirname, '../../..');

/** Twice the size in which a link preview shows it. */
const shown = { width: 936, height: 608 };

/** A post's cover as a data address; null where there is none to be had, which a link preview can do without. */
export async function readCover(files: Pick<ProvenFiles, 'read'>, image: string): Promise<string | null> {
  try {
    const picture = readPictureAddress(image);
    if (picture !== null) {
      const kept = await buffer(
        await files.read({ key: storageKey(picture.id, picture.width, 'webp'), sha256: null }),
      );
      return dataAddress(
        'image/jpeg',
        await sharp(kept)
          .resize({ ...shown, fit: 'cover' })
          .jpeg()
          .toBuffer(),
      );
    }
    if (!/^\/blog-pictures\/[a-z0-9-]+\.svg$/.test(image)) return null;
    return dataAddress('image/svg+xml', await readFile(join(root, 'web/public', image)));
  } catch {
    return null;
  }
}

function dataAddress(mediaType: string, content: Buffer): string {
  return `data:${mediaType};base64,${content.toString('base64')}`;
}
