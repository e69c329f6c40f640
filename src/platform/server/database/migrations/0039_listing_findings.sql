CREATE TABLE "listing_findings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_findings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dossier_id" integer NOT NULL,
	"rule" text NOT NULL,
	"words" text NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"reason_by" integer,
	"reason_at" timestamp with time zone,
	CONSTRAINT "listing_findings_dossierId_rule_unique" UNIQUE("dossier_id","rule")
);
--> statement-breakpoint
ALTER TABLE "listing_edits" ADD COLUMN "findings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_imports" ADD COLUMN "findings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_imports" ADD COLUMN "finding_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_findings" ADD CONSTRAINT "listing_findings_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_findings" ADD CONSTRAINT "listing_findings_reason_by_people_id_fk" FOREIGN KEY ("reason_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_findings_rule_id_index" ON "listing_findings" USING btree ("rule","id");--> statement-breakpoint
CREATE INDEX "listing_findings_found_at_id_index" ON "listing_findings" USING btree ("found_at","id");--> statement-breakpoint
CREATE INDEX "listing_findings_reason_by_index" ON "listing_findings" USING btree ("reason_by");