import { eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import { pictureWidths } from '#platform/contract/pictures.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { PictureFormat } from '#platform/server/files/kinds/encode-picture.ts';
import { pictureFormats } from '#platform/server/files/kinds/encode-picture.ts';
import type { FileOwner } from '#platform/server/files/storage/owner.ts';
import { invalid } from '#platform/server/http/errors.ts';
import type { BlogDraft } from '../../contract/blog-editing.ts';
import { picturesOf } from '../rules.ts';
import { blogPictures, blogPosts } from '../tables.ts';

const folder = 'blog-pictures';

type PictureRow = typeof blogPictures.$inferSelect;

export async function findPicture(db: Queryable, id: string): Promise<PictureRow | null> {
  const [row] = await db.select().from(blogPictures).where(eq(blogPictures.id, id));
  return row ?? null;
}

/** Where the bytes of one width and format lie. */
export function storageKey(id: string, width: number, format: PictureFormat): string {
  return `${folder}/${id}/${width}.${format}`;
}

/** Every file of a picture. */
export function storageKeys({ id, width }: Pick<PictureRow, 'id' | 'width'>): string[] {
  return pictureWidths(width).flatMap((one) => pictureFormats.map((format) => storageKey(id, one, format)));
}

/** Whether a post shows a picture, as its cover or in its text. */
export function isShown(db: Queryable): SQL<boolean> {
  const post = db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(
      sql`position('/pictures/' || ${blogPictures.id} || '/' in ${blogPosts.image} || ' ' || ${blogPosts.content}) > 0`,
    );
  return exists(post) as SQL<boolean>;
}

/** Pictures that are shown, and those that an open editor may still save. */
export const pictureOwner: FileOwner = {
  folder,
  column: blogPictures.id,
  async list(db) {
    const pictures = await db
      .select({ id: blogPictures.id, width: blogPictures.width, isShown: isShown(db) })
      .from(blogPictures);
    return pictures.flatMap((picture) =>
      storageKeys(picture).map((key) => ({ key, sha256: null, optional: !picture.isShown })),
    );
  },
  nameOf: async (_db, key) => `Picture of the blog: ${key.slice(folder.length + 1)}`,
};

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
