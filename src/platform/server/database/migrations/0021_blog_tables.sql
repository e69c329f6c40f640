-- The table of posts was the one of the back office whose orders had no index.
CREATE INDEX blog_posts_by_title ON blog_posts (coalesce(nullif(title, ''), 'Untitled'), id);
--> statement-breakpoint
CREATE INDEX blog_posts_by_state ON blog_posts (coalesce(published_at, '-infinity'), id);
--> statement-breakpoint
CREATE INDEX blog_posts_by_published_at ON blog_posts (coalesce(published_at, 'infinity'), id);
--> statement-breakpoint
CREATE INDEX blog_posts_by_updated_at ON blog_posts (updated_at, id);
--> statement-breakpoint
CREATE INDEX blog_posts_by_updated_by ON blog_posts (updated_by, id);
--> statement-breakpoint
-- Where a host has no pg_trgm, titles are looked through without an index.
DO $$
BEGIN
  CREATE INDEX blog_posts_words ON blog_posts USING gin ((' ' || title) gin_trgm_ops);
EXCEPTION WHEN undefined_object THEN
  RAISE NOTICE 'pg_trgm is not to be had: the back office looks through titles of posts without an index';
END $$;
