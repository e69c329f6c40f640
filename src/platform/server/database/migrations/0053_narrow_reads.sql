-- A row of these two is wide: a plant's answers, a post's words. What the desk's tables look for, filter and sort by is a
-- tenth of it and less, and is read from here where very many rows match. A plant's type of company is left out: with
-- one as long as it may be, a row would be too long for an index.
CREATE INDEX plants_listed ON plants (id)
  INCLUDE (code, plant_code, city, country, state, years_of_operation, listed_at, confirmed_at, company_id);
--> statement-breakpoint
CREATE INDEX blog_posts_listed ON blog_posts (id) INCLUDE (title, published_at, updated_at, updated_by);
