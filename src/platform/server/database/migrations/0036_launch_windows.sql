CREATE TABLE "dossier_windows" (
	"dossier_id" integer PRIMARY KEY NOT NULL,
	"facts_id" integer NOT NULL,
	"revised_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "launch_facts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "launch_facts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"facts" jsonb NOT NULL,
	"worked_for" date NOT NULL,
	"editions" text NOT NULL,
	CONSTRAINT "launch_facts_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "launch_windows" (
	"facts_id" integer NOT NULL,
	"market" text NOT NULL,
	"state" text NOT NULL,
	"earliest" date,
	"hard_until" date,
	"soft_until" date,
	"as_of" date,
	"reasons" jsonb NOT NULL,
	"before" jsonb,
	"changed_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "launch_windows_facts_id_market_pk" PRIMARY KEY("facts_id","market")
);
--> statement-breakpoint
CREATE TABLE "windows_due" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "windows_due_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dossier_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dossier_windows" ADD CONSTRAINT "dossier_windows_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossier_windows" ADD CONSTRAINT "dossier_windows_facts_id_launch_facts_id_fk" FOREIGN KEY ("facts_id") REFERENCES "public"."launch_facts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launch_windows" ADD CONSTRAINT "launch_windows_facts_id_launch_facts_id_fk" FOREIGN KEY ("facts_id") REFERENCES "public"."launch_facts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dossier_windows_facts_id_index" ON "dossier_windows" USING btree ("facts_id");--> statement-breakpoint
CREATE INDEX "dossier_windows_revised_in_index" ON "dossier_windows" USING btree ("revised_in");--> statement-breakpoint
CREATE INDEX "launch_facts_worked_for_editions_index" ON "launch_facts" USING btree ("worked_for","editions");--> statement-breakpoint
CREATE INDEX "launch_windows_changed_at_index" ON "launch_windows" USING btree ("changed_at") WHERE "launch_windows"."changed_at" is not null and "launch_windows"."told_at" is null;
--> statement-breakpoint
-- Whichever code or hand writes what a dossier's windows depend on, they are due.
CREATE FUNCTION expect_windows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO windows_due (dossier_id) SELECT id FROM written WHERE state = 'published';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER dossiers_expect_windows AFTER INSERT ON dossiers
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION expect_windows();
--> statement-breakpoint
CREATE FUNCTION expect_other_windows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO windows_due (dossier_id)
    SELECT id FROM written JOIN earlier USING (id)
    WHERE written.state = 'published'
      AND (written.state, written.molecule_id, written.dosage_form, written.routes, written.strengths, written.salt,
        written.atc_classes, written.us_reference_product, written.readiness, written.registered_in)
      IS DISTINCT FROM (earlier.state, earlier.molecule_id, earlier.dosage_form, earlier.routes, earlier.strengths, earlier.salt,
        earlier.atc_classes, earlier.us_reference_product, earlier.readiness, earlier.registered_in);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER dossiers_expect_other_windows AFTER UPDATE ON dossiers
  REFERENCING OLD TABLE AS earlier NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION expect_other_windows();
--> statement-breakpoint
CREATE FUNCTION expect_windows_of_molecule() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO windows_due (dossier_id) SELECT id FROM dossiers WHERE molecule_id = NEW.id AND state = 'published';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER molecules_expect_windows AFTER UPDATE ON molecules FOR EACH ROW
  WHEN (OLD.inn IS DISTINCT FROM NEW.inn) EXECUTE FUNCTION expect_windows_of_molecule();
--> statement-breakpoint
INSERT INTO windows_due (dossier_id) SELECT id FROM dossiers WHERE state = 'published';
