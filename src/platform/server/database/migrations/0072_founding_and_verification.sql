CREATE TABLE "company_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"statement_id" integer NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"uploaded_by" integer NOT NULL,
	"scan" text DEFAULT 'waiting' NOT NULL,
	"scanned_at" timestamp with time zone,
	"finding" text,
	"scan_at" timestamp with time zone DEFAULT now() NOT NULL,
	"scan_tries" integer DEFAULT 0 NOT NULL,
	"missing_since" timestamp with time zone,
	CONSTRAINT "company_documents_storageKey_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "company_statements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"register_number" text NOT NULL,
	"address" text NOT NULL,
	"licence" text NOT NULL,
	"authority" text NOT NULL,
	"licence_number" text NOT NULL,
	"stated_by" integer NOT NULL,
	"stated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"seen" text[] DEFAULT '{}' NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "origin" text DEFAULT 'desk' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "verification" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "verified_seen" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_documents" ADD CONSTRAINT "company_documents_statement_id_company_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."company_statements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_documents" ADD CONSTRAINT "company_documents_uploaded_by_people_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_statements" ADD CONSTRAINT "company_statements_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_statements" ADD CONSTRAINT "company_statements_stated_by_people_id_fk" FOREIGN KEY ("stated_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_statements" ADD CONSTRAINT "company_statements_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_documents_statement_id_index" ON "company_documents" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "company_documents_uploaded_by_added_at_index" ON "company_documents" USING btree ("uploaded_by","added_at");--> statement-breakpoint
CREATE INDEX "company_documents_scan_at_index" ON "company_documents" USING btree ("scan_at") WHERE "company_documents"."scan" = 'waiting';--> statement-breakpoint
CREATE INDEX "company_statements_company_id_id_index" ON "company_statements" USING btree ("company_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_statements_one_waits" ON "company_statements" USING btree ("company_id") WHERE "company_statements"."state" = 'waiting';