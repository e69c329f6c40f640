CREATE TABLE "evidence_checks" (
	"claim_id" integer PRIMARY KEY NOT NULL,
	"register" text NOT NULL,
	"edition_id" integer NOT NULL,
	"edition" date NOT NULL,
	"since" date NOT NULL,
	"finding" text,
	"conflict" text,
	"is_same" boolean NOT NULL,
	"row_day" date,
	"rows" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evidence_claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evidence_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dossier_id" integer,
	"plant_id" integer,
	"kind" text NOT NULL,
	"authority" text NOT NULL,
	"number" text NOT NULL,
	"number_key" text,
	"holder" text NOT NULL,
	"substance" text NOT NULL,
	"site" text NOT NULL,
	"scope" text NOT NULL,
	"dosage_forms" text[] NOT NULL,
	"issued_on" date,
	"valid_until" date,
	"source" text NOT NULL,
	"stated_as" text NOT NULL,
	"stated_by" integer NOT NULL,
	"stated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"verdict" text,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"proven_until" date,
	CONSTRAINT "evidence_claims_of_one" CHECK (num_nonnulls("evidence_claims"."dossier_id", "evidence_claims"."plant_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "evidence_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evidence_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"claim_id" integer NOT NULL,
	"register" text NOT NULL,
	"edition" date NOT NULL,
	"before" text,
	"now" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "evidence_proofs" (
	"dossier_id" integer PRIMARY KEY NOT NULL,
	"kinds" text[] NOT NULL,
	"revised_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "evidence_checks" ADD CONSTRAINT "evidence_checks_claim_id_evidence_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."evidence_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_checks" ADD CONSTRAINT "evidence_checks_edition_id_register_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."register_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_claims" ADD CONSTRAINT "evidence_claims_stated_by_people_id_fk" FOREIGN KEY ("stated_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_claims" ADD CONSTRAINT "evidence_claims_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_moves" ADD CONSTRAINT "evidence_moves_claim_id_evidence_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."evidence_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evidence_checks_edition_id_index" ON "evidence_checks" USING btree ("edition_id");--> statement-breakpoint
CREATE INDEX "evidence_claims_dossier_id_id_index" ON "evidence_claims" USING btree ("dossier_id","id");--> statement-breakpoint
CREATE INDEX "evidence_claims_plant_id_id_index" ON "evidence_claims" USING btree ("plant_id","id");--> statement-breakpoint
CREATE INDEX "evidence_claims_kind_number_key_index" ON "evidence_claims" USING btree ("kind","number_key");--> statement-breakpoint
CREATE INDEX "evidence_claims_proven_until_index" ON "evidence_claims" USING btree ("proven_until");--> statement-breakpoint
CREATE INDEX "evidence_moves_claim_id_index" ON "evidence_moves" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "evidence_moves_id_index" ON "evidence_moves" USING btree ("id") WHERE "evidence_moves"."told_at" is null;--> statement-breakpoint
CREATE INDEX "evidence_proofs_revised_in_index" ON "evidence_proofs" USING btree ("revised_in");
--> statement-breakpoint
-- Listings stand on a later floor than what is claimed of them: what a table's own code cannot name stands here.
ALTER TABLE "evidence_claims" ADD CONSTRAINT "evidence_claims_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "evidence_claims" ADD CONSTRAINT "evidence_claims_plant_id_plants_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plants"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "evidence_proofs" ADD CONSTRAINT "evidence_proofs_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade;
--> statement-breakpoint
-- The finder finds dossiers by what is proven of them: its index is told as of the dossiers themselves.
CREATE FUNCTION announce_proofs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('listings', 'dossiers');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER evidence_proofs_announce AFTER INSERT OR UPDATE ON evidence_proofs
  FOR EACH STATEMENT EXECUTE FUNCTION announce_proofs();
