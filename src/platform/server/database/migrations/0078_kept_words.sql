-- What the back office looks through is kept as it is looked for, put together and in lower case: to do so anew for each row
-- took five sixths of a search that reads very many. Drizzle is not told of these columns, so that none who reads a row does.
-- A host without pg_trgm answers the same, only slower.
DO $$
DECLARE
  looked_through text[];
BEGIN
  FOREACH looked_through SLICE 1 IN ARRAY ARRAY[
    ['requests', 'reference || '' '' || listing_code || '' '' || listing_title'],
    ['dossiers', 'code || '' '' || title'],
    ['plants', 'code || '' '' || plant_code || '' '' || city || '' '' || country'],
    ['companies', 'name || '' '' || headquarters'],
    ['people', 'name || '' '' || email || '' '' || organisation'],
    ['contacts', 'name || '' '' || email || '' '' || message'],
    ['problem_reports', 'description || '' '' || page'],
    ['outgoing_mails', 'recipient || '' '' || subject'],
    ['empty_searches', 'search'],
    ['fee_entries', 'note'],
    ['audit_trail', 'action || '' '' || subject'],
    ['blog_posts', 'title']
  ] LOOP
    EXECUTE format('DROP INDEX IF EXISTS %I', looked_through[1] || '_words');
    EXECUTE format('ALTER TABLE %I ADD COLUMN words text GENERATED ALWAYS AS (lower('' '' || %s)) STORED', looked_through[1], looked_through[2]);
    BEGIN
      EXECUTE format('CREATE INDEX %I ON %I USING gin (words gin_trgm_ops)', looked_through[1] || '_words', looked_through[1]);
    EXCEPTION WHEN undefined_object THEN
      RAISE NOTICE 'pg_trgm is not to be had: the back office looks through % without an index', looked_through[1];
    END;
  END LOOP;
END $$;
--> statement-breakpoint
DROP INDEX plants_listed;
--> statement-breakpoint
CREATE INDEX plants_listed ON plants (id)
  INCLUDE (words, code, plant_code, city, country, state, years_of_operation, listed_at, confirmed_at, company_id);
--> statement-breakpoint
DROP INDEX blog_posts_listed;
--> statement-breakpoint
CREATE INDEX blog_posts_listed ON blog_posts (id) INCLUDE (words, title, published_at, updated_at, updated_by);
--> statement-breakpoint
-- Who brings an organisation that is no company yet: without it all companies were gone through, their names folded.
CREATE INDEX companies_by_lower_name ON companies (lower(name));
