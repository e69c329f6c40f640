import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A post of the public blog. */
export const blogPosts = pgTable(
  'blog_posts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    /** Address of the cover picture, on our own origin. */
    image: text().notNull(),
    /** HTML, as `sanitise` of the feature's rules leaves it. */
    content: text().notNull(),
    /** Subjects, by which posts are related. */
    tags: text().array().notNull(),
    /** From then on it is public; null while it is a draft, ahead of us while it is scheduled. */
    publishedAt: timestamp({ withTimezone: true }),
    updatedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [index().on(table.publishedAt)],
);
