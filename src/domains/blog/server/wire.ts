import type { z } from 'zod';
import type { blogPost } from '../contract/blog.ts';
import type { EditedPost } from '../contract/blog-editing.ts';
import type { EditedPostRow } from './editing/editing.ts';
import type { BlogPostRow } from './queries.ts';
import { sanitise, sanitiseForReaders, stateOf } from './rules.ts';

type ShownPost = Pick<BlogPostRow, 'id' | 'title' | 'image' | 'imageAlt' | 'content' | 'publishedAt'>;

/** Our names become those on the wire (§3.9). What is shown is sanitised again, whoever wrote it into the table. */
export function toBlogPost(row: ShownPost): z.infer<typeof blogPost> {
  return {
    _id: String(row.id),
    title: row.title,
    image: row.image,
    imageAlt: row.imageAlt,
    content: sanitiseForReaders(row.content),
    publishedAt: row.publishedAt.toISOString(),
  };
}

export function toEditedPost(row: EditedPostRow): EditedPost {
  return {
    id: String(row.id),
    title: row.title,
    image: row.image,
    imageAlt: row.imageAlt,
    tags: row.tags,
    content: sanitise(row.content),
    state: stateOf(row.publishedAt, row.now),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: row.updatedByName,
    revision: row.revision,
  };
}
