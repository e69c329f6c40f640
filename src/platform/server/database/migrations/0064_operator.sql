CREATE TABLE "operator_versions" (
	"version" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"register" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"law" text NOT NULL,
	"in_force_from" date NOT NULL,
	"changes" text NOT NULL,
	"asks" boolean NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_by" integer NOT NULL,
	"told_up_to" integer
);
--> statement-breakpoint
CREATE TABLE "terms_acceptances" (
	"person_id" integer NOT NULL,
	"version" integer NOT NULL,
	"accepted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "terms_acceptances_person_id_version_pk" PRIMARY KEY("person_id","version")
);
--> statement-breakpoint
ALTER TABLE "operator_versions" ADD CONSTRAINT "operator_versions_saved_by_people_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_version_operator_versions_version_fk" FOREIGN KEY ("version") REFERENCES "public"."operator_versions"("version") ON DELETE no action ON UPDATE no action;