-- What some states have approved is no longer read as approved in all of them (§20.3): their facts are read anew.
INSERT INTO "windows_due" ("dossier_id") SELECT "id" FROM "dossiers" WHERE "state" = 'published' AND "readiness" = 'Ready : EU';
