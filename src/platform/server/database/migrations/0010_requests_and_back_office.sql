CREATE TABLE "dossier_views" (
	"day" date NOT NULL,
	"dossier_id" integer NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "dossier_views_day_dossier_id_pk" PRIMARY KEY("day","dossier_id")
);
--> statement-breakpoint
CREATE TABLE "empty_searches" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"search" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "empty_searches_day_kind_search_pk" PRIMARY KEY("day","kind","search")
);
--> statement-breakpoint
CREATE TABLE "listing_edits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_edits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"dossier_id" integer,
	"plant_id" integer,
	"changes" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"proposed_by" integer NOT NULL,
	"proposed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "listing_edits_listing" CHECK (("listing_edits"."kind" = 'dossier') = ("listing_edits"."dossier_id" is not null) and ("listing_edits"."kind" = 'supplier') = ("listing_edits"."plant_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "listing_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"person_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"state" text NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"done_rows" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fault_count" integer DEFAULT 0 NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "listing_imports_storageKey_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "problem_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "problem_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"list" text NOT NULL,
	"issue" text NOT NULL,
	"description" text NOT NULL,
	"page" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" integer
);
--> statement-breakpoint
CREATE TABLE "fee_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fee_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(16, 4) NOT NULL,
	"booked_on" date NOT NULL,
	"note" text NOT NULL,
	"recorded_by" integer NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"day" date PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"person_id" integer NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"idempotency_key" text NOT NULL,
	CONSTRAINT "request_messages_personId_idempotencyKey_unique" UNIQUE("person_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "term_sheets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "term_sheets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"terms" jsonb NOT NULL,
	"issued_by" integer NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "term_sheets_requestId_version_unique" UNIQUE("request_id","version")
);
--> statement-breakpoint
CREATE TABLE "finder_visits" (
	"person_id" integer NOT NULL,
	"kind" text NOT NULL,
	"latest_at" timestamp with time zone NOT NULL,
	"previous_at" timestamp with time zone,
	CONSTRAINT "finder_visits_person_id_kind_pk" PRIMARY KEY("person_id","kind")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"search" jsonb NOT NULL,
	"alert" text NOT NULL,
	"told_up_to" timestamp with time zone DEFAULT now() NOT NULL,
	"next_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shortlist_entries" (
	"person_id" integer NOT NULL,
	"dossier_id" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlist_entries_person_id_dossier_id_pk" PRIMARY KEY("person_id","dossier_id")
);
--> statement-breakpoint
ALTER TABLE "requests" DROP CONSTRAINT "requests_listing";--> statement-breakpoint
ALTER TABLE "blog_posts" ALTER COLUMN "published_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "company_people" ADD COLUMN "since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "done_by" integer;--> statement-breakpoint
ALTER TABLE "dossiers" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dossiers" ADD COLUMN "confirmation_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "request_events" ADD COLUMN "move" text;--> statement-breakpoint
ALTER TABLE "request_events" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "request_files" ADD COLUMN "message_id" integer;--> statement-breakpoint
ALTER TABLE "request_files" ADD COLUMN "added_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "taken_over_by" integer;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "state_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "touched_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "owner_shown_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plants" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plants" ADD COLUMN "confirmation_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dossier_views" ADD CONSTRAINT "dossier_views_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_edits" ADD CONSTRAINT "listing_edits_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_edits" ADD CONSTRAINT "listing_edits_plant_id_plants_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_edits" ADD CONSTRAINT "listing_edits_proposed_by_people_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_edits" ADD CONSTRAINT "listing_edits_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_imports" ADD CONSTRAINT "listing_imports_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_reports" ADD CONSTRAINT "problem_reports_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_reports" ADD CONSTRAINT "problem_reports_done_by_people_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_entries" ADD CONSTRAINT "fee_entries_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_entries" ADD CONSTRAINT "fee_entries_recorded_by_people_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_messages" ADD CONSTRAINT "request_messages_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_messages" ADD CONSTRAINT "request_messages_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_sheets" ADD CONSTRAINT "term_sheets_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_sheets" ADD CONSTRAINT "term_sheets_issued_by_people_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finder_visits" ADD CONSTRAINT "finder_visits_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_entries" ADD CONSTRAINT "shortlist_entries_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_entries" ADD CONSTRAINT "shortlist_entries_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "empty_searches_day_index" ON "empty_searches" USING btree ("day");--> statement-breakpoint
CREATE INDEX "listing_edits_state_id_index" ON "listing_edits" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "listing_edits_dossier_id_index" ON "listing_edits" USING btree ("dossier_id");--> statement-breakpoint
CREATE INDEX "listing_edits_plant_id_index" ON "listing_edits" USING btree ("plant_id");--> statement-breakpoint
CREATE INDEX "listing_imports_person_id_id_index" ON "listing_imports" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "problem_reports_created_at_index" ON "problem_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "fee_entries_request_id_index" ON "fee_entries" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "fee_entries_booked_on_id_index" ON "fee_entries" USING btree ("booked_on","id");--> statement-breakpoint
CREATE INDEX "request_messages_request_id_id_index" ON "request_messages" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "saved_searches_person_id_index" ON "saved_searches" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "saved_searches_next_at_index" ON "saved_searches" USING btree ("next_at");--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_done_by_people_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_files" ADD CONSTRAINT "request_files_message_id_request_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."request_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_taken_over_by_people_id_fk" FOREIGN KEY ("taken_over_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_people_person_id_index" ON "company_people" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "requests_company_id_id_index" ON "requests" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "requests_due_at_index" ON "requests" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "requests_state_id_index" ON "requests" USING btree ("state","id");--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_listing" CHECK (("requests"."kind" in ('dossier', 'investment')) = ("requests"."dossier_id" is not null) and ("requests"."kind" = 'supplier') = ("requests"."plant_id" is not null));--> statement-breakpoint
UPDATE "requests" SET "state_since" = "created_at", "touched_at" = "created_at";--> statement-breakpoint
UPDATE "request_files" f SET "added_at" = r."created_at" FROM "requests" r WHERE r."id" = f."request_id";
