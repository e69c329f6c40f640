import { and, desc, eq, getTableColumns, lte, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { blogPosts } from './tables.ts';

/** A post's columns, with the day that every public post has. */
const publicColumns = {
  ...getTableColumns(blogPosts),
  publishedAt: sql<Date>`${blogPosts.publishedAt}`.mapWith(blogPosts.publishedAt),
};

/** Drafts have no day, and scheduled posts one that is still to come. */
const isPublic = lte(blogPosts.publishedAt, sql`now()`);

/** Public posts, the latest first: every one unless told. */
export async function listPosts(db: Queryable, most?: number) {
  const posts = db
    .select(publicColumns)
    .from(blogPosts)
    .where(isPublic)
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id));
  return most === undefined ? posts : posts.limit(most);
}
export type BlogPostRow = Awaited<ReturnType<typeof listPosts>>[number];

export async function findPost(db: Queryable, id: number): Promise<BlogPostRow | null> {
  const [row] = await db
    .select(publicColumns)
    .from(blogPosts)
    .where(and(eq(blogPosts.id, id), isPublic));
  return row ?? null;
}

/** Posts to read after one: those that share most of its subjects, then the latest. */
export function listRelated(
  db: Queryable,
  id: number,
  limit: number,
  /** Where what is saved does not say them yet. */
  tags?: readonly string[],
): Promise<BlogPostRow[]> {
  const own =
    tags === undefined
      ? sql`(select own.tags from blog_posts as own where own.id = ${id})`
      : sql`(select array_agg(tag) from jsonb_array_elements_text(${JSON.stringify(tags)}::jsonb) as tag)`;
  const shared = sql`cardinality(array(select unnest(${blogPosts.tags}) intersect select unnest(${own})))`;
  return db
    .select(publicColumns)
    .from(blogPosts)
    .where(and(ne(blogPosts.id, id), isPublic))
    .orderBy(desc(shared), desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(limit);
}

/** Changes whenever what the public sees of the blog does: a post is added, corrected, or goes. */
export async function readBlogRevision(db: Queryable): Promise<string> {
  const [row] = await db
    .select({
      revision: sql<string>`concat_ws('/', count(*), max(${blogPosts.updatedAt}), sum(${blogPosts.id}))`,
    })
    .from(blogPosts)
    .where(isPublic);
  return row?.revision ?? '';
}
