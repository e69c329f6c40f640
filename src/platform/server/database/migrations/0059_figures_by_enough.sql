CREATE TABLE "evidence_kept" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"schedule" text NOT NULL
);
--> statement-breakpoint
-- What is kept says not by how many companies it was worked out: all of it is worked out anew.
DELETE FROM "figures_worked";--> statement-breakpoint
ALTER TABLE "figures_worked" ADD COLUMN "fewest" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "opportunities" ADD COLUMN "generics" integer;
