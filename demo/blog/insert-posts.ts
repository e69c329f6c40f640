import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { sanitise } from '#domains/blog/server/rules.ts';
import { blogPosts } from '#domains/blog/server/tables.ts';
import { demoPosts } from './posts.ts';

/** Writes the demo's posts as the back office would: sanitised, each at nine in the morning of its day. */
export async function insertPosts(database: NodePgDatabase): Promise<void> {
  await database.insert(blogPosts).values(
    demoPosts.map(({ name, title, tags, published, content }) => ({
      title,
      image: `/blog-pictures/${name}.svg`,
      content: sanitise(content.trim()),
      tags: [...tags],
      publishedAt: new Date(`${published}T09:00:00Z`),
      updatedAt: new Date(`${published}T09:00:00Z`),
    })),
  );
}
