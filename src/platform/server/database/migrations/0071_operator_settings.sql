CREATE TABLE "operator_settings" (
	"version" integer PRIMARY KEY NOT NULL,
	"fee_amount" numeric(16, 4),
	"fee_currency" text,
	"us_months" integer NOT NULL,
	"eu_months" integer NOT NULL,
	"biologic_months" integer NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_by" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_sheets" ADD COLUMN "drafts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "own_sheets" ADD COLUMN "checked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_settings" ADD CONSTRAINT "operator_settings_saved_by_people_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;