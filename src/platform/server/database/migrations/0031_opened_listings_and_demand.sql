CREATE TABLE "demand_marks" (
	"person_id" integer NOT NULL,
	"kind" text NOT NULL,
	"listing_id" integer NOT NULL,
	"what" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "demand_marks_person_id_kind_listing_id_what_day_pk" PRIMARY KEY("person_id","kind","listing_id","what","day")
);
--> statement-breakpoint
CREATE TABLE "listing_demand" (
	"kind" text NOT NULL,
	"listing_id" integer NOT NULL,
	"day" date NOT NULL,
	"opened" integer NOT NULL,
	"shortlisted" integer NOT NULL,
	"compared" integer NOT NULL,
	"asked" integer NOT NULL,
	CONSTRAINT "listing_demand_kind_listing_id_day_pk" PRIMARY KEY("kind","listing_id","day")
);
--> statement-breakpoint
CREATE TABLE "opened_listings" (
	"person_id" integer NOT NULL,
	"kind" text NOT NULL,
	"listing_id" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "opened_listings_person_id_kind_listing_id_pk" PRIMARY KEY("person_id","kind","listing_id")
);
--> statement-breakpoint
ALTER TABLE "demand_marks" ADD CONSTRAINT "demand_marks_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_listings" ADD CONSTRAINT "opened_listings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "demand_marks_day_index" ON "demand_marks" USING btree ("day");--> statement-breakpoint
CREATE INDEX "opened_listings_person_id_opened_at_index" ON "opened_listings" USING btree ("person_id","opened_at");