ALTER TABLE "request_events" ADD COLUMN "side" text;--> statement-breakpoint
ALTER TABLE "request_events" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "request_files" ADD COLUMN "event_id" integer;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "passed_on_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "request_files" ADD CONSTRAINT "request_files_event_id_request_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."request_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_personId_idempotencyKey_unique" UNIQUE("person_id","idempotency_key");--> statement-breakpoint
UPDATE "request_events" SET "side" = 'buyer' WHERE "person_id" IS NOT NULL;--> statement-breakpoint
UPDATE "requests" SET "due_at" = "created_at" + interval '14 days' WHERE "state" = 'submitted' AND "due_at" IS NULL;
