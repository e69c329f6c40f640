import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { people } from '#domains/accounts/server/tables.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import { AppError, invalid } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { once } from '#platform/server/idempotency/once.ts';
import type { Sent } from '#platform/server/idempotency/sent.ts';
import type { BlogDraft } from '../../contract/blog-editing.ts';
import { faultsOf } from '../../contract/blog-faults.ts';
import { holdPictures, releasePictures } from '../pictures/pictures.ts';
import { sanitise } from '../rules.ts';
import { blogPosts } from '../tables.ts';

const editedColumns = {
  ...getTableColumns(blogPosts),
  updatedByName: people.name,
  now: sql<Date>`now()`.mapWith(blogPosts.updatedAt),
};

function selectPosts(db: Queryable) {
  return db.select(editedColumns).from(blogPosts).leftJoin(people, eq(people.id, blogPosts.updatedBy));
}
export type EditedPostRow = Awaited<ReturnType<typeof selectPosts>>[number];

/** Throws AppError 'not-found'. */
export async function findForEditing(db: Queryable, id: number): Promise<EditedPostRow> {
  const [row] = await selectPosts(db).where(eq(blogPosts.id, id));
  if (row === undefined)
    throw new AppError('not-found', 'There is no such blog post. It may have been deleted.');
  return row;
}

/** Begins a post; answers its id. */
export function addPost(db: Database, viewer: Viewer, draft: BlogDraft, sent: Sent | null): Promise<number> {
  return once(db, sent, async (tx) => {
    const clean = { ...draft, content: sanitise(draft.content) };
    await holdPictures(tx, clean);
    const [added] = await tx
      .insert(blogPosts)
      .values({ ...clean, updatedBy: viewer.personId })
      .returning({ id: blogPosts.id });
    if (added === undefined) throw new Error('a post was inserted and has no id');
    await writeLine(tx, viewer, 'write-blog-post', added.id, { title: draft.title });
    return added.id;
  });
}

/** What a change of a post is based on, and who makes it. */
type Change = { viewer: Viewer; id: number; revision: number };

/** Saves what was written. A post that has a time must stay one that can be shown. */
export function savePost(db: Database, change: Change, draft: BlogDraft): Promise<void> {
  return changePost(db, change, async (tx, post) => {
    const clean = { ...draft, content: sanitise(draft.content) };
    if (post.publishedAt !== null) refuseFaults(clean);
    await holdPictures(tx, clean);
    await releasePictures(tx, post);
    await update(tx, change, clean);
    await writeLine(tx, change.viewer, 'save-blog-post', post.id, { title: clean.title });
  });
}

/** Shows a post to everybody from a time on, or from now (§19.5). */
export function publishPost(db: Database, change: Change, at: Date | null): Promise<void> {
  return changePost(db, change, async (tx, post) => {
    refuseFaults(post);
    if (at !== null && at <= post.now) {
      throw invalid([{ path: 'at', message: 'This time has passed. Choose one ahead, or publish now.' }]);
    }
    await update(tx, change, { publishedAt: at ?? sql`now()` });
    const action = at === null ? 'publish-blog-post' : 'schedule-blog-post';
    await writeLine(tx, change.viewer, action, post.id, at === null ? {} : { at: at.toISOString() });
  });
}

/** Takes a post back: it is a draft again. */
export function unpublishPost(db: Database, change: Change): Promise<void> {
  return changePost(db, change, async (tx, post) => {
    await update(tx, change, { publishedAt: null });
    await writeLine(tx, change.viewer, 'unpublish-blog-post', post.id, {});
  });
}

export function deletePost(db: Database, change: Change): Promise<void> {
  return changePost(db, change, async (tx, post) => {
    await releasePictures(tx, post);
    await tx.delete(blogPosts).where(eq(blogPosts.id, post.id));
    await writeLine(tx, change.viewer, 'delete-blog-post', post.id, { title: post.title });
  });
}

/** Holds the post, so that of two who change it the second meets what the first has left. */
function changePost(
  db: Database,
  { id, revision }: Change,
  act: (tx: Queryable, post: EditedPostRow) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    if (id !== null)
      await tx.select({ id: blogPosts.id }).from(blogPosts).where(eq(blogPosts.id, id)).for('update');
    const post = await findForEditing(tx, id);
    if (post.revision !== revision) {
      const who = post.updatedByName ?? 'Somebody';
      throw new AppError(
        'conflict',
        `${who} has changed this post since you opened it. What you wrote is still here: compare, then save again.`,
      );
    }
    await act(tx, post);
  });
}

function refuseFaults(draft: BlogDraft): void {
  const faults = faultsOf(draft);
  if (faults.length > 0) throw invalid(faults);
}

type Values = Partial<BlogDraft> & { publishedAt?: Date | SQL | null };

async function update(tx: Queryable, { viewer, id }: Change, values: Values): Promise<void> {
  await tx
    .update(blogPosts)
    .set({
      ...values,
      updatedAt: sql`now()`,
      updatedBy: viewer.personId,
      revision: sql`${blogPosts.revision} + 1`,
    })
    .where(eq(blogPosts.id, id));
}

function writeLine(
  tx: Queryable,
  viewer: Viewer,
  action: string,
  id: number,
  detail: Record<string, unknown>,
): Promise<void> {
  return audit(tx, viewer.personId, action, `blog-post:${id}`, detail);
}
