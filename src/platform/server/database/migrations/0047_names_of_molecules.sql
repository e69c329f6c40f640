-- Whether a word is what a molecule is called is asked by every search that finds a misspelling: to take all names of all
-- molecules apart each time was most of what PostgreSQL did for searches.
CREATE FUNCTION names_of_molecule(inn text, other_names text[], brands text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT array_agg(lower(name)) FROM unnest(array_prepend(inn, other_names || brands)) AS name $$;
--> statement-breakpoint
CREATE INDEX "names_of_molecules" ON "molecules" USING gin (names_of_molecule("inn", "other_names", "brands"));
