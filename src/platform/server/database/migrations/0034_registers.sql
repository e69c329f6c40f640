CREATE TABLE "eu_medicines" (
	"edition_id" integer NOT NULL,
	"line" integer NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"inn" text NOT NULL,
	"substance" text NOT NULL,
	"atc" text,
	"is_biosimilar" boolean NOT NULL,
	"is_generic_or_hybrid" boolean NOT NULL,
	"is_orphan" boolean NOT NULL,
	"holder" text NOT NULL,
	"authorised_on" date,
	"ended_on" date,
	CONSTRAINT "eu_medicines_edition_id_line_pk" PRIMARY KEY("edition_id","line")
);
--> statement-breakpoint
CREATE TABLE "orange_exclusivities" (
	"edition_id" integer NOT NULL,
	"line" integer NOT NULL,
	"application" text NOT NULL,
	"product" text NOT NULL,
	"code" text NOT NULL,
	"ends_on" date NOT NULL,
	CONSTRAINT "orange_exclusivities_edition_id_line_pk" PRIMARY KEY("edition_id","line")
);
--> statement-breakpoint
CREATE TABLE "orange_patents" (
	"edition_id" integer NOT NULL,
	"line" integer NOT NULL,
	"application" text NOT NULL,
	"product" text NOT NULL,
	"patent" text NOT NULL,
	"is_paediatric" boolean NOT NULL,
	"expires_on" date NOT NULL,
	"covers_substance" boolean NOT NULL,
	"covers_product" boolean NOT NULL,
	"use_code" text,
	"is_delisted" boolean NOT NULL,
	CONSTRAINT "orange_patents_edition_id_line_pk" PRIMARY KEY("edition_id","line")
);
--> statement-breakpoint
CREATE TABLE "orange_products" (
	"edition_id" integer NOT NULL,
	"line" integer NOT NULL,
	"application_type" text NOT NULL,
	"application" text NOT NULL,
	"product" text NOT NULL,
	"ingredients" text[] NOT NULL,
	"form" text NOT NULL,
	"route" text NOT NULL,
	"trade_name" text NOT NULL,
	"applicant" text NOT NULL,
	"strength" text NOT NULL,
	"note" text,
	"therapeutic_equivalence" text,
	"approved_on" date,
	"is_reference_listed" boolean NOT NULL,
	"is_reference_standard" boolean NOT NULL,
	"marketing" text NOT NULL,
	CONSTRAINT "orange_products_edition_id_line_pk" PRIMARY KEY("edition_id","line")
);
--> statement-breakpoint
CREATE TABLE "purple_products" (
	"edition_id" integer NOT NULL,
	"line" integer NOT NULL,
	"application" text NOT NULL,
	"product" text NOT NULL,
	"proprietary_name" text NOT NULL,
	"proper_name" text NOT NULL,
	"licence_type" text NOT NULL,
	"strength" text NOT NULL,
	"form" text NOT NULL,
	"route" text NOT NULL,
	"marketing" text NOT NULL,
	"licensure" text NOT NULL,
	"approved_on" date,
	"reference_proper_name" text,
	"first_licensed_on" date,
	"reference_exclusivity_ends_on" date,
	"interchangeable_exclusivity_ends_on" date,
	"is_interchangeable_end_undetermined" boolean NOT NULL,
	"orphan_exclusivity_ends_on" date,
	CONSTRAINT "purple_products_edition_id_line_pk" PRIMARY KEY("edition_id","line")
);
--> statement-breakpoint
CREATE TABLE "register_editions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "register_editions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"register" text NOT NULL,
	"day" date NOT NULL,
	"sha256" text NOT NULL,
	"file_name" text NOT NULL,
	"brought_by" text NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	"standing" text NOT NULL,
	"rows_read" integer NOT NULL,
	"rows_taken" integer NOT NULL,
	"rows_refused" integer NOT NULL,
	"rows_repeated" integer NOT NULL,
	"rows_left_out" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "eu_medicines" ADD CONSTRAINT "eu_medicines_edition_id_register_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."register_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orange_exclusivities" ADD CONSTRAINT "orange_exclusivities_edition_id_register_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."register_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orange_patents" ADD CONSTRAINT "orange_patents_edition_id_register_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."register_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orange_products" ADD CONSTRAINT "orange_products_edition_id_register_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."register_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purple_products" ADD CONSTRAINT "purple_products_edition_id_register_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."register_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "eu_medicines_inn_index" ON "eu_medicines" USING btree ("inn");--> statement-breakpoint
CREATE INDEX "orange_exclusivities_application_index" ON "orange_exclusivities" USING btree ("application");--> statement-breakpoint
CREATE INDEX "orange_patents_application_index" ON "orange_patents" USING btree ("application");--> statement-breakpoint
CREATE INDEX "orange_products_ingredients_index" ON "orange_products" USING gin ("ingredients");--> statement-breakpoint
CREATE INDEX "purple_products_proper_name_index" ON "purple_products" USING btree ("proper_name");--> statement-breakpoint
CREATE UNIQUE INDEX "one_edition_of_a_register_is_current" ON "register_editions" USING btree ("register") WHERE "register_editions"."standing" = 'current';