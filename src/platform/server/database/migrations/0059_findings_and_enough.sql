CREATE TABLE "evidence_kept" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"schedule" text NOT NULL
);
--> statement-breakpoint
-- What is kept says not by how many companies it was worked out: all of it is worked out anew.
DELETE FROM "figures_worked";--> statement-breakpoint
ALTER TABLE "figures_worked" ADD COLUMN "fewest" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "opportunities" ADD COLUMN "generics" integer;--> statement-breakpoint
ALTER TABLE "evidence_checks" ADD COLUMN "official_before" date;--> statement-breakpoint
-- What was read as valid is told by its class and day from now on: within a minute each is looked up anew. What is red stays so.
DELETE FROM "evidence_checks" WHERE "register" = 'fda-inspections' AND "finding" IS DISTINCT FROM 'official-action';
