CREATE TABLE "term_sheet_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "term_sheet_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"term_sheet_id" integer NOT NULL,
	"format" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"drawn_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "term_sheet_documents_storageKey_unique" UNIQUE("storage_key"),
	CONSTRAINT "term_sheet_documents_termSheetId_format_unique" UNIQUE("term_sheet_id","format")
);
--> statement-breakpoint
ALTER TABLE "fee_entries" ADD COLUMN "due" numeric(16, 4);--> statement-breakpoint
ALTER TABLE "request_files" ADD COLUMN "term_sheet_version" smallint;--> statement-breakpoint
ALTER TABLE "term_sheets" ADD COLUMN "owner_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "term_sheets" ADD COLUMN "buyer_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "term_sheets" ADD COLUMN "issuer_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "term_sheets" ADD COLUMN "listing" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "term_sheet_documents" ADD CONSTRAINT "term_sheet_documents_term_sheet_id_term_sheets_id_fk" FOREIGN KEY ("term_sheet_id") REFERENCES "public"."term_sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A clock that no calendar holds held up whoever counted its days.
UPDATE requests SET due_at = '9999-12-30T23:59:59Z' WHERE due_at >= '9999-12-31T00:00:00Z';
--> statement-breakpoint
UPDATE requests SET listing_title = concat_ws(', ', nullif(trim(p.city), ''), nullif(trim(p.country), ''))
  FROM plants p WHERE p.id = plant_id AND (trim(p.city) = '' OR trim(p.country) = '');
--> statement-breakpoint
-- Whose listing it is for: the company that acted as its owner, the last one where there were several, and where none
-- has yet, that of today. What stood there was the company at the submit, which a listing given away before it was
-- passed on had already left.
UPDATE requests r SET owner_company_id = coalesce(
    (SELECT m.company_id FROM request_events e JOIN company_people m ON m.person_id = e.person_id
      WHERE e.request_id = r.id AND e.side = 'owner' AND r.passed_on_at IS NOT NULL
      ORDER BY e.id DESC, m.company_id = r.owner_company_id DESC, m.company_id LIMIT 1),
    (SELECT company_id FROM dossiers WHERE id = r.dossier_id),
    (SELECT company_id FROM plants WHERE id = r.plant_id));
--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_due_at" CHECK ("requests"."due_at" < '9999-12-31T00:00:00Z');--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_owner" CHECK ("requests"."owner_company_id" is not null);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_listing_of_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.dossier_id IS NOT NULL THEN
    SELECT code, title, company_id INTO NEW.listing_code, NEW.listing_title, NEW.owner_company_id
      FROM dossiers WHERE id = NEW.dossier_id;
  ELSE
    SELECT code, concat_ws(', ', nullif(trim(city), ''), nullif(trim(country), '')), company_id
      INTO NEW.listing_code, NEW.listing_title, NEW.owner_company_id
      FROM plants WHERE id = NEW.plant_id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_owner_of_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.passed_on_at IS NOT NULL AND NEW.owner_company_id IS DISTINCT FROM OLD.owner_company_id THEN
    RAISE EXCEPTION 'the owner of request % was fixed when it was passed on', OLD.reference;
  END IF;
  IF OLD.passed_on_at IS NULL AND NEW.passed_on_at IS NOT NULL THEN
    NEW.owner_company_id = coalesce(
      (SELECT company_id FROM dossiers WHERE id = NEW.dossier_id),
      (SELECT company_id FROM plants WHERE id = NEW.plant_id));
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER requests_keep_owner BEFORE UPDATE OF passed_on_at, owner_company_id ON requests
  FOR EACH ROW EXECUTE FUNCTION keep_owner_of_request();
--> statement-breakpoint
-- A listing that is given to another company takes along what was not passed on yet, and nothing else.
CREATE FUNCTION give_requests_along() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'dossiers' THEN
    UPDATE requests SET owner_company_id = NEW.company_id WHERE dossier_id = NEW.id AND passed_on_at IS NULL;
  ELSE
    UPDATE requests SET owner_company_id = NEW.company_id WHERE plant_id = NEW.id AND passed_on_at IS NULL;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER dossiers_give_requests_along AFTER UPDATE OF company_id ON dossiers
  FOR EACH ROW WHEN (OLD.company_id IS DISTINCT FROM NEW.company_id) EXECUTE FUNCTION give_requests_along();
--> statement-breakpoint
CREATE TRIGGER plants_give_requests_along AFTER UPDATE OF company_id ON plants
  FOR EACH ROW WHEN (OLD.company_id IS DISTINCT FROM NEW.company_id) EXECUTE FUNCTION give_requests_along();
--> statement-breakpoint
CREATE FUNCTION state_parties_of_term_sheet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.owner_name = '' THEN
    SELECT owner.name, coalesce(nullif(buyer.organisation, ''), buyer.name), issuer.name,
        CASE WHEN r.plant_id IS NULL THEN '' WHEN r.listing_title = '' THEN 'Manufacturing plant'
          ELSE 'Manufacturing plant in ' END || r.listing_title || ' (' || r.listing_code || ')'
      INTO NEW.owner_name, NEW.buyer_name, NEW.issuer_name, NEW.listing
      FROM requests r JOIN companies owner ON owner.id = r.owner_company_id
        JOIN people buyer ON buyer.id = r.person_id, people issuer
      WHERE r.id = NEW.request_id AND issuer.id = NEW.issued_by;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
UPDATE term_sheets t SET owner_name = owner.name, buyer_name = coalesce(nullif(buyer.organisation, ''), buyer.name),
    issuer_name = issuer.name,
    listing = CASE WHEN r.plant_id IS NULL THEN '' WHEN r.listing_title = '' THEN 'Manufacturing plant'
      ELSE 'Manufacturing plant in ' END || r.listing_title || ' (' || r.listing_code || ')'
  FROM requests r JOIN companies owner ON owner.id = r.owner_company_id
    JOIN people buyer ON buyer.id = r.person_id, people issuer
  WHERE r.id = t.request_id AND issuer.id = t.issued_by;
--> statement-breakpoint
CREATE TRIGGER term_sheets_state_parties BEFORE INSERT ON term_sheets
  FOR EACH ROW EXECUTE FUNCTION state_parties_of_term_sheet();
--> statement-breakpoint
CREATE FUNCTION keep_term_sheet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a version of a term sheet never changes';
END $$;
--> statement-breakpoint
CREATE TRIGGER term_sheets_keep BEFORE UPDATE ON term_sheets FOR EACH ROW EXECUTE FUNCTION keep_term_sheet();
