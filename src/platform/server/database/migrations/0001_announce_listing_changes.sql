-- Every write that touches a dossier carries its transaction's number and tells the finders' indexes,
-- whichever code or hand made it. Inserts take the number from the column's default.
CREATE FUNCTION stamp_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revised_in := pg_current_xact_id();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION announce_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('listings', TG_TABLE_NAME);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER dossiers_stamp_revision BEFORE UPDATE ON dossiers
  FOR EACH ROW EXECUTE FUNCTION stamp_revision();
--> statement-breakpoint
CREATE TRIGGER dossiers_announce AFTER INSERT OR UPDATE ON dossiers
  FOR EACH STATEMENT EXECUTE FUNCTION announce_listings();
