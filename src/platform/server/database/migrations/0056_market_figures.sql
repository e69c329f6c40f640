CREATE TABLE "demand_companies" (
	"kind" text NOT NULL,
	"listing_id" integer NOT NULL,
	"what" text NOT NULL,
	"day" date NOT NULL,
	"market" text NOT NULL,
	"company" text NOT NULL,
	CONSTRAINT "demand_companies_kind_listing_id_what_day_market_company_pk" PRIMARY KEY("kind","listing_id","what","day","market","company")
);
--> statement-breakpoint
CREATE TABLE "figures_worked" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"day" date NOT NULL,
	"editions" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opportunities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "opportunities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"market" text NOT NULL,
	"hard_until" date NOT NULL,
	"last" text NOT NULL,
	"as_of" date,
	"presentation_id" integer,
	"molecule" text NOT NULL,
	"form" text NOT NULL,
	"strengths" text NOT NULL,
	"brand" text NOT NULL,
	"holder" text NOT NULL,
	"atc" text,
	"dossiers" integer NOT NULL,
	"wanted" integer NOT NULL,
	"asked" integer NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "opportunities_key_market_unique" UNIQUE("key","market")
);
--> statement-breakpoint
CREATE TABLE "presentation_figures" (
	"presentation_id" integer PRIMARY KEY NOT NULL,
	"told" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_presentation_id_presentations_id_fk" FOREIGN KEY ("presentation_id") REFERENCES "public"."presentations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presentation_figures" ADD CONSTRAINT "presentation_figures_presentation_id_presentations_id_fk" FOREIGN KEY ("presentation_id") REFERENCES "public"."presentations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "demand_companies_day_index" ON "demand_companies" USING btree ("day");--> statement-breakpoint
CREATE INDEX "opportunities_market_hard_until_id_index" ON "opportunities" USING btree ("market","hard_until","id");--> statement-breakpoint
CREATE INDEX "opportunities_market_wanted_hard_until_id_index" ON "opportunities" USING btree ("market","wanted" DESC NULLS LAST,"hard_until","id");--> statement-breakpoint
CREATE INDEX "opportunities_presentation_id_index" ON "opportunities" USING btree ("presentation_id");