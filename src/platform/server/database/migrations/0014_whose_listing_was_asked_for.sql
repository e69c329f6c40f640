ALTER TABLE "empty_searches" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "empty_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "listing_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "listing_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "owner_company_id" integer;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_owner_company_id_companies_id_fk" FOREIGN KEY ("owner_company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requests_owner_company_id_id_index" ON "requests" USING btree ("owner_company_id","id");--> statement-breakpoint
ALTER TABLE "empty_searches" ADD CONSTRAINT "empty_searches_id_unique" UNIQUE("id");