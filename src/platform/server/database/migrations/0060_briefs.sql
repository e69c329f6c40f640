CREATE TABLE "brief_requests" (
	"brief_id" integer NOT NULL,
	"request_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"lines" smallint[] NOT NULL,
	CONSTRAINT "brief_requests_brief_id_position_pk" PRIMARY KEY("brief_id","position"),
	CONSTRAINT "brief_requests_requestId_unique" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "briefs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "briefs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"company_id" integer,
	"title" text NOT NULL,
	"first_year" smallint NOT NULL,
	"currency" text NOT NULL,
	"lines" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"awarded_request_id" integer
);
--> statement-breakpoint
ALTER TABLE "brief_requests" ADD CONSTRAINT "brief_requests_brief_id_briefs_id_fk" FOREIGN KEY ("brief_id") REFERENCES "public"."briefs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief_requests" ADD CONSTRAINT "brief_requests_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefs" ADD CONSTRAINT "briefs_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefs" ADD CONSTRAINT "briefs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefs" ADD CONSTRAINT "briefs_awarded_request_id_requests_id_fk" FOREIGN KEY ("awarded_request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "briefs_person_id_id_index" ON "briefs" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "briefs_company_id_id_index" ON "briefs" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "briefs_awarded_request_id_index" ON "briefs" USING btree ("awarded_request_id");