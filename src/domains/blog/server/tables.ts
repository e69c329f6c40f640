import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import { reference } from '#platform/server/database/rows/reference.ts';

/** A post of the public blog. */
export const blogPosts = pgTable(
  'blog_posts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    /** Address of the cover picture, on our own origin. */
    image: text().notNull(),
    /** What the cover shows; empty for the drawings that came with the product. */
    imageAlt: text().notNull().default(''),
    /** HTML, as `sanitise` of the feature's rules leaves it. */
    content: text().notNull(),
    /** Subjects, by which posts are related. */
    tags: text().array().notNull(),
    /** From then on it is public; null while it is a draft, ahead of us while it is scheduled. */
    publishedAt: timestamp({ withTimezone: true }),
    updatedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    /** Who saved it last; null for what came with the product. */
    updatedBy: integer().references(() => people.id),
    /** Rises with every change: who saves on an older one is told who was quicker. */
    revision: integer().notNull().default(1),
  },
  (table) => [index().on(table.publishedAt)],
);

/** An uploaded picture. Its bytes lie in the file storage, in every width as AVIF and as WebP. */
export const blogPictures = pgTable('blog_pictures', {
  id: uuid().primaryKey(),
  /** Of the largest of its widths, in pixels. */
  width: integer().notNull(),
  height: integer().notNull(),
  uploadedBy: reference(() => people.id),
  /** When it was uploaded, or last left a post: one that stands in no post is swept a day later. */
  neededAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
});
