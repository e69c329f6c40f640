CREATE TABLE "sealed_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sealed_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	"is_self_made" boolean NOT NULL,
	"certificate" text NOT NULL,
	CONSTRAINT "sealed_documents_storageKey_unique" UNIQUE("storage_key"),
	CONSTRAINT "sealed_documents_requestId_version_unique" UNIQUE("request_id","version"),
	CONSTRAINT "sealed_documents_sha256" CHECK (length("sealed_documents"."sha256") = 64)
);
--> statement-breakpoint
CREATE TABLE "signatures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signatures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"side" text NOT NULL,
	"person_id" integer NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"address" text NOT NULL,
	"sha256" text NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "signatures_requestId_version_side_unique" UNIQUE("request_id","version","side")
);
--> statement-breakpoint
CREATE TABLE "signing_approvals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signing_approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"side" text NOT NULL,
	"person_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "signing_approvals_requestId_version_side_unique" UNIQUE("request_id","version","side")
);
--> statement-breakpoint
CREATE TABLE "signing_limits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signing_limits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(16, 4),
	CONSTRAINT "signing_limits_companyId_personId_currency_unique" UNIQUE("company_id","person_id","currency")
);
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "half_signed_by" text;--> statement-breakpoint
ALTER TABLE "sealed_documents" ADD CONSTRAINT "sealed_documents_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_version_fk" FOREIGN KEY ("request_id","version") REFERENCES "public"."term_sheets"("request_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_approvals" ADD CONSTRAINT "signing_approvals_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_approvals" ADD CONSTRAINT "signing_approvals_version_fk" FOREIGN KEY ("request_id","version") REFERENCES "public"."term_sheets"("request_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_limits" ADD CONSTRAINT "signing_limits_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_limits" ADD CONSTRAINT "signing_limits_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signatures_person_id_index" ON "signatures" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "signing_approvals_person_id_index" ON "signing_approvals" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "signing_limits_person_id_index" ON "signing_limits" USING btree ("person_id");--> statement-breakpoint
CREATE FUNCTION keep_signature() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a signature never changes';
END $$;
--> statement-breakpoint
CREATE TRIGGER signatures_keep BEFORE UPDATE ON signatures FOR EACH ROW EXECUTE FUNCTION keep_signature();
--> statement-breakpoint
CREATE FUNCTION void_half_signature() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE requests SET half_signed_by = NULL WHERE id = NEW.request_id AND half_signed_by IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER term_sheets_void_half_signature AFTER INSERT ON term_sheets
  FOR EACH ROW EXECUTE FUNCTION void_half_signature();
--> statement-breakpoint
CREATE FUNCTION end_half_signature() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.half_signed_by := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER requests_end_half_signature BEFORE UPDATE OF state ON requests
  FOR EACH ROW WHEN (NEW.state <> 'term-sheet-issued' AND NEW.half_signed_by IS NOT NULL) EXECUTE FUNCTION end_half_signature();
