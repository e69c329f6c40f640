ALTER TABLE "evidence_checks" ADD COLUMN "official_before" date;--> statement-breakpoint
-- What was read as valid is told by its class and day from now on: within a minute each is looked up anew. What is red stays so.
DELETE FROM "evidence_checks" WHERE "register" = 'fda-inspections' AND "finding" IS DISTINCT FROM 'official-action';
