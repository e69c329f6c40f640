ALTER TABLE "launch_windows" ADD COLUMN "by_settlement" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What is kept says of which edition it is by another rule: it is worked out anew.
UPDATE "launch_facts" SET "worked_for" = '2000-01-01';
