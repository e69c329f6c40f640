CREATE TABLE "launch_mail_stops" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dossier_windows" ADD COLUMN "since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "launch_mail_stops" ADD CONSTRAINT "launch_mail_stops_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "launch_windows_changed" ON "launch_windows" USING btree ("changed_at") WHERE "launch_windows"."changed_at" is not null;