-- Cards are kept by the revision of their dossier, and show what is true of the molecule: whatever changes of it counts.
DROP TRIGGER molecules_revise_dossiers ON molecules;
--> statement-breakpoint
CREATE TRIGGER molecules_revise_dossiers AFTER UPDATE ON molecules FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*)
  EXECUTE FUNCTION revise_dossiers_of_molecule();
