import type { FileBox } from './call.ts';

/** What the picture box of the blog's editor takes. */
export const pictureBox: FileBox = {
  label: 'Picture',
  extensions: ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif'],
  maxFiles: 1,
  maxBytes: 10 * 1024 * 1024,
};

/** A small file may unfold to gigabytes: no more pixels than the best cameras make, and no side that no reader sees. */
export const pictureLimits = { pixels: 40_000_000, side: 12_000 };

/** The widths in pixels that every picture is kept in (§19.6), as far as it is that wide. */
const widths = [480, 960, 1600];
export const largestPicture = { width: 1600, height: 2400 };

/** The widths of a picture whose largest is this wide, rising. */
export function pictureWidths(largest: number): number[] {
  return [...widths.filter((width) => width < largest), largest];
}

const address = /^\/pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([1-9]\d{0,3})$/;
/** A drawing that came with the product. */
const drawing = /^\/blog-pictures\/[a-z0-9-]+\.svg$/;

/** Names a picture in its largest width; what stands there never changes. */
export function pictureAddress(id: string, largest: number): string {
  return `/pictures/${id}/${largest}`;
}

/** The id and the largest width that a picture's address names; null for any other address. */
export function readPictureAddress(src: string): { id: string; width: number } | null {
  const [, id, width] = address.exec(src) ?? [];
  return id === undefined ? null : { id, width: Number(width) };
}

/** Whether a post may have this as its cover: an uploaded picture, or one of our drawings. */
export function isCoverAddress(src: string): boolean {
  return address.test(src) || drawing.test(src);
}

/** An uploaded picture in all its widths, for a browser to choose from; undefined for any other. */
export function pictureSources(src: string): string | undefined {
  const picture = readPictureAddress(src);
  if (picture === null) return undefined;
  return pictureWidths(picture.width)
    .map((width) => `${pictureAddress(picture.id, width)} ${width}w`)
    .join(', ');
}
