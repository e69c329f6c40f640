import { exists, ne, sql } from 'drizzle-orm';
import { storageKeys } from '#server/features/blog/pictures.ts';
import { blogPictures, blogPosts } from '#server/features/blog/tables.ts';
import { listingImports } from '#server/features/listings/tables.ts';
import { requestFiles } from '#server/features/requests/tables.ts';
import type { Queryable } from '#server/platform/database/database.ts';

/** A file that a row names. */
export type NamedFile = {
  key: string;
  /** What was received; null where no row says it. */
  sha256: string | null;
  /** The product can do without it: the row was written before the file, or outlives it. */
  optional: boolean;
};

/** Every file of the storage that a row names. Whoever adds a table that names files adds it here. */
export async function listNamedFiles(db: Queryable): Promise<NamedFile[]> {
  const ofRequests = await db
    .select({ key: requestFiles.storageKey, sha256: requestFiles.sha256 })
    .from(requestFiles)
    // Its bytes are taken away, and belong in no backup.
    .where(ne(requestFiles.scan, 'infected'));
  const ofImports = await db
    .select({
      key: listingImports.storageKey,
      sha256: listingImports.sha256,
      state: listingImports.state,
      faultCount: listingImports.faultCount,
    })
    .from(listingImports);
  const shownIn = db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(
      sql`position('/pictures/' || ${blogPictures.id} || '/' in ${blogPosts.image} || ' ' || ${blogPosts.content}) > 0`,
    );
  const pictures = await db
    .select({ id: blogPictures.id, width: blogPictures.width, isShown: exists(shownIn) })
    .from(blogPictures);
  return [
    ...ofRequests.map((file) => ({ ...file, optional: false })),
    // A sheet goes once it is written, or cannot be.
    ...ofImports.map(({ key, sha256, state, faultCount }) => ({
      key,
      sha256,
      optional: !['checking', 'writing'].includes(state) && !(state === 'checked' && faultCount === 0),
    })),
    ...pictures.flatMap((picture) =>
      storageKeys(picture).map((key) => ({ key, sha256: null, optional: !picture.isShown })),
    ),
  ];
}
