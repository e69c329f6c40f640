CREATE TABLE "company_absences" (
	"company_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"deputy_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_absences_company_id_person_id_pk" PRIMARY KEY("company_id","person_id"),
	CONSTRAINT "company_absences_days" CHECK ("company_absences"."from_day" <= "company_absences"."until_day"),
	CONSTRAINT "company_absences_deputy" CHECK ("company_absences"."deputy_id" <> "company_absences"."person_id")
);
--> statement-breakpoint
CREATE TABLE "request_watchers" (
	"request_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "request_watchers_request_id_person_id_pk" PRIMARY KEY("request_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "company_absences" ADD CONSTRAINT "company_absences_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_absences" ADD CONSTRAINT "company_absences_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_absences" ADD CONSTRAINT "company_absences_deputy_id_people_id_fk" FOREIGN KEY ("deputy_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_watchers" ADD CONSTRAINT "request_watchers_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_watchers" ADD CONSTRAINT "request_watchers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_absences_person_id_index" ON "company_absences" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "company_absences_deputy_id_index" ON "company_absences" USING btree ("deputy_id");--> statement-breakpoint
CREATE INDEX "request_watchers_person_id_index" ON "request_watchers" USING btree ("person_id");