-- How far a dossier is, is read otherwise out of its owner's words (§20.3), of the other market too: their facts are read anew.
INSERT INTO "windows_due" ("dossier_id") SELECT "id" FROM "dossiers" WHERE "state" = 'published' AND "readiness" IN ('Ready : US', 'Ready : EU');
