-- As for dossiers: see 0001.
CREATE TRIGGER plants_stamp_revision BEFORE UPDATE ON plants
  FOR EACH ROW EXECUTE FUNCTION stamp_revision();
--> statement-breakpoint
CREATE TRIGGER plants_announce AFTER INSERT OR UPDATE ON plants
  FOR EACH STATEMENT EXECUTE FUNCTION announce_listings();
