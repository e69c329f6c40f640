import type { z } from 'zod';
import type { blogPost } from '#contract/site.ts';
import type { BlogPostRow } from './queries.ts';
import { sanitise } from './rules.ts';

/** Our names become the specification's. What is shown is sanitised again, whoever wrote it into the table. */
export function toBlogPost(row: BlogPostRow): z.infer<typeof blogPost> {
  return {
    _id: String(row.id),
    title: row.title,
    image: row.image,
    content: sanitise(row.content),
    publishedAt: row.publishedAt.toISOString(),
  };
}
