CREATE TABLE "service_interests" (
	"person_id" integer NOT NULL,
	"service" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_interests_person_id_service_pk" PRIMARY KEY("person_id","service")
);
--> statement-breakpoint
CREATE TABLE "plants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"state" text NOT NULL,
	"listed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revised_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"plant_code" text NOT NULL,
	"company_id" integer NOT NULL,
	"country" text NOT NULL,
	"city" text NOT NULL,
	"stars" double precision NOT NULL,
	"years_of_operation" smallint NOT NULL,
	"company_type" text NOT NULL,
	"dosage_forms" text[] NOT NULL,
	"accreditations" text[] NOT NULL,
	"other_gmp" text NOT NULL,
	"compliances" text[] NOT NULL,
	"inspection_year" smallint,
	"special_capabilities" text[] NOT NULL,
	"capability_texts" text[] NOT NULL,
	"manufacturer_types" text[] NOT NULL,
	"other_offerings" text[] NOT NULL,
	"annual_capacity" text NOT NULL,
	"unit_price" text,
	"rd_capabilities" text NOT NULL,
	"api_manufacturing" text NOT NULL,
	"front_end_markets" text NOT NULL,
	"production" jsonb NOT NULL,
	CONSTRAINT "plants_code_unique" UNIQUE("code"),
	CONSTRAINT "plants_plantCode_unique" UNIQUE("plant_code"),
	CONSTRAINT "plants_stars" CHECK ("plants"."stars" between 0 and 5),
	CONSTRAINT "plants_years" CHECK ("plants"."years_of_operation" >= 0),
	CONSTRAINT "plants_production" CHECK (jsonb_array_length("plants"."production") <= 10)
);
--> statement-breakpoint
ALTER TABLE "requests" DROP CONSTRAINT "requests_listing";--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "plant_id" integer;--> statement-breakpoint
ALTER TABLE "service_interests" ADD CONSTRAINT "service_interests_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plants" ADD CONSTRAINT "plants_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plants_revised_in_index" ON "plants" USING btree ("revised_in");--> statement-breakpoint
CREATE INDEX "plants_company_id_index" ON "plants" USING btree ("company_id");--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_plant_id_plants_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requests_plant_id_index" ON "requests" USING btree ("plant_id");--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_listing" CHECK (("requests"."kind" = 'dossier') = ("requests"."dossier_id" is not null) and ("requests"."kind" = 'supplier') = ("requests"."plant_id" is not null));