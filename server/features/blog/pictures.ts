import { eq, inArray, sql } from 'drizzle-orm';
import type { BlogDraft } from '#contract/blog-editing.ts';
import { pictureWidths } from '#contract/pictures.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { invalid } from '#server/platform/errors.ts';
import type { PictureFormat } from '#server/platform/files/encode-picture.ts';
import { pictureFormats } from '#server/platform/files/encode-picture.ts';
import { picturesOf } from './rules.ts';
import { blogPictures } from './tables.ts';

export type PictureRow = typeof blogPictures.$inferSelect;

export async function findPicture(db: Queryable, id: string): Promise<PictureRow | null> {
  const [row] = await db.select().from(blogPictures).where(eq(blogPictures.id, id));
  return row ?? null;
}

/** Where the bytes of one width and format lie. */
export function storageKey(id: string, width: number, format: PictureFormat): string {
  return `blog-pictures/${id}/${width}.${format}`;
}

/** Every file of a picture. */
export function storageKeys({ id, width }: Pick<PictureRow, 'id' | 'width'>): string[] {
  return pictureWidths(width).flatMap((one) => pictureFormats.map((format) => storageKey(id, one, format)));
}

/** Keeps the sweep from the pictures of a post until it is saved. Throws AppError 'invalid' for one that is gone. */
export async function holdPictures(
  tx: Queryable,
  draft: Pick<BlogDraft, 'image' | 'content'>,
): Promise<void> {
  const wanted = picturesOf(draft);
  if (wanted.length === 0) return;
  const held = await tx
    .select({ id: blogPictures.id })
    .from(blogPictures)
    .where(inArray(blogPictures.id, wanted))
    .for('share');
  const gone = wanted.find((id) => !held.some((picture) => picture.id === id));
  if (gone === undefined) return;
  const path = picturesOf({ image: draft.image, content: '' }).includes(gone) ? 'image' : 'content';
  throw invalid([
    {
      path,
      message:
        'A picture is no longer kept, because it stood in no saved post for a day. Take it out, or upload it again.',
    },
  ]);
}

/** Starts the day that a post's pictures are still kept: whoever has the post open may save them again. */
export async function releasePictures(
  tx: Queryable,
  post: Pick<BlogDraft, 'image' | 'content'>,
): Promise<void> {
  const left = picturesOf(post);
  if (left.length === 0) return;
  await tx.update(blogPictures).set({ neededAt: sql`now()` }).where(inArray(blogPictures.id, left));
}
