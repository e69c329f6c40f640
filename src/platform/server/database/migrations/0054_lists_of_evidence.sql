CREATE TABLE "edqm_ceps" (
	"edition_id" integer NOT NULL,
	"line" integer NOT NULL,
	"key" text NOT NULL,
	"is_in_conflict" boolean NOT NULL,
	"number" text NOT NULL,
	"revision" text NOT NULL,
	"substance_number" text NOT NULL,
	"substance" text NOT NULL,
	"holder" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"state" text NOT NULL,
	"issued_on" date NOT NULL,
	"ended_on" date,
	CONSTRAINT "edqm_ceps_edition_id_line_pk" PRIMARY KEY("edition_id","line")
);
--> statement-breakpoint
CREATE TABLE "fda_dmfs" (
	"edition_id" integer NOT NULL,
	"line" integer NOT NULL,
	"key" text NOT NULL,
	"is_in_conflict" boolean NOT NULL,
	"status" text NOT NULL,
	"state" text NOT NULL,
	"type" text NOT NULL,
	"submitted_on" date,
	"holder" text NOT NULL,
	"subject" text NOT NULL,
	CONSTRAINT "fda_dmfs_edition_id_line_pk" PRIMARY KEY("edition_id","line")
);
--> statement-breakpoint
CREATE TABLE "fda_inspections" (
	"edition_id" integer NOT NULL,
	"line" integer NOT NULL,
	"key" text NOT NULL,
	"is_in_conflict" boolean NOT NULL,
	"inspection" text NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"region" text NOT NULL,
	"country" text NOT NULL,
	"ended_on" date NOT NULL,
	"classification" text NOT NULL,
	"outcome" text NOT NULL,
	"project_area" text NOT NULL,
	"product_type" text NOT NULL,
	CONSTRAINT "fda_inspections_edition_id_line_pk" PRIMARY KEY("edition_id","line")
);
--> statement-breakpoint
ALTER TABLE "register_editions" ADD COLUMN "rows_in_conflict" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "edqm_ceps" ADD CONSTRAINT "edqm_ceps_edition_id_register_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."register_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fda_dmfs" ADD CONSTRAINT "fda_dmfs_edition_id_register_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."register_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fda_inspections" ADD CONSTRAINT "fda_inspections_edition_id_register_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."register_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "edqm_ceps_edition_id_key_index" ON "edqm_ceps" USING btree ("edition_id","key");--> statement-breakpoint
CREATE INDEX "fda_dmfs_edition_id_key_index" ON "fda_dmfs" USING btree ("edition_id","key");--> statement-breakpoint
CREATE INDEX "fda_inspections_edition_id_key_index" ON "fda_inspections" USING btree ("edition_id","key");