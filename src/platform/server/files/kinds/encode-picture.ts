import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { largestPicture, pictureLimits, pictureWidths } from '../../../contract/pictures.ts';
import { AppError } from '../../http/errors.ts';

/** What a picture is kept as, the smaller first. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

const encoders: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 58, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 82 }),
};

/** What libvips calls the formats that are taken: content that only looks like one of them is refused. */
const taken = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);

const longest = { seconds: 30 };

export type EncodedPicture = {
  /** Of the largest width. */
  width: number;
  height: number;
  files: { width: number; format: PictureFormat; path: string }[];
};

/**
 * Draws an uploaded picture anew in every width and format, upright and in sRGB. Only what is seen comes through: no
 * place, no camera, no name, nothing hidden behind the pixels. Of a moving picture the first image stays. Throws AppError.
 */
export async function encodePicture(path: string, folder: string): Promise<EncodedPicture> {
  await refuseBomb(path);
  try {
    const { data, info } = await open(path)
      .autoOrient()
      .resize({ ...largestPicture, fit: 'inside', withoutEnlargement: true })
      .timeout(longest)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const files: EncodedPicture['files'] = [];
    for (const one of pictureWidths(width)) {
      for (const format of pictureFormats) {
        const file = { width: one, format, path: join(folder, `${one}.${format}`) };
        const drawn = sharp(data, { raw: { width, height, channels } }).resize({ width: one });
        await encoders[format](drawn).timeout(longest).toFile(file.path);
        files.push(file);
      }
    }
    return { width, height, files };
  } catch (error) {
    throw unreadable(error);
  }
}

function open(path: string): Sharp {
  return sharp(path, { limitInputPixels: pictureLimits.pixels, failOn: 'error' });
}

/** Reads no more than the picture's header: what it would unfold to. */
async function refuseBomb(path: string): Promise<void> {
  const { format, width, height } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw unreadable(error);
    });
  if (!taken.has(format)) throw unreadable(undefined);
  const { pixels, side } = pictureLimits;
  if (width * height <= pixels && Math.max(width, height) <= side) return;
  throw new AppError(
    'too-large',
    `The picture measures ${width} × ${height} pixels. At most ${pixels / 1e6} million are taken, and ${side} a side: save it smaller.`,
    { issues: [{ path: 'picture', message: 'The picture has too many pixels' }] },
  );
}

function unreadable(cause: unknown): AppError {
  const message = 'This picture cannot be read: it is damaged or cut off. Save it again, or choose another.';
  return new AppError('unsupported-type', message, { issues: [{ path: 'picture', message }], cause });
}
