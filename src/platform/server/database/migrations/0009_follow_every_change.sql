CREATE TABLE "removed_listings" (
	"listing_table" text NOT NULL,
	"listing_id" integer NOT NULL,
	"removed_in" "xid8" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "removed_listings_removed_in_index" ON "removed_listings" USING btree ("removed_in");--> statement-breakpoint
-- A deleted listing leaves its number behind, and an emptied table is announced: its new file tells the indexes.
CREATE FUNCTION keep_removed_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO removed_listings (listing_table, listing_id, removed_in)
    SELECT TG_TABLE_NAME, id, pg_current_xact_id() FROM removed;
  PERFORM pg_notify('listings', TG_TABLE_NAME);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER dossiers_keep_removed AFTER DELETE ON dossiers
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_removed_listings();
--> statement-breakpoint
CREATE TRIGGER plants_keep_removed AFTER DELETE ON plants
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_removed_listings();
--> statement-breakpoint
CREATE TRIGGER dossiers_announce_emptied AFTER TRUNCATE ON dossiers
  FOR EACH STATEMENT EXECUTE FUNCTION announce_listings();
--> statement-breakpoint
CREATE TRIGGER plants_announce_emptied AFTER TRUNCATE ON plants
  FOR EACH STATEMENT EXECUTE FUNCTION announce_listings();
--> statement-breakpoint
-- The names a molecule has are words of its dossiers: they are revised with it.
CREATE FUNCTION revise_dossiers_of_molecule() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE dossiers SET molecule_id = molecule_id WHERE molecule_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER molecules_revise_dossiers AFTER UPDATE ON molecules FOR EACH ROW
  WHEN ((OLD.inn, OLD.other_names, OLD.brands) IS DISTINCT FROM (NEW.inn, NEW.other_names, NEW.brands))
  EXECUTE FUNCTION revise_dossiers_of_molecule();
