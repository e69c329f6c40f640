import { desc, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/database.ts';
import { blogPosts } from './tables.ts';

/** Every post, the latest first. */
export function listPosts(db: Queryable) {
  return db.select().from(blogPosts).orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id));
}
export type BlogPostRow = Awaited<ReturnType<typeof listPosts>>[number];

export async function findPost(db: Queryable, id: number): Promise<BlogPostRow | null> {
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, id));
  return row ?? null;
}

/** Posts to read after one: those that share most of its subjects, then the latest. */
export function listRelated(db: Queryable, id: number, limit: number): Promise<BlogPostRow[]> {
  const own = sql`(select own.tags from blog_posts as own where own.id = ${id})`;
  const shared = sql`cardinality(array(select unnest(${blogPosts.tags}) intersect select unnest(${own})))`;
  return db
    .select()
    .from(blogPosts)
    .where(ne(blogPosts.id, id))
    .orderBy(desc(shared), desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(limit);
}

/** Changes whenever what the public sees of the blog does: a post is added, corrected, or goes. */
export async function readBlogRevision(db: Queryable): Promise<string> {
  const [row] = await db
    .select({
      revision: sql<string>`concat_ws('/', count(*), max(${blogPosts.updatedAt}), sum(${blogPosts.id}))`,
    })
    .from(blogPosts);
  return row?.revision ?? '';
}
