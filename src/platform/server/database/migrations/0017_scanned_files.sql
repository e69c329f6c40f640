ALTER TABLE "request_files" ADD COLUMN "uploaded_by" integer;--> statement-breakpoint
ALTER TABLE "request_files" ADD COLUMN "scan" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "request_files" ADD COLUMN "scanned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "request_files" ADD COLUMN "finding" text;--> statement-breakpoint
ALTER TABLE "request_files" ADD COLUMN "scan_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "request_files" ADD COLUMN "scan_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "request_files" ADD COLUMN "missing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "request_files" ADD CONSTRAINT "request_files_uploaded_by_people_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_files_uploaded_by_added_at_index" ON "request_files" USING btree ("uploaded_by","added_at");--> statement-breakpoint
CREATE INDEX "request_files_scan_at_index" ON "request_files" USING btree ("scan_at") WHERE "request_files"."scan" = 'waiting';--> statement-breakpoint
UPDATE "request_files" f SET "uploaded_by" = coalesce(
  (SELECT m."person_id" FROM "request_messages" m WHERE m."id" = f."message_id"),
  (SELECT e."person_id" FROM "request_events" e WHERE e."id" = f."event_id"),
  (SELECT r."person_id" FROM "requests" r WHERE r."id" = f."request_id"));
