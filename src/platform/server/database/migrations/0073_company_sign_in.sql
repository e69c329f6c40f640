CREATE TABLE "company_sign_ins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_sign_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"secret" text NOT NULL,
	"only_way" boolean DEFAULT false NOT NULL,
	"role_claim" text DEFAULT '' NOT NULL,
	"role_values" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"default_role" text DEFAULT 'reader' NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_sign_ins_companyId_unique" UNIQUE("company_id")
);
--> statement-breakpoint
CREATE TABLE "company_former_people" (
	"company_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_former_people_company_id_person_id_pk" PRIMARY KEY("company_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "account_keys" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "account_keys" ADD COLUMN "multi_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "multi_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company_domains" ADD COLUMN "signs_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "sign_in_key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "requires_second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company_sign_ins" ADD CONSTRAINT "company_sign_ins_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_former_people" ADD CONSTRAINT "company_former_people_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_former_people" ADD CONSTRAINT "company_former_people_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_former_people_person_id_index" ON "company_former_people" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_domains_sign_in_once" ON "company_domains" USING btree ("domain") WHERE "company_domains"."signs_in";--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_signInKey_unique" UNIQUE("sign_in_key");