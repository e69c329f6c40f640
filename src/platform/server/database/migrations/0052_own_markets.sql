CREATE TABLE "own_markets" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"markets" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_markets" ADD CONSTRAINT "own_markets_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;