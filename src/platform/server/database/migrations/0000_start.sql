CREATE SEQUENCE "public"."request_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "people" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"organisation" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"person_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"headquarters" text NOT NULL,
	"founded_year" smallint NOT NULL,
	"rd_capabilities" text NOT NULL,
	"manufacturing" text NOT NULL,
	"front_end_markets" text NOT NULL,
	"api_manufacturing" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "company_people" (
	"company_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	CONSTRAINT "company_people_company_id_person_id_pk" PRIMARY KEY("company_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "dossiers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dossiers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"company_id" integer NOT NULL,
	"molecule_id" integer NOT NULL,
	"state" text NOT NULL,
	"listed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revised_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"title" text NOT NULL,
	"curated" boolean DEFAULT false NOT NULL,
	"offer_days" smallint NOT NULL,
	"dosage_form" text NOT NULL,
	"routes" text[] NOT NULL,
	"strengths" text NOT NULL,
	"salt" text NOT NULL,
	"therapeutic_categories" text[] NOT NULL,
	"atc_classes" text[] NOT NULL,
	"indication" text NOT NULL,
	"us_reference_product" text NOT NULL,
	"us_constraint_date" date,
	"prescription_status" text NOT NULL,
	"pack_style1" text NOT NULL,
	"pack_sizes1" text[] NOT NULL,
	"pack_style2" text NOT NULL,
	"pack_sizes2" text[] NOT NULL,
	"clinical_details" text NOT NULL,
	"readiness" text NOT NULL,
	"registered_in" text NOT NULL,
	"markets" text[] NOT NULL,
	"supply" text[] NOT NULL,
	"tech_transfer" text NOT NULL,
	"deal_type" text NOT NULL,
	"exclusivity" text NOT NULL,
	"marketing_authorisation_holder" text NOT NULL,
	"ip_owner" text NOT NULL,
	"deal_details" text NOT NULL,
	"one_time_fee" text NOT NULL,
	"royalty" text NOT NULL,
	"profit_share" text NOT NULL,
	"rd_details" text NOT NULL,
	"submission_batches" text NOT NULL,
	"gmp_statuses" text[] NOT NULL,
	"last_inspection" text NOT NULL,
	"countries_of_manufacture" text[] NOT NULL,
	"api_sources" text NOT NULL,
	"api_type" text NOT NULL,
	"api_dmf" text NOT NULL,
	"cpp_country" text NOT NULL,
	"batch_size" text NOT NULL,
	"minimum_order" text NOT NULL,
	"cro" text NOT NULL,
	"stability_conditions" text NOT NULL,
	"regulatory_support" text NOT NULL,
	"incremental_rd" text NOT NULL,
	"tech_transfer_support" text NOT NULL,
	"stability_loading" text NOT NULL,
	CONSTRAINT "dossiers_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "molecules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "molecules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"inn" text NOT NULL,
	"other_names" text[] NOT NULL,
	"brands" text[] NOT NULL,
	"about" text NOT NULL,
	"smiles" text,
	CONSTRAINT "molecules_inn_unique" UNIQUE("inn")
);
--> statement-breakpoint
CREATE TABLE "request_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"person_id" integer,
	"what" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"box" text NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	CONSTRAINT "request_files_storageKey_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"person_id" integer NOT NULL,
	"kind" text NOT NULL,
	"dossier_id" integer,
	"state" text DEFAULT 'submitted' NOT NULL,
	"answers" jsonb NOT NULL,
	"consent" boolean NOT NULL,
	"idempotency_key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "requests_reference_unique" UNIQUE("reference"),
	CONSTRAINT "requests_personId_idempotencyKey_unique" UNIQUE("person_id","idempotency_key"),
	CONSTRAINT "requests_listing" CHECK (("requests"."kind" = 'dossier') = ("requests"."dossier_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "audit_trail" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_trail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" integer,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outgoing_mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outgoing_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "outgoing_mails_messageId_unique" UNIQUE("message_id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_people" ADD CONSTRAINT "company_people_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_people" ADD CONSTRAINT "company_people_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossiers" ADD CONSTRAINT "dossiers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossiers" ADD CONSTRAINT "dossiers_molecule_id_molecules_id_fk" FOREIGN KEY ("molecule_id") REFERENCES "public"."molecules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_files" ADD CONSTRAINT "request_files_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_person_id_index" ON "sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "dossiers_revised_in_index" ON "dossiers" USING btree ("revised_in");--> statement-breakpoint
CREATE INDEX "dossiers_company_id_id_index" ON "dossiers" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "request_events_request_id_id_index" ON "request_events" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "request_files_request_id_index" ON "request_files" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "requests_person_id_id_index" ON "requests" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "requests_dossier_id_index" ON "requests" USING btree ("dossier_id");