CREATE TABLE "approval_asks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_asks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"side" text NOT NULL,
	"person_id" integer NOT NULL,
	"approver_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approval_asks_requestId_version_personId_approverId_unique" UNIQUE("request_id","version","person_id","approver_id")
);
--> statement-breakpoint
ALTER TABLE "approval_asks" ADD CONSTRAINT "approval_asks_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_asks" ADD CONSTRAINT "approval_asks_approver_id_people_id_fk" FOREIGN KEY ("approver_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_asks" ADD CONSTRAINT "approval_asks_version_fk" FOREIGN KEY ("request_id","version") REFERENCES "public"."term_sheets"("request_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_asks_person_id_index" ON "approval_asks" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "approval_asks_approver_id_index" ON "approval_asks" USING btree ("approver_id");