CREATE TABLE "offer_scenario_requests" (
	"scenario_id" integer NOT NULL,
	"request_id" integer NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "offer_scenario_requests_scenario_id_request_id_pk" PRIMARY KEY("scenario_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "offer_scenarios" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_scenarios_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"company_id" integer,
	"name" text NOT NULL,
	"asked" jsonb NOT NULL,
	"rates" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offer_scenario_requests" ADD CONSTRAINT "offer_scenario_requests_scenario_id_offer_scenarios_id_fk" FOREIGN KEY ("scenario_id") REFERENCES "public"."offer_scenarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_scenario_requests" ADD CONSTRAINT "offer_scenario_requests_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_scenarios" ADD CONSTRAINT "offer_scenarios_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_scenarios" ADD CONSTRAINT "offer_scenarios_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_scenario_requests_request_id_scenario_id_index" ON "offer_scenario_requests" USING btree ("request_id","scenario_id");--> statement-breakpoint
CREATE INDEX "offer_scenarios_person_id_id_index" ON "offer_scenarios" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "offer_scenarios_company_id_id_index" ON "offer_scenarios" USING btree ("company_id","id");